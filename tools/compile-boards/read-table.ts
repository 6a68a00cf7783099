import { readFileSync } from "node:fs";

/** Reads a tab-separated file with a header line. Yields each line as an object; empty lines and lines that start with # are skipped. */
export function* readTable<Column extends string>(
  file: string,
  columns: readonly Column[],
): Generator<Readonly<Record<Column, string>>> {
  const lines = readFileSync(file, "utf8").split(/\r?\n/);
  let places: number[] | null = null;
  for (const line of lines) {
    if (line === "" || line.startsWith("#")) continue;
    const cells = line.split("\t");
    if (places === null) {
      places = columns.map((column) => cells.indexOf(column));
      const missing = columns.filter((_, index) => places![index] === -1);
      if (missing.length > 0) throw new Error(`${file} lacks the columns ${missing.join(", ")}.`);
      continue;
    }
    yield Object.fromEntries(columns.map((column, index) => [column, (cells[places![index]!] ?? "").trim()])) as Record<
      Column,
      string
    >;
  }
}
