/**
 * The page's side of the engine: one worker in a tab, started at the first need, restarted once when it breaks.
 *
 * @typedef {"boot" | "offline" | "crash"} Reason
 * @typedef {{name: "idle"} | {name: "ready"} | {name: "failed", reason: Reason}
 *   | {name: "loading" | "slow", phase: string, fraction: number}} State
 * @typedef {import("./worker.js").Progress | import("./worker.js").Failure | import("./worker.js").Message} Report
 * @typedef {Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">} WorkerLike
 * @typedef {{id: number, body: string, tries: number, resolve: (answer: object) => void,
 *   reject: (error: EngineError) => void}} Job
 */

/** Milliseconds without a new phase until the start is called slow, and until it is given up. */
const SLOW = 15_000;
const DEAD = 60_000;
/** Milliseconds that a request may take; real ones take a few. */
const HANG = 20_000;
/** How often a request is sent before it is held to be the one that breaks the worker. */
const TRIES = 2;

export class EngineError extends Error {
  /** @param {Reason} reason */
  constructor(reason) {
    super(`The engine is not available: ${reason}`);
    this.reason = reason;
  }
}

export class Engine {
  /** @type {State} */
  #state = { name: "idle" };
  /** @type {Set<(state: State) => void>} */
  #listeners = new Set();
  /** @type {WorkerLike | undefined} */
  #worker;
  /** @type {Job[]} the first one is with the worker as soon as there is a ready worker */
  #jobs = [];
  #sent = false;
  #lastId = 0;
  /** @type {ReturnType<typeof setTimeout>[]} */
  #timers = [];
  #startWorker;

  /** @param {() => WorkerLike} startWorker */
  constructor(startWorker) {
    this.#startWorker = startWorker;
  }

  /**
   * Send a request and wait for its answer, through the start of the worker if need be.
   * @param {object} body
   * @returns {Promise<object>} rejected with an `EngineError` when the engine fails or has failed
   */
  request(body) {
    return new Promise((resolve, reject) => {
      if (this.#state.name === "failed") return reject(new EngineError(this.#state.reason));
      this.#jobs.push({ id: ++this.#lastId, body: JSON.stringify(body), tries: 0, resolve, reject });
      this.warm();
      this.#send();
    });
  }

  /** Start the worker if none runs; does nothing after a failure. */
  warm() {
    if (this.#state.name === "idle") this.#boot();
  }

  /** Start again after a failure. */
  retry() {
    if (this.#state.name === "failed") this.#boot();
  }

  /**
   * Call `listener` with the present state and with every later one.
   * @param {(state: State) => void} listener
   * @returns {() => void} ends the calls
   */
  onState(listener) {
    this.#listeners.add(listener);
    listener(this.#state);
    return () => this.#listeners.delete(listener);
  }

  #boot() {
    const worker = this.#startWorker();
    this.#worker = worker;
    worker.onmessage = ({ data }) => worker === this.#worker && this.#hear(data);
    worker.onerror = () => worker === this.#worker && this.#break();
    this.#load("worker", 0);
  }

  /** @param {Report} report */
  #hear(report) {
    if ("failed" in report) this.#fail(report.failed);
    else if ("id" in report) this.#settle(report);
    else if (report.phase === "ready") this.#ready();
    else this.#load(report.phase, report.fraction);
  }

  /**
   * @param {string} phase
   * @param {number} fraction
   */
  #load(phase, fraction) {
    this.#stopTimers();
    this.#after(SLOW, () => this.#enter({ name: "slow", phase, fraction }));
    this.#after(DEAD, () => this.#fail("boot"));
    this.#enter({ name: "loading", phase, fraction });
  }

  #ready() {
    this.#stopTimers();
    this.#enter({ name: "ready" });
    this.#send();
  }

  #send() {
    const job = this.#jobs[0];
    if (!job || this.#sent || this.#state.name !== "ready") return;
    this.#sent = true;
    job.tries += 1;
    this.#after(HANG, () => this.#break());
    this.#worker?.postMessage({ id: job.id, body: job.body });
  }

  /** @param {import("./worker.js").Message} answer */
  #settle(answer) {
    this.#stopTimers();
    this.#sent = false;
    this.#jobs.shift()?.resolve(JSON.parse(answer.body));
    this.#send();
  }

  /** The worker broke or hangs: a start fails, a request gets one more worker. */
  #break() {
    if (this.#state.name !== "ready") return this.#fail(navigator.onLine ? "boot" : "offline");
    const [job] = this.#jobs;
    if (job && job.tries >= TRIES) return this.#fail("crash");
    this.#stop();
    if (job) this.#boot();
    else this.#enter({ name: "idle" });
  }

  /** @param {Reason} reason */
  #fail(reason) {
    this.#stop();
    const jobs = this.#jobs.splice(0);
    this.#enter({ name: "failed", reason });
    for (const job of jobs) job.reject(new EngineError(reason));
  }

  #stop() {
    this.#stopTimers();
    this.#sent = false;
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  /** @param {State} state */
  #enter(state) {
    this.#state = state;
    for (const listener of this.#listeners) listener(state);
  }

  /**
   * @param {number} delay
   * @param {() => void} action
   */
  #after(delay, action) {
    this.#timers.push(setTimeout(action, delay));
  }

  #stopTimers() {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
  }
}

const engine = new Engine(() => new Worker(new URL(MUGGINS_WORKER, import.meta.url), { type: "module" }));

/** @type {Engine["request"]} */
export const request = (body) => engine.request(body);
export const warm = () => engine.warm();
export const retry = () => engine.retry();
/** @type {Engine["onState"]} */
export const onState = (listener) => engine.onState(listener);
