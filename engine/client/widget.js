/**
 * A board on a page: steps through the frames that stand in the page, and hands the reader's actions to the engine.
 * It knows no game: a button's `data-act` goes to the engine as it is, and the answer's frame takes the board's place.
 *
 * @typedef {{ok: boolean, html: string, record: string | null, say: string, focus: string | null}} Answer
 * @typedef {{act: string, record: string | null}} Action
 */
import { Idiomorph } from "idiomorph";
import { address, languageRoot, show } from "./address.js";
import { onState, request, retry, warm } from "./engine.js";
import { fly, places } from "./flip.js";
import { rove, tabStop } from "./focus.js";

/** Milliseconds between emptying the live region and filling it, so that a repeated sentence is spoken again. */
const SAY_AFTER = 60;

export class MugWidget extends HTMLElement {
  /** @type {string | null} where the live table started and the moves since; the engine keeps nothing */
  #record = null;
  #step = 1;
  #busy = false;
  /** @type {Action | null} the action that waits for the engine */
  #waiting = null;

  connectedCallback() {
    this.#region = document.createElement("div");
    this.#region.className = "vh";
    this.#region.role = "status";
    this.append(this.#region);
    this.#status.tabIndex = -1;
    this.addEventListener("click", (event) => this.#click(event));
    this.addEventListener("submit", (event) => this.#submit(event));
    this.addEventListener("keydown", (event) => this.#key(event));
    this.addEventListener("input", (event) => {
      if (event.target === this.#slider) this.#go(this.#slider?.valueAsNumber ?? 1);
    });
    this.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse" && closest(event, "[data-act]")) warm();
    });
    addEventListener("hashchange", this.#follow);
    this.#show(1);
    this.#follow();
  }

  disconnectedCallback() {
    removeEventListener("hashchange", this.#follow);
    this.#region?.remove();
  }

  /** @type {HTMLElement | undefined} */
  #region;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #saying;

  get #steps() {
    return /** @type {HTMLElement[]} */ ([...this.querySelectorAll(":scope > .mug > .mug-steps > .mug-step")]);
  }

  get #slider() {
    return /** @type {HTMLInputElement | null} */ (this.querySelector(":scope > .mug input[type=range]"));
  }

  get #replay() {
    return /** @type {HTMLElement} */ (this.querySelector(":scope > .mug:not(.mug-live)"));
  }

  get #live() {
    return this.querySelector(":scope > .mug-live");
  }

  get #status() {
    return /** @type {HTMLElement} */ (this.querySelector(":scope > .mug-status"));
  }

  /** Open what the address names, if it names this board: a step, or a table with moves. */
  #follow = () => {
    const record = address();
    if (record === this.#record) return;
    if (record[1] === "=" && this.dataset.opens?.includes(record[0])) {
      this.#act({ act: "open", record });
      return;
    }
    const found = /^s=([a-z0-9-]+)(?:\.(\d+))?(.*)$/.exec(record);
    if (!found || found[1] !== this.dataset.scenario) return;
    const step = Number(found[2] ?? 0);
    this.#leave(step);
    // The engine also knows what is wrong with an address that names neither.
    if (found[3] || step !== this.#step) this.#act({ act: "open", record });
    else if (step > 1) this.#fetchMore().then(() => this.#show(step));
    requestAnimationFrame(() => this.scrollIntoView({ block: "nearest" }));
  };

  // ---- Steps

  /** @param {number} step */
  #show(step) {
    const steps = this.#steps;
    this.#step = Math.min(Math.max(step, 1), steps.length);
    for (const [index, frame] of steps.entries()) frame.hidden = index + 1 !== this.#step;
    const slider = this.#slider;
    if (!slider) return;
    slider.value = String(this.#step);
    slider.ariaValueText = steps[this.#step - 1].dataset.label ?? "";
    this.#button("prev").disabled = this.#step === 1;
    this.#button("next").disabled = this.#step === steps.length;
    /** @type {HTMLElement} */ (this.querySelector(".mug-count")).textContent = `${this.#step} / ${steps.length}`;
  }

  /** Show a step that the reader asked for, name it in the address and read its caption out. @param {number} step */
  #go(step) {
    if (this.dataset.more) {
      this.#fetchMore().then(() => this.#go(step));
      return;
    }
    const before = this.#step;
    const focused = document.activeElement;
    this.#show(step);
    if (this.#step === before) return;
    // The control may be at its end now, or have gone with the step before.
    if (focused?.matches(":disabled") || !focused?.checkVisibility()) this.#slider?.focus();
    show(`s=${this.dataset.scenario}.${this.#step}`);
    this.#say(heard(this.#steps[this.#step - 1].querySelector(".mug-caption")));
  }

  /** Fetch the drawings of a long example, once; without a connection its steps are still told in words. */
  async #fetchMore() {
    const { more } = this.dataset;
    delete this.dataset.more;
    if (!more) return;
    const response = await fetch(more).catch(() => null);
    if (!response?.ok) return;
    const whole = new DOMParser().parseFromString(await response.text(), "text/html");
    this.#replay.querySelector(".mug-steps")?.replaceChildren(...whole.querySelectorAll(".mug-step"));
    this.#show(this.#step);
  }

  /** @param {string} name */
  #button(name) {
    return /** @type {HTMLButtonElement} */ (this.querySelector(`[data-local=${name}]`));
  }

