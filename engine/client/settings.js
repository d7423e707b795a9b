/** The form on the settings page: shows the stored preferences, and keeps and applies what is chosen. */
import { applyPreferences, keepPreferences, preferences, whenPreferencesChange } from './preferences.js';

const form = document.querySelector('.mug-prefs');
if (form) {
  /** With those that the page does not offer, because its language has no choice there. */
  let chosen = preferences();
  const fill = () => {
    chosen = preferences();
    for (const radio of form.querySelectorAll('input')) {
      radio.disabled = false;
      radio.checked = chosen[radio.name] === radio.value;
    }
  };
  fill();
  whenPreferencesChange(fill);
  form.addEventListener('change', (event) => {
    const { name, value } = /** @type {HTMLInputElement} */ (event.target);
    chosen[name] = value;
    keepPreferences(chosen);
    applyPreferences(chosen);
  });
}
