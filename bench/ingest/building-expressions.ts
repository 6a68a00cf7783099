import { machineCode } from "#ingest/parser/machine-code.ts";
import { foldedSource } from "#normalise/text/folded-text.ts";
import { withJoinPoints } from "#normalise/text/expressions/join-points.ts";
import { firstTests } from "#normalise/text/quick-expression.ts";

/** V8 builds an expression when it first runs, once for texts in Latin-1 and once for others, and again when each runs a second time. */
const TEXTS = ["zz abc", "zz abc", "zz “abc”", "zz “abc”"];

interface Built {
  /** Time, ms. */
  ms: number;
  /** Machine code, bytes. */
  code: number;
}

/** Builds an expression. The empty group makes it one that V8 doesn't know yet. */
function build(source: string, flags: string): Built {
  const pattern = new RegExp(`${source}(?:)`, flags);
  const [started, before] = [performance.now(), machineCode()];
  for (const text of TEXTS) pattern.test(text);
  return { ms: performance.now() - started, code: machineCode() - before };
}

const ratioOf = (as: keyof Built, written: readonly Built[], run: readonly Built[]): number => {
  const sum = (all: readonly Built[]) => all.reduce((total, built) => total + Math.max(0, built[as]), 0);
  return Number((sum(written) / sum(run)).toFixed(1));
};

/** Returns how many times the time and the code it takes to build all expressions with a first test that ignore case as they are written, against as they run. */
export async function buildingExpressions(): Promise<{ expressions: number; times: number; code: number }> {
  // Its readers have the expressions.
  await import("#normalise/pipeline.ts");
  const [written, run]: [Built[], Built[]] = [[], []];
  for (const { pattern, parts } of firstTests) {
    const flags = pattern.flags.replace("g", "");
    const sources = parts.flatMap((part) => foldedSource(new RegExp(part, pattern.flags)) ?? []);
    if (!pattern.ignoreCase || sources.length < parts.length) continue;
    written.push(build(pattern.source, flags));
    for (const source of sources) run.push(build(withJoinPoints(source), flags.replace("i", "")));
  }
  return { expressions: written.length, times: ratioOf("ms", written, run), code: ratioOf("code", written, run) };
}
