/**
 * The engine's worker: starts Python and answers requests with `muggins.live.session.handle`.
 *
 * It tells the page about its start (`Progress`), or why there was none (`Failure`), and answers each `{id, body}`
 * with `{id, body}`; both bodies are JSON texts, which only the page and Python read.
 * An exception in Python is left uncaught: the page sees the worker's error event and starts another.
 */
import { loadPyodide } from "pyodide";

/** @typedef {{phase: "runtime" | "engine" | "ready", fraction: number}} Progress */
/** @typedef {{failed: "boot" | "offline"}} Failure */
/** @typedef {{id: number, body: string}} Message */

const ENGINE_PATH = "/lib/muggins.zip";

/** @type {(message: Progress | Failure | Message) => void} */
const post = (message) => self.postMessage(message);

/** @type {(name: string) => string} */
const address = (name) => new URL(name, self.location.href).href;

/** The network was not there: told apart from a start that went wrong. */
class Offline extends Error {}

/** @returns {Promise<Uint8Array>} the archive with the engine */
async function fetchEngine() {
  const response = await fetch(address(MUGGINS_PARTS.engine)).catch((error) => {
    throw new Offline(error);
  });
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * Pyodide logs a WebAssembly file that does not arrive or is refused by the page's policy, and then waits for ever.
 * @returns {Promise<never>} rejected when that happens
 */
function watchWasm() {
  const { instantiateStreaming } = WebAssembly;
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = (source, imports) => {
      const result = instantiateStreaming(source, imports);
      result.then(() => post({ phase: "runtime", fraction: 0.6 }), reject);
      return result;
    };
  });
}

/** @returns {Promise<(body: string) => string>} Python's `handle` */
async function boot() {
  post({ phase: "runtime", fraction: 0.1 });
  const refused = watchWasm();
  const engine = fetchEngine();
  const started = loadPyodide({
    indexURL: address(MUGGINS_PARTS.pyodide),
    stdLibURL: address(MUGGINS_PARTS.stdlib),
    lockFileContents: MUGGINS_PARTS.lock,
    env: { PYTHONPATH: ENGINE_PATH },
    fsInit: async (files) => files.writeFile(ENGINE_PATH, await engine),
  });
  const pyodide = await Promise.race([started, refused, engine.then(() => started)]);
  post({ phase: "engine", fraction: 0.85 });
  return pyodide.pyimport("muggins.live.session").handle;
}

boot().then(
  (handle) => {
    self.onmessage = (/** @type {MessageEvent<Message>} */ { data: { id, body } }) => post({ id, body: handle(body) });
    post({ phase: "ready", fraction: 1 });
  },
  (error) => {
    console.error(error);
    post({ failed: error instanceof Offline ? "offline" : "boot" });
  },
);
