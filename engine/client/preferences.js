/** What the site remembers in this browser, and nowhere else: the language last chosen. The theme keeps the colours. */

const LANGUAGE = 'muggins.language';

/** Read from the browser's storage, which may be switched off. @param {string} key */
function read(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The code of the language chosen last, or null. */
export function chosenLanguage() {
  return read(LANGUAGE);
}

/** @param {string} code */
export function rememberLanguage(code) {
  try {
    localStorage.setItem(LANGUAGE, code);
  } catch {
    // Without storage the choice lasts for this page only.
  }
}

/** The colour scheme chosen in the header of the pages: 'default' is light, 'slate' dark; null when it follows the system. */
export function savedScheme() {
  const saved = read(`${new URL('.', location.href).pathname}.__palette`);
  try {
    const { media, scheme } = JSON.parse(saved ?? 'null')?.color ?? {};
    return media === '(prefers-color-scheme)' ? null : (scheme ?? null);
  } catch {
    return null;
  }
}
