import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** A cell with values separated by `|`; an empty cell is an empty list. */
export const list = z.string().transform((cell) => (cell === "" ? [] : cell.split("|")));

/** A cell that is null when empty. */
export const optional = z.string().transform((cell) => (cell === "" ? null : cell));

/** A cell of `1` or `0`. */
export const flag = z.enum(["0", "1"]).transform((cell) => cell === "1");

/** What every list of values has: a slug, whether the built-in list holds it, and its other names. */
export const Listed = z.object({ slug: z.string(), builtIn: flag, aliases: list });

/** Reads a table of this folder (`places` is places.tsv) into rows typed by `row`. Throws with the file and the invalid row. */
export function readTable<T>(name: string, row: z.ZodType<T>): T[] {
  const file = `${name}.tsv`;
  return parseTsv(file, readFileSync(path.join(import.meta.dirname, file), "utf8")).map((cells, at) => {
    const parsed = row.safeParse(cells);
    if (!parsed.success) throw new Error(`${file} row ${at + 1}: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  });
}

/** Returns a look-up of rows by their slug; the look-up returns null for an unknown slug. */
export function bySlug<T extends { slug: string }>(rows: readonly T[]): (slug: string) => T | null {
  const known = new Map(rows.map((row) => [row.slug, row]));
  return (slug) => known.get(slug) ?? null;
}

/**
 * Parses a tab-separated table: the first line names the columns, lines starting with `//` are comments, and missing last
 * cells are empty. `file` is named in errors.
 */
export function parseTsv(file: string, text: string): Record<string, string>[] {
  const [head = "", ...lines] = text.split(/\r?\n/);
  const columns = head.split("\t");
  const rows: Record<string, string>[] = [];
  for (const [at, line] of lines.entries()) {
    if (line === "" || line.startsWith("//")) continue;
    const cells = line.split("\t");
    if (cells.length > columns.length)
      throw new Error(`${file} line ${at + 2}: ${cells.length} cells for ${columns.length} columns`);
    rows.push(Object.fromEntries(columns.map((column, index) => [column, cells[index]?.trim() ?? ""])));
  }
  return rows;
}
