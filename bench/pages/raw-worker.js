import { loadPyodide } from "./pyodide/pyodide.mjs";

const pyodide = await loadPyodide();
self.postMessage(pyodide.runPython("'made by Python'"));
