import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseTsv } from "#taxonomy/tsv.ts";
import { sharedPath } from "#test/recordings/recordings.ts";

/** Parses CSV by RFC 4180 (quotes, doubled quotes, line breaks in quotes); the first row names the columns. */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] as string;
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ",") {
      row.push(cell);
      cell = "";
    } else if (character === "\n") {
      row.push(cell.replace(/\r$/, ""));
      rows.push(row);
      row = [];
      cell = "";
    } else cell += character;
  }
  if (cell !== "" || row.length > 0) rows.push([...row, cell]);
  const [head = [], ...body] = rows;
  const columns = head.map((name) => name.replace(/^\ufeff/, "").trim());
  return body
    .filter((cells) => cells.length > 1 || cells[0] !== "")
    .map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""])));
}

/** The path of a labelled file: our own sets are part of the project, all others lie beside it. */
function goldPath(...parts: string[]): string | null {
  const own = path.join(import.meta.dirname, "gold", ...parts);
  return existsSync(own) ? own : sharedPath("gold", ...parts);
}

/** Reads a labelled .tsv or .csv file; null when it is absent. */
export function goldRows(...parts: string[]): Record<string, string>[] | null {
  const file = goldPath(...parts);
  if (file === null) return null;
  const text = readFileSync(file, "utf8");
  return file.endsWith(".csv") ? parseCsv(text) : parseTsv(path.basename(file), text);
}

/** Reads the objects of a labelled .jsonl or .json file; null when it is absent. */
export function goldObjects(...parts: string[]): unknown[] | null {
  const file = goldPath(...parts);
  if (file === null) return null;
  const text = readFileSync(file, "utf8");
  if (file.endsWith(".json")) return JSON.parse(text) as unknown[];
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as unknown);
}

const exceptions = new Set(
  parseTsv("exceptions.tsv", readFileSync(path.join(import.meta.dirname, "exceptions.tsv"), "utf8")).map(
    (row) => `${row["set"]}\t${row["row"]}`,
  ),
);

/** Returns whether exceptions.tsv lists a row's label as wrong. `row` is its text or id as written there. */
export function isException(set: string, row: string): boolean {
  return exceptions.has(`${set}\t${row}`);
}
