/**
 * What the pages need around the theme: a language switcher that keeps the place, and a menu and a search that a
 * keyboard can open on small screens, where the theme has bare labels.
 */
import { rememberLanguage } from './preferences.js';

/** Keep the section, or the position in a link, when the reader changes the language. */
function keepPlace() {
  for (const type of ['click', 'auxclick', 'contextmenu']) {
    document.addEventListener(type, (event) => {
      const link = event.target instanceof Element && event.target.closest('a.md-select__link');
      if (!(link instanceof HTMLAnchorElement)) return;
      link.hash = location.hash;
      if (type === 'click') rememberLanguage(link.hreflang);
    }, true);
  }
}

/** The switcher opens when it has the focus; Escape gives the focus back to the page. */
function closeSwitcherWithEscape() {
  document.querySelector('.md-select')?.addEventListener('keydown', (event) => {
    const focused = document.activeElement;
    if (event instanceof KeyboardEvent && event.key === 'Escape' && focused instanceof HTMLElement) focused.blur();
  });
}

/**
 * Put a button in the place of a label that opens something.
 * @param {HTMLLabelElement} label
 * @param {HTMLInputElement} toggle the hidden checkbox that the theme's style sheet looks at
 * @param {string} name what is opened, for those who do not see the icon
 */
function buttonFor(label, toggle, name) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = label.className;
  button.dataset.opens = toggle.id;
  button.ariaLabel = name;
  button.ariaExpanded = String(toggle.checked);
  button.append(...label.childNodes);
  label.replaceWith(button);
  button.addEventListener('click', () => toggle.click());
  toggle.addEventListener('change', () => {
    button.ariaExpanded = String(toggle.checked);
  });
  return button;
}

/** @param {string} id */
function opener(id) {
  const label = document.querySelector(`label.md-header__button[for=${id}]`);
  const toggle = document.getElementById(id);
  return label instanceof HTMLLabelElement && toggle instanceof HTMLInputElement ? { label, toggle } : null;
}

/** The menu: focus goes in when it opens, Escape and leaving it close it. */
function makeMenuReachable() {
  const found = opener('__drawer');
  const menu = document.querySelector('.md-sidebar--primary');
  if (!found || !(menu instanceof HTMLElement)) return;
  const { label, toggle } = found;
  const button = buttonFor(label, toggle, menu.querySelector('nav')?.ariaLabel ?? '');
  toggle.addEventListener('change', () => {
    if (toggle.checked) menu.querySelector('a')?.focus();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !toggle.checked) return;
    toggle.click();
    button.focus();
  });
  document.addEventListener('focusin', (event) => {
    const outside = event.target instanceof Node && !menu.contains(event.target) && event.target !== button;
    if (toggle.checked && outside) toggle.click();
  });
}

/** The search: focus goes to the field when it opens and back to the button when it closes. */
function makeSearchReachable() {
  const found = opener('__search');
  const field = document.querySelector('.md-search__input');
  if (!found || !(field instanceof HTMLInputElement)) return;
  const { label, toggle } = found;
  const button = buttonFor(label, toggle, document.querySelector('.md-search')?.ariaLabel ?? '');
  toggle.addEventListener('change', () => {
    if (toggle.checked) field.focus();
    else if (button.checkVisibility()) button.focus();
  });
}

/** Wide tables scroll sideways: the keyboard must be able to scroll them too. */
function makeTablesReachable() {
  for (const frame of document.querySelectorAll('.md-typeset__scrollwrap')) {
    if (frame instanceof HTMLElement && frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0;
  }
}

keepPlace();
closeSwitcherWithEscape();
makeMenuReachable();
makeSearchReachable();
makeTablesReachable();