  // ---- Input

  /** @param {MouseEvent} event */
  #click(event) {
    const button = closest(event, "button");
    if (!button) return;
    const { act, local, record, by } = button.dataset;
    const number = by && button.parentElement?.querySelector("input");
    if (number) by === "+" ? number.stepUp() : number.stepDown();
    else if (act) this.#act({ act, record: record ?? this.#record });
    else if (local) this.#locally[local]?.();
  }

  /** A form's action ends in what the reader wrote or chose. @param {SubmitEvent} event */
  #submit(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const field = /** @type {HTMLInputElement | null} */ (form.querySelector("input:not([type=radio])"));
    const written = [...new FormData(form).values()].join(".");
    if (field && !written) field.focus();
    else this.#act({ act: form.dataset.act + written, record: this.#record });
  }

  /** @type {Record<string, () => void>} what needs no engine */
  #locally = {
    prev: () => this.#go(this.#step - 1),
    next: () => this.#go(this.#step + 1),
    steps: () => {
      this.#leave(this.#step);
      const { scenario } = this.dataset;
      history.pushState(null, "", scenario ? `#s=${scenario}.${this.#step}` : location.pathname);
      const frame = this.#steps[this.#step - 1] ?? this.#replay;
      /** @type {HTMLElement | null} */ (frame.querySelector("[data-act]"))?.focus();
    },
    copy: () => this.#copy(),
    retry: () => {
      retry();
      if (this.#waiting) this.#act(this.#waiting);
    },
  };

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // The theme listens for single letters on the whole page.
    if (event.key.length === 1) event.stopPropagation();
    const group = closest(event, "[data-rove]");
    const escape = this.querySelector("[data-escape]");
    if (event.key === "Escape" && escape instanceof HTMLElement) {
      this.#act({ act: escape.dataset.escape ?? "", record: this.#record });
    } else if (group) {
      rove(group, event);
    } else if (!this.#live && event.target !== this.#slider && !closest(event, "summary, a")) {
      const to = { ArrowLeft: this.#step - 1, ArrowRight: this.#step + 1, Home: 1, End: this.#steps.length }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      this.#go(to);
    }
  }

  // ---- The engine

  /** Send an action; while one is under way, further ones are ignored and the status line says why. @param {Action} action */
  async #act(action) {
    if (this.#busy) return;
    this.#setBusy(true);
    this.#waiting = action;
    const stop = onState((state) => this.#report(state));
    try {
      const { documentElement } = document;
      const asked = { ...action, lang: documentElement.lang, seed: chance(), wid: this.id, root: languageRoot(documentElement.lang) };
      const answer = /** @type {Answer} */ (await request(asked));
      this.#waiting = null;
      this.#take(answer);
    } catch {
      // The engine's state says what failed, and the status line shows it; the action waits for "try again".
    } finally {
      stop();
      this.#setBusy(false);
      if (!this.#waiting) this.#status.hidden = true;
    }
  }

  /** @param {boolean} busy */
  #setBusy(busy) {
    this.#busy = busy;
    // Not the whole board: what is said in its live region while the engine loads must be heard.
    for (const frame of this.querySelectorAll(":scope > .mug")) frame.ariaBusy = String(busy);
  }

  /** @param {Answer} answer */
  #take(answer) {
    const live = this.#live;
    if (live) {
      const before = places(live);
      Idiomorph.morph(live, answer.html, {
        morphStyle: "outerHTML",
        restoreFocus: true,
        // What the reader has unfolded or folded stays so.
        callbacks: { beforeAttributeUpdated: (name) => name !== "open" },
      });
      fly(this.#live ?? this, before);
    } else {
      this.#replay.hidden = true;
      this.#status.insertAdjacentHTML("beforebegin", answer.html);
    }
    this.#record = answer.record;
    if (answer.record) show(answer.record);
    for (const group of this.querySelectorAll("[data-rove]")) tabStop(group);
    const lost = !this.contains(document.activeElement);
    const target = document.getElementById(answer.focus ?? "") ?? (lost ? document.getElementById(`${this.id}-fb`) : null);
    // Left to itself, the browser would put it in the middle of the window and the table out of it.
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: "nearest" });
    this.#say(answer.say);
  }

  /** Put the steps back in the place of the live table. @param {number} step */
  #leave(step) {
    this.#live?.remove();
    this.#record = null;
    this.#replay.hidden = false;
    this.#status.hidden = true;
    this.#show(step);
  }

  /** Show how the engine's start goes. @param {import("./engine.js").State} state */
  #report(state) {
    const line = state.name === "failed" && state.reason === "offline" ? "offline" : state.name;
    this.#line(line);
    const progress = this.#status.querySelector("progress");
    if (progress) progress.hidden = !("fraction" in state);
    if (progress && "fraction" in state) progress.value = state.fraction;
    this.#offerRetry(state.name === "failed");
  }

  /** Show or hide "try again", which may have the focus. @param {boolean} offered */
  #offerRetry(offered) {
    const retry = this.#button("retry");
    if (!offered && retry === document.activeElement) this.#status.focus();
    retry.hidden = !offered;
  }

  /** Show one line of the status, or none. @param {string} name */
  #line(name) {
    const before = this.#status.hidden ? "" : this.#status.dataset.shows;
    this.#status.dataset.shows = name;
    for (const line of this.#status.querySelectorAll("[data-state]")) {
      if (!(line instanceof HTMLElement)) continue;
      line.hidden = line.dataset.state !== name;
      // Once, not at every phase of the start; and not that an engine is ready that was so before.
      if (!line.hidden && name !== before && (before || name !== "ready")) this.#say(line.textContent ?? "");
    }
    this.#status.hidden = name === "idle" || name === "ready";
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(location.href);
    } catch {
      // Without a clipboard the address bar is where the link is.
      return;
    }
    this.#line("copied");
    const progress = this.#status.querySelector("progress");
    if (progress) progress.hidden = true;
    this.#offerRetry(false);
  }

  /** Have a sentence read aloud. @param {string} text */
  #say(text) {
    const region = this.#region;
    if (!region || !text) return;
    region.textContent = "";
    clearTimeout(this.#saying);
    this.#saying = setTimeout(() => {
      region.textContent = text;
    }, SAY_AFTER);
  }
}

/**
 * The nearest element around an event's target that matches.
 * @param {Event} event
 * @param {string} selector
 */
function closest(event, selector) {
  const found = event.target instanceof Element ? event.target.closest(selector) : null;
  return found instanceof HTMLElement ? found : null;
}

/** What a screen reader reads of an element: without the parts that are only for the eye. @param {Element | null} element */
function heard(element) {
  const copy = /** @type {Element | undefined} */ (element?.cloneNode(true));
  for (const seen of copy?.querySelectorAll("[aria-hidden]") ?? []) seen.remove();
  return copy?.textContent ?? "";
}

/** A seed for a new deal: the engine itself has no chance in it. */
function chance() {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join("");
}
