/**
 * The chooser at the root: marks the language that was chosen last, or else the first one the browser asks for, and
 * remembers the choice. The page works without it.
 */
import { chosenLanguage, rememberLanguage, savedScheme } from './preferences.js';

const scheme = savedScheme();
if (scheme) document.documentElement.dataset.scheme = scheme;

/** @type {NodeListOf<HTMLAnchorElement>} */
const cards = document.querySelectorAll('.front__card');
const wanted = [chosenLanguage(), ...navigator.languages].map((tag) => tag?.toLowerCase().split('-')[0]);
const own = wanted.map((code) => [...cards].find((card) => card.hreflang === code)).find(Boolean);
if (own) {
  own.classList.add('front__card--yours');
  own.querySelector('.front__yours')?.removeAttribute('hidden');
}
for (const card of cards) card.addEventListener('click', () => rememberLanguage(card.hreflang));
