import { firstTests } from "#normalise/text/quick-expression.ts";
import { foldedSource } from "#normalise/text/folded-text.ts";

/** V8 builds an expression when it first runs, once for texts in Latin-1 and once for others, and again when each runs a second time. */
const TEXTS = ["zz abc", "zz abc", "zz “abc”", "zz “abc”"];

/** Returns how long it takes to build an expression, ms. The empty group makes it one that V8 doesn't know yet. */
function building(source: string, flags: string): number {
  const pattern = new RegExp(`${source}(?:)`, flags);
  const started = performance.now();
  for (const text of TEXTS) pattern.test(text);
  return performance.now() - started;
}

/** Returns how long it takes to build all expressions with a first test that ignore case, as they are written and as they run on texts in lower case. */
export async function buildingExpressions(): Promise<{ expressions: number; times: number }> {
  // Its readers have the expressions.
  await import("#normalise/pipeline.ts");
  let [expressions, writtenMs, foldedMs] = [0, 0, 0];
  for (const { pattern } of firstTests) {
    const source = pattern.ignoreCase ? foldedSource(pattern) : null;
    if (source === null) continue;
    const flags = pattern.flags.replace("g", "");
    expressions += 1;
    writtenMs += building(pattern.source, flags);
    foldedMs += building(source, flags.replace("i", ""));
  }
  return { expressions, times: Number((writtenMs / foldedMs).toFixed(1)) };
}
