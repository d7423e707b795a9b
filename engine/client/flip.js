/** Movement of pieces: where they were before a frame was replaced, and a slide from there to where they are now. */

const DURATION = 280;

/** @typedef {Map<string, DOMRect>} Places */

/**
 * Where each piece (`data-fly`) inside an element is now.
 * @param {Element} element
 * @returns {Places}
 */
export function places(element) {
  return new Map(pieces(element).map((piece) => [piece.dataset.fly ?? "", piece.getBoundingClientRect()]));
}

/**
 * Let the pieces inside an element slide from where they were; a piece that has turned turns on the way.
 * @param {Element} element
 * @param {Places} before
 */
export function fly(element, before) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const piece of pieces(element)) {
    const from = before.get(piece.dataset.fly ?? "");
    const to = piece.getBoundingClientRect();
    if (!from?.width || !to.width) continue;
    const x = from.x + from.width / 2 - to.x - to.width / 2;
    const y = from.y + from.height / 2 - to.y - to.height / 2;
    const turned = from.width > from.height !== to.width > to.height;
    const scale = Math.max(from.width, from.height) / Math.max(to.width, to.height);
    if (Math.abs(x) + Math.abs(y) < 1) continue;
    const start = `translate(${x}px, ${y}px) rotate(${turned ? -90 : 0}deg) scale(${scale})`;
    piece.animate([{ transform: start, zIndex: 2 }, { transform: "none", zIndex: 2 }], {
      duration: DURATION,
      easing: "cubic-bezier(.2, .7, .3, 1)",
    });
  }
}

/** @param {Element} element */
function pieces(element) {
  return /** @type {HTMLElement[]} */ ([...element.querySelectorAll("[data-fly]")]);
}
