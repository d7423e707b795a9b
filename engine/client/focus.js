/** Groups of buttons that are one stop for Tab and have their own way inside for the arrow keys. */

/** @param {Element} group */
function stops(group) {
  return /** @type {HTMLButtonElement[]} */ ([...group.querySelectorAll("button:not(:disabled)")]);
}

/** Make one button of a group the one that Tab reaches. @param {Element} group */
export function tabStop(group) {
  const buttons = stops(group);
  const chosen = buttons.find((button) => button === document.activeElement || button.ariaPressed === "true") ?? buttons[0];
  for (const button of buttons) button.tabIndex = button === chosen ? 0 : -1;
}

/**
 * Move the focus inside a group with the arrow keys.
 * @param {Element} group
 * @param {KeyboardEvent} event
 */
export function rove(group, event) {
  const buttons = stops(group);
  const at = buttons.findIndex((button) => button === document.activeElement);
  const last = buttons.length - 1;
  const to = { ArrowLeft: at - 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowDown: at + 1, Home: 0, End: last }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons[Math.min(Math.max(to, 0), last)].focus();
  tabStop(group);
}
