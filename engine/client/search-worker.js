/**
 * The search worker: the theme's own, with folded words added to the index and to the query. When nothing is found, it
 * asks again with folded and then shortened words, which finds inflected forms in Polish, French and Turkish alike.
 *
 * The address says in `?theme=` where the theme's worker is, relative to this one. It runs in the same scope: it reads
 * the messages after the listener below has changed them, and answers through the `postMessage` replaced here.
 */
import { attempts, fold } from './fold.js';

/** Kinds of messages between the theme's page and its worker. */
const SETUP = 0;
const QUERY = 2;
const RESULT = 3;

/** @typedef {{ title: string, text: string, folded?: string }} Doc */

const scope = /** @type {any} */ (self);
const answer = scope.postMessage.bind(scope);
/** What is still to be tried for the reader's last query. @type {string[]} */
let untried = [];
let asking = false; // whether the query under way is one of ours

scope.postMessage = (/** @type {any} */ message) => {
  const next = message.type === RESULT && !message.data.items.length ? untried.shift() : undefined;
  if (next === undefined) {
    answer(message);
    return;
  }
  asking = true;
  scope.dispatchEvent(new MessageEvent('message', { data: { type: QUERY, data: next } }));
  asking = false;
};

scope.addEventListener('message', (/** @type {MessageEvent} */ event) => {
  const message = event.data;
  if (message.type === SETUP) {
    message.data.config.fields.folded = { boost: 1 };
    for (const doc of /** @type {Doc[]} */ (message.data.docs)) {
      doc.folded = fold(`${doc.title} ${doc.text}`.replace(/<[^>]+>/g, ' '));
    }
  } else if (message.type === QUERY && !asking) {
    [message.data, ...untried] = attempts(message.data);
  }
});

const theirs = new URL(new URLSearchParams(scope.location.search).get('theme') ?? '', scope.location.href);
if (theirs.origin !== scope.location.origin) throw new Error('the search worker is loaded from this site only');
scope.importScripts(theirs.href);
