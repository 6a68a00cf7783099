import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { everyExpression } from "./expressions/every-expression.ts";
import { type Expression, expressionId, problemOf } from "./expressions/regular-expressions.ts";

/**
 * Fails where a regular expression of the server or the contract changes its flags inside (server/normalise/text/any-case.ts says why), or can take
 * more than linear time, unless accepted-expressions.tsv says why foreign text cannot exploit it. Those that modules build while they load are judged as built.
 * Judging an expression takes seconds, so linear-expressions.txt lists those that were found linear; `--write` adds each new one as soon as it is
 * judged, so stopping a run loses nothing.
 */
const ROOT = path.resolve(import.meta.dirname, "..");
const LINEAR = path.join(import.meta.dirname, "linear-expressions.txt");
const ACCEPTED = path.join(import.meta.dirname, "accepted-expressions.tsv");

const files = ["contract", "server"]
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
  )
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .toSorted();
const { expressions, problems } = await everyExpression(ROOT, files);
const linear = new Set(readFileSync(LINEAR, "utf8").trim().split("\n"));
const accepted = new Map(
  readFileSync(ACCEPTED, "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => {
      const [file = "", reason = "", ...expression] = row.split("\t");
      return [`${file}\t${expression.join("\t")}`, reason];
    }),
);
const keyOf = ({ file, source, flags }: Expression) => `${file}\t/${source}/${flags}`;

const ids = new Set(expressions.map(expressionId));
const found = new Set<string>();
for (const expression of expressions) {
  if (/\(\?[a-z]*-?[a-z]+:/u.test(expression.source))
    problems.push(`${expression.file}:${expression.line}: V8 misreads flags inside an expression; use anyCase`);
  if (accepted.has(keyOf(expression)) || linear.has(expressionId(expression))) continue;
  const problem = await problemOf(expression);
  if (problem === null) {
    found.add(expressionId(expression));
    writeLinear();
  } else {
    problems.push(
      `${expression.file}:${expression.line}: /${expression.source}/${expression.flags}: ${problem.slice(0, 300)}`,
    );
  }
}
const present = new Set(expressions.map(keyOf));
for (const [key, reason] of accepted) {
  if (reason === "") problems.push(`accepted without a reason: ${key}`);
  if (!present.has(key)) problems.push(`accepted but gone, remove it from accepted-expressions.tsv: ${key}`);
}

writeLinear();
if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\n${problems.length} problems with regular expressions\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${expressions.length} regular expressions, ${accepted.size} of them not linear but bounded\n`);
}

/** With `--write`, stores the expressions known to be linear that still exist. */
function writeLinear(): void {
  if (!process.argv.includes("--write")) return;
  const known = [...linear, ...found].filter((id) => ids.has(id)).toSorted();
  writeFileSync(LINEAR, `${known.join("\n")}\n`);
}
