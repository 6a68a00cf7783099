import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** A list on one line, separated by commas, or one item per line after a dash. */
export const list = z.union([z.array(z.string()), z.string().transform((line) => line.split(", "))]);

/** A list of values of one kind. */
export const listOf = <T>(item: z.ZodType<T, string>) => list.pipe(z.array(item));

/** A number as text. */
export const number = z.string().transform(Number).pipe(z.number());

/** Reads a sheet of this folder, each entry typed by `shape`. Throws with the file and the entry that doesn't fit. */
export function readSheet<T>(file: string, shape: z.ZodType<T>): T[] {
  const text = readFileSync(path.join(import.meta.dirname, file), "utf8");
  return parseSheet(text).map((entry) => {
    const parsed = shape.safeParse(entry);
    if (!parsed.success) throw new Error(`sample/${file}, ${String(entry["key"])}: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  });
}

/** Reads several sheets of this folder as one. */
export function readSheets<T>(files: readonly string[], shape: z.ZodType<T>): T[] {
  return files.flatMap((file) => readSheet(file, shape));
}

/**
 * Parses a sheet: `# key` begins an entry, `name: value` is a field, and a field without a value is a list of the lines after it that
 * begin with a dash. Throws for any other line.
 */
export function parseSheet(text: string): Record<string, string | string[]>[] {
  const entries: Record<string, string | string[]>[] = [];
  let items: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line === "") continue;
    const entry = entries.at(-1);
    const field = /^(\w+):(?: (.+))?$/.exec(line);
    if (line.startsWith("# ")) entries.push({ key: line.slice(2) });
    else if (line.startsWith("- ")) items.push(line.slice(2));
    else if (entry === undefined || field?.[1] === undefined)
      throw new Error(`This line is not part of an entry: ${line}`);
    else {
      items = [];
      entry[field[1]] = field[2] ?? items;
    }
  }
  return entries;
}
