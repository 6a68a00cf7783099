import { writeFileSync } from "node:fs";
import path from "node:path";
import { defaultOptions, type TaxonomyOptions } from "#api/results/built-in-options.ts";

/** Holds a file for each list, because the web loads only the lists that the server sends empty. */
export const DEFAULT_OPTIONS_FOLDER = path.join(import.meta.dirname, "..", "web", "model", "default-options");

/** Returns each file's name and text: one option a line, so that a change reads well. */
export function defaultOptionsFiles(options: TaxonomyOptions = defaultOptions()): [name: string, text: string][] {
  return Object.entries(options).map(([list, values]) => [
    `${list.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`,
    `[${values.map((value) => JSON.stringify(value)).join(",\n")}]\n`,
  ]);
}

if (import.meta.main) {
  for (const [name, text] of defaultOptionsFiles()) writeFileSync(path.join(DEFAULT_OPTIONS_FOLDER, name), text);
  process.stdout.write(`Written: ${DEFAULT_OPTIONS_FOLDER}\n`);
}
