/** What is remembered in the browser, against a storage that may be off or hold anything: node --test tests/node */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import * as kept from "../../engine/client/preferences.js";

const KEY = "muggins.preferences";
const FIRST = { letters: "international", suits: "two" };

/** What the storage holds; null when it is switched off. @type {Map<string, string> | null} */
let held;
/** The classes of the root. */
let classes;

function storage() {
  if (!held) throw new DOMException("switched off", "SecurityError");
  return held;
}

Object.defineProperty(globalThis, "localStorage", {
  value: {
    getItem: (key) => storage().get(key) ?? null,
    setItem: (key, value) => storage().set(key, value),
  },
  configurable: true,
});
globalThis.location = { href: "https://example.org/muggins/" };
globalThis.document = {
  documentElement: { classList: { toggle: (name, on) => classes[on ? "add" : "delete"](name) } },
};

beforeEach(() => {
  held = new Map();
  classes = new Set();
});

test("as at first before anything is chosen", () => {
  assert.deepEqual(kept.preferences(), FIRST);
  assert.equal(kept.chosenLanguage(), null);
  assert.equal(kept.savedScheme(), null);
});

test("what is chosen is kept under one key, with a version", () => {
  kept.keepPreferences({ letters: "local", suits: "four" });
  assert.deepEqual([...held.keys()], [KEY]);
  assert.deepEqual(JSON.parse(held.get(KEY)), { version: 1, letters: "local", suits: "four" });
  assert.deepEqual(kept.preferences(), { letters: "local", suits: "four" });
});

for (const garbage of ["", "{", "null", "5", '"local"', "[]", "{}", '{"letters":"local","suits":"four"}',
  '{"version":2,"letters":"local","suits":"four"}', '{"version":1,"letters":"runes","suits":4}']) {
  test(`as at first where ${garbage || "nothing"} is stored`, () => {
    held.set(KEY, garbage);
    assert.deepEqual(kept.preferences(), FIRST);
  });
}

test("what is understood holds beside what is not", () => {
  held.set(KEY, '{"version":1,"letters":"runes","suits":"four","more":1}');
  assert.deepEqual(kept.preferences(), { letters: "international", suits: "four" });
});

test("a storage that is switched off is nobody's trouble", () => {
  held = null;
  kept.keepPreferences({ letters: "local", suits: "four" });
  kept.rememberLanguage("pl");
  assert.deepEqual(kept.preferences(), FIRST);
  assert.equal(kept.chosenLanguage(), null);
  assert.equal(kept.savedScheme(), null);
});

test("the root has a class for each preference that is not as at first", () => {
  kept.applyPreferences({ letters: "local", suits: "four" });
  assert.deepEqual(classes, new Set(["local-letters", "four-colours"]));
  kept.applyPreferences({ letters: "international", suits: "four" });
  assert.deepEqual(classes, new Set(["four-colours"]));
  kept.applyPreferences(FIRST);
  assert.deepEqual(classes, new Set());
});

test("the colours of the theme are read, whatever stands there", () => {
  const key = "/muggins/.__palette";
  held.set(key, '{"color":{"media":"(prefers-color-scheme: dark)","scheme":"slate"}}');
  assert.equal(kept.savedScheme(), "slate");
  held.set(key, '{"color":{"media":"(prefers-color-scheme)","scheme":"slate"}}');
  assert.equal(kept.savedScheme(), null);
  for (const garbage of ["{", "null", "{}", '{"color":null}']) {
    held.set(key, garbage);
    assert.equal(kept.savedScheme(), null);
  }
});
