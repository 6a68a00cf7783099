import { readFileSync } from "node:fs";
import path from "node:path";
import { builtWhileLoading, constructionsIn } from "./built-expressions.ts";
import { type Expression, expressionsIn } from "./regular-expressions.ts";

/**
 * Returns every regular expression of some files: literals, those built while the modules load as they are then, and those built of
 * input with stand-ins for it. `problems` says which calls of `RegExp` can't be judged.
 */
export async function everyExpression(
  root: string,
  files: readonly string[],
): Promise<{ expressions: Expression[]; problems: string[] }> {
  const texts = files.map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
  const found = texts.map(({ file, text }) => constructionsIn(file, text));
  const constructions = found.flatMap((each) => each.constructions);
  const loaded = await builtWhileLoading(root, constructions);
  return {
    expressions: [
      ...texts.flatMap(({ file, text }) => expressionsIn(file, text)),
      ...loaded.expressions,
      ...constructions.flatMap(({ file, line, patterns }) => patterns.map((pattern) => ({ file, line, ...pattern }))),
    ],
    problems: [...found.flatMap((each) => each.problems), ...loaded.problems],
  };
}
