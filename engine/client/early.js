/** Runs in the head of every page, before anything is drawn: cards look as the reader prefers from the first moment. */
import { applyPreferences, preferences, whenPreferencesChange } from './preferences.js';

const apply = () => applyPreferences(preferences());
apply();
whenPreferencesChange(apply);
