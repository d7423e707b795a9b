/**
 * What the site remembers in this browser, and nowhere else: the language last chosen and how cards look. The theme
 * keeps the colours.
 */

const LANGUAGE = 'muggins.language';
const PREFERENCES = 'muggins.preferences';
/** Of the stored preferences; others are not understood. */
const VERSION = 1;

/**
 * How cards look: `letters` of the courts 'international' or 'local', those of the page's language; `suits` in 'two' or
 * 'four' colours.
 * @typedef {Record<string, string>} Preferences
 */

/** Read JSON; null where there is none, and where storage is switched off. @param {string} key */
function readJson(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Without storage, what is chosen lasts for this page only. @param {string} key @param {string} value */
function write(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {}
}

/** The code of the language chosen last, or null. */
export function chosenLanguage() {
  try {
    return localStorage.getItem(LANGUAGE);
  } catch {
    return null;
  }
}

/** @param {string} code */
export function rememberLanguage(code) {
  write(LANGUAGE, code);
}

/** The colour scheme chosen in the header of the pages: 'default' is light, 'slate' dark; null when it follows the system. */
export function savedScheme() {
  const { media, scheme } = readJson(`${new URL('.', location.href).pathname}.__palette`)?.color ?? {};
  return media === '(prefers-color-scheme)' ? null : (scheme ?? null);
}

/** The stored preferences; what is missing or not understood is as at first. @returns {Preferences} */
export function preferences() {
  const stored = readJson(PREFERENCES);
  const { letters, suits } = stored?.version === VERSION ? stored : {};
  return { letters: letters === 'local' ? letters : 'international', suits: suits === 'four' ? suits : 'two' };
}

/** @param {Preferences} chosen */
export function keepPreferences(chosen) {
  write(PREFERENCES, JSON.stringify({ version: VERSION, ...chosen }));
}

/** Let the style sheets show cards as preferred. @param {Preferences} chosen */
export function applyPreferences({ letters, suits }) {
  const { classList } = document.documentElement;
  classList.toggle('local-letters', letters === 'local');
  classList.toggle('four-colours', suits === 'four');
}

/**
 * Call back when the stored preferences may have changed: in another tab, or while the browser kept this page aside to
 * come back to.
 * @param {() => void} callback
 */
export function whenPreferencesChange(callback) {
  for (const type of ['storage', 'pageshow']) addEventListener(type, callback);
}
