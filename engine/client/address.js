/** What the address of a page says: the place of a board in it, and the language. */

/** What the address names, as far as it can be read. */
export function address() {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/**
 * Put a step or a table in the address. A table's first move is a new place, so that the reader can go back to the step
 * it was made from; nothing ever takes the place of another board's moves.
 * @param {string} record
 */
export function show(record) {
  const [start, moves] = record.split("&");
  const [shown, earlier] = address().split("&");
  if (earlier ? shown === start : !moves) history.replaceState(history.state, "", `#${record}`);
  else history.pushState(null, "", `#${record}`);
}

/** Where the pages of a language begin: they lie below a folder with its code. @param {string} lang */
export function languageRoot(lang) {
  const at = location.pathname.indexOf(`/${lang}/`);
  return location.pathname.slice(0, at + 1) + (at < 0 ? "" : `${lang}/`);
}
