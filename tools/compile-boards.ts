import path from "node:path";
import { compileDirectory } from "./compile-boards/compile-directory.ts";
import { everyList } from "./compile-boards/lists/every-list.ts";
import { printReport } from "./compile-boards/print-report.ts";
import { writeDirectory } from "./compile-boards/write-directory.ts";

/** `node tools/compile-boards.ts FOLDER`: compiles boards/*.tsv from the lists of facts in the folder. See boards/README.md. */
const [folder, out = path.join(import.meta.dirname, "..", "boards")] = process.argv.slice(2);
if (folder === undefined) {
  console.error("Name the folder of lists: node tools/compile-boards.ts FOLDER [OUT]");
  process.exitCode = 1;
} else {
  const compiled = compileDirectory(folder, everyList);
  writeDirectory(out, compiled.lines);
  printReport(compiled);
}
