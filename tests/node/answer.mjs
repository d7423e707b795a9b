/**
 * Answers requests with the engine as the browser has it, under Node:
 *
 *     node answer.mjs PYODIDE.mjs PARTS.json [CODE] < requests.jsonl > answers.jsonl
 *
 * PARTS.json gives the paths of the built parts (`pyodide` with a slash at its end, `stdlib`, `engine`) and the `lock`.
 * A line of input is a JSON string, the request; a line of output is a JSON string, the answer of `handle`.
 * With CODE no request is answered: the output is the text that this Python code evaluates to.
 */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [program, partsFile, code] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(program).href);
const parts = JSON.parse(readFileSync(partsFile, "utf8"));
const enginePath = "/lib/muggins.zip";
const pyodide = await loadPyodide({
  indexURL: parts.pyodide,
  stdLibURL: parts.stdlib,
  lockFileContents: parts.lock,
  env: { PYTHONPATH: enginePath },
  fsInit: async (files) => files.writeFile(enginePath, new Uint8Array(readFileSync(parts.engine))),
});
if (code) {
  process.stdout.write(pyodide.runPython(code));
} else {
  const { handle } = pyodide.pyimport("muggins.live.session");
  const lines = readFileSync(0, "utf8").split("\n").filter(Boolean);
  process.stdout.write(lines.map((line) => `${JSON.stringify(handle(JSON.parse(line)))}\n`).join(""));
}
