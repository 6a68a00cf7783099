import { writeFileSync } from "node:fs";
import path from "node:path";
import { defaultOptions, type TaxonomyOptions } from "#api/results/built-in-options.ts";

export const DEFAULT_OPTIONS_FILE = path.join(import.meta.dirname, "..", "web", "model", "default-options.json");

/** The file's text: one option a line, so that a change reads well. */
export function defaultOptionsText(options: TaxonomyOptions = defaultOptions()): string {
  const lists = Object.entries(options).map(
    ([list, values]) => `${JSON.stringify(list)}:[${values.map((value) => JSON.stringify(value)).join(",\n")}]`,
  );
  return `{${lists.join(",\n")}}\n`;
}

if (import.meta.main) {
  writeFileSync(DEFAULT_OPTIONS_FILE, defaultOptionsText());
  process.stdout.write(`Written: ${DEFAULT_OPTIONS_FILE}\n`);
}
