// Runs a Python script as a page would, in Pyodide: node tools/inside.js LIBRARY SCRIPT FOLDER …
// LIBRARY is a zip of the standard library, or "" for Pyodide's own; FOLDER is /made there.
import { readFile } from "node:fs/promises";
import { loadPyodide } from "pyodide";

const [library, script, folder] = process.argv.slice(2);
const pyodide = await loadPyodide(library ? { stdLibURL: library } : {});
pyodide.FS.mkdirTree("/made");
pyodide.mountNodeFS("/made", folder);
try {
  await pyodide.runPythonAsync(await readFile(script, "utf8"));
} catch (error) {
  console.error(error.message); // without the script of Pyodide, which is one line of a megabyte
  process.exitCode = 1;
}
process.exit(); // whatever the script left to be done later
