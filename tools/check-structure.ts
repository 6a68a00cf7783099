import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import type * as jscpd from "jscpd";
import { measureStructure } from "./structure.ts";

/** Prints the size and shape of the code and fails where a limit is passed. `tools/layers.ts` has the circles. */
const ROOT = path.resolve(import.meta.dirname, "..");
const LIMITS = { functionLines: 90, parameters: 5, fileLines: 350, medianLines: [50, 90], siblings: 25, clones: 23 };
/** Folders of one kind of file each: a screen, a bench, a source, a message. Their number is the product's, not a mess. */
const ONE_KIND = new Set(["web/routes", "server/sources", "server/mail/messages"]);

// The package's ES module names a file that Node does not find; its CommonJS build works.
const { detectClones } = createRequire(import.meta.url)("jscpd") as typeof jscpd;

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "");
const structure = measureStructure(ROOT, files);
const clones = await detectClones({
  path: ["contract", "server", "web", "sample", "test", "e2e", "bench", "tools"].map((each) => path.join(ROOT, each)),
  pattern: "**/*.{ts,tsx}",
  minLines: 6,
  minTokens: 40,
  silent: true,
  reporters: [],
});

const { longestFunction: long, mostParameters: many, longestFile } = structure;
const crowded = structure.folders.filter(({ folder, files }) => files > LIMITS.siblings && !ONE_KIND.has(folder));
const fullest = structure.folders.find(({ folder }) => !ONE_KIND.has(folder));
const [least = 0, most = 0] = LIMITS.medianLines;
const figures: [figure: string, holds: boolean][] = [
  [`median file ${structure.medianLines} lines`, structure.medianLines >= least && structure.medianLines <= most],
  [`longest file ${longestFile.lines} lines (${longestFile.file})`, longestFile.lines <= LIMITS.fileLines],
  [`longest function ${long.lines} lines (${long.file}:${long.line})`, long.lines <= LIMITS.functionLines],
  [`most parameters ${many.parameters} (${many.file}:${many.line})`, many.parameters <= LIMITS.parameters],
  [`fullest folder ${fullest?.files} files (${fullest?.folder})`, crowded.length === 0],
  [`${clones.length} duplicated stretches of 6 lines or more`, clones.length <= LIMITS.clones],
];
process.stdout.write(`${structure.files} code files\n`);
for (const [figure, holds] of figures) process.stdout.write(`${holds ? "ok  " : "OVER"} ${figure}\n`);
if (figures.some(([, holds]) => !holds)) {
  const places = clones.map(
    ({ duplicationA: a, duplicationB: b }) =>
      `${path.relative(ROOT, a.sourceId)}:${a.start.line} ~ ${path.relative(ROOT, b.sourceId)}:${b.start.line}`,
  );
  if (clones.length > LIMITS.clones) process.stdout.write(`${places.join("\n")}\n`);
  process.exitCode = 1;
}
