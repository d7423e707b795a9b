/** Names that the bundler fills in; addresses are relative to the bundled file that uses them. */

/** Address of the engine's worker, for `engine.js`. */
declare const MUGGINS_WORKER: string;

/** Parts of the engine, for `worker.js`. */
declare const MUGGINS_PARTS: {
  pyodide: string;
  stdlib: string;
  engine: string;
  lock: import("pyodide").Lockfile;
};
