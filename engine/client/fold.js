/**
 * Words as the search compares them: without diacritics, with one kind of i, and without French elisions.
 * Pure functions, shared by the search worker and its tests.
 */

/** Letters that Unicode does not decompose, or decomposes differently in Turkish. @type {Record<string, string>} */
const LETTERS = {
  ł: 'l', Ł: 'l', ı: 'i', I: 'i', İ: 'i', ø: 'o', Ø: 'o', œ: 'oe', Œ: 'oe', æ: 'ae', Æ: 'ae', ß: 'ss', đ: 'd', Đ: 'd',
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
const ELISION = /(^|[\s"«“(])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’](?=\S)/gi;
const SHORTEST = 3;
const LONGEST_CUT = 4;

/**
 * The folded form of a text.
 * @param {string} text
 */
export function fold(text) {
  return text.replace(SPECIAL, (letter) => LETTERS[letter]).normalize('NFD').replace(/\p{M}+/gu, '').toLowerCase();
}

/**
 * The text without "l’", "d’", "qu’" and the like, which the reader types with the word.
 * @param {string} text
 */
export function withoutElisions(text) {
  return text.replace(ELISION, '$1');
}

/**
 * The folded query with `cut` letters less at the end of each word, for languages with many endings; words keep three.
 * @param {string} folded
 * @param {number} cut
 */
function shortened(folded, cut) {
  return folded.split(/\s+/).map((word) => (word.length - cut >= SHORTEST ? word.slice(0, -cut) : word)).join(' ');
}

/**
 * What to ask the index for, one after the other until something is found: the words as typed together with their
 * folded form, so that results show the accented form marked; the folded form alone; then shorter and shorter forms.
 * @param {string} typed
 * @returns {string[]} at least one query, no two alike
 */
export function attempts(typed) {
  const plain = withoutElisions(typed).trim();
  const folded = fold(plain);
  const lower = plain.toLowerCase();
  const shorter = Array.from({ length: LONGEST_CUT }, (_, index) => shortened(folded, index + 1));
  return [...new Set([lower === folded ? folded : `${lower} ${folded}`, folded, ...shorter])];
}
