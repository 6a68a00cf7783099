import { setFlagsFromString } from "node:v8";
import "#normalise/pipeline.ts";
import { firstTests } from "#normalise/text/quick-expression.ts";
import { foldedSource } from "#normalise/text/folded-text.ts";

/** V8 builds an expression when it first runs, once for texts in Latin-1 and once for others. */
const TEXTS = ["zz abc", "zz “abc”"];

/** Returns how long it takes to build an expression, ms. The empty group makes it one that V8 doesn't know yet. */
function building(source: string, flags: string): number {
  const pattern = new RegExp(`${source}(?:)`, flags);
  const started = performance.now();
  for (const text of TEXTS) pattern.test(text);
  return performance.now() - started;
}

/** Returns how long it takes to build all expressions with a first test that ignore case, as they are written and as they run on texts in lower case. */
export function buildingExpressions(): { expressions: number; writtenMs: number; foldedMs: number; times: number } {
  // As in the parser process, and not once more for V8's interpreter.
  setFlagsFromString("--no-regexp-tier-up");
  const sums = { expressions: 0, writtenMs: 0, foldedMs: 0 };
  for (const { pattern } of firstTests) {
    const source = pattern.ignoreCase ? foldedSource(pattern) : null;
    if (source === null) continue;
    const flags = pattern.flags.replace("g", "");
    sums.expressions += 1;
    sums.writtenMs += building(pattern.source, flags);
    sums.foldedMs += building(source, flags.replace("i", ""));
  }
  return { ...sums, times: Number((sums.writtenMs / sums.foldedMs).toFixed(1)) };
}
