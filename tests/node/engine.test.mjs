/** The page's side of the engine against a worker that the test speaks for: node --test tests/node */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

globalThis.MUGGINS_WORKER = "worker.js";
Object.defineProperty(globalThis, "navigator", { value: { onLine: true }, configurable: true });
const { Engine, EngineError } = await import("../../engine/client/engine.js");

/** The workers of a test, in the order of their start. */
let workers = [];

class FakeWorker {
  sent = [];
  terminated = false;
  constructor() {
    workers.push(this);
  }
  postMessage(message) {
    this.sent.push(message);
  }
  terminate() {
    this.terminated = true;
  }
  say(data) {
    this.onmessage({ data });
  }
}

function start() {
  const engine = new Engine(() => new FakeWorker());
  const states = [];
  engine.onState((state) => states.push(state));
  return { engine, states, last: () => states.at(-1) };
}

const ready = { phase: "ready", fraction: 1 };

beforeEach(() => {
  workers = [];
  navigator.onLine = true;
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

test("nothing starts before it is needed", () => {
  const { engine, states } = start();
  assert.deepEqual(states, [{ name: "idle" }]);
  engine.warm();
  engine.warm();
  assert.equal(workers.length, 1);
});

test("requests wait for the start and are answered one after the other", async () => {
  const { engine, states } = start();
  const first = engine.request({ act: "a" });
  const second = engine.request({ act: "b" });
  const [worker] = workers;
  worker.say({ phase: "runtime", fraction: 0.1 });
  assert.deepEqual(worker.sent, []);
  worker.say(ready);
  assert.deepEqual(worker.sent, [{ id: 1, body: '{"act":"a"}' }]);
  worker.say({ id: 1, body: '{"ok":1}' });
  worker.say({ id: 2, body: '{"ok":2}' });
  assert.deepEqual(await Promise.all([first, second]), [{ ok: 1 }, { ok: 2 }]);
  assert.deepEqual(states.map((state) => state.name), ["idle", "loading", "loading", "ready"]);
});

test("a start is slow after 15 s without a phase and fails after 60 s", async () => {
  const { engine, last } = start();
  const request = engine.request({});
  mock.timers.tick(14_999);
  assert.equal(last().name, "loading");
  mock.timers.tick(1);
  assert.deepEqual(last(), { name: "slow", phase: "worker", fraction: 0 });
  workers[0].say({ phase: "engine", fraction: 0.85 });
  assert.deepEqual(last(), { name: "loading", phase: "engine", fraction: 0.85 });
  mock.timers.tick(60_000);
  assert.deepEqual(last(), { name: "failed", reason: "boot" });
  assert.ok(workers[0].terminated);
  await assert.rejects(request, (error) => error instanceof EngineError && error.reason === "boot");
  await assert.rejects(engine.request({}), EngineError);
});

test("retry starts again", async () => {
  const { engine, last } = start();
  engine.warm();
  workers[0].say({ failed: "offline" });
  assert.deepEqual(last(), { name: "failed", reason: "offline" });
  engine.warm();
  assert.equal(workers.length, 1);
  engine.retry();
  workers[1].say(ready);
  assert.equal(last().name, "ready");
});

test("a worker that does not load says whether the network is there", () => {
  for (const [online, reason] of [[true, "boot"], [false, "offline"]]) {
    navigator.onLine = online;
    const { engine, last } = start();
    engine.warm();
    workers.at(-1).onerror();
    assert.deepEqual(last(), { name: "failed", reason });
  }
});

for (const [name, breakWorker] of [
  ["a crash", (worker) => worker.onerror()],
  ["a request that hangs for 20 s", () => mock.timers.tick(20_000)],
]) {
  test(`${name}: the same request goes to one new worker, then the engine has failed`, async () => {
    const { engine, last } = start();
    const request = engine.request({ act: "x" });
    workers[0].say(ready);
    breakWorker(workers[0]);
    assert.ok(workers[0].terminated);
    workers[1].say(ready);
    assert.deepEqual(workers[1].sent, workers[0].sent);
    breakWorker(workers[1]);
    assert.deepEqual(last(), { name: "failed", reason: "crash" });
    await assert.rejects(request, (error) => error.reason === "crash");
    assert.equal(workers.length, 2);
  });
}

test("a request that the second worker answers is answered", async () => {
  const { engine, last } = start();
  const request = engine.request({});
  workers[0].say(ready);
  workers[0].onerror();
  workers[0].say({ id: 1, body: '"late"' });
  workers[1].say(ready);
  workers[1].say({ id: 1, body: "{}" });
  assert.deepEqual(await request, {});
  mock.timers.tick(100_000);
  assert.equal(last().name, "ready");
});

test("a worker that breaks without a request is replaced at the next one", () => {
  const { engine, last } = start();
  engine.warm();
  workers[0].say(ready);
  workers[0].onerror();
  assert.equal(last().name, "idle");
  engine.request({});
  assert.equal(workers.length, 2);
});
