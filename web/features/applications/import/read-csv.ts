import type { ParseError } from "papaparse";
import { CSV_BYTES_MAX, CSV_COLUMNS_MAX, CSV_ROWS_MAX } from "#contract/values/desk/csv/csv-preview.ts";

/** A file that can't be imported as a whole. Its message says why and what to do. */
export class UnreadableFile extends Error {}

export interface CsvTable {
  headers: string[];
  /** Without empty rows, each as long as the headers. */
  rows: string[][];
  separator: string;
}

export const SEPARATORS = [
  { value: ",", label: "Comma" },
  { value: ";", label: "Semicolon" },
  { value: "\t", label: "Tab" },
  { value: "|", label: "Bar |" },
] as const;

const LIMIT = `A file may have at most ${CSV_ROWS_MAX.toLocaleString("en")} rows and ${CSV_BYTES_MAX / 1024 / 1024} MB.`;

/** Longest first row. Real headers are far shorter; one line of 10 MB would become millions of columns. */
const FIRST_ROW_MAX = 100_000;

/** Throws UnreadableFile for a file that is too large; call it before the file is read. */
export function refuseLargeFile(size: number): void {
  const megabytes = (size / 1024 / 1024).toFixed(1);
  if (size > CSV_BYTES_MAX)
    throw new UnreadableFile(`This file has ${megabytes} MB. ${LIMIT} Please split it and import the parts.`);
}

/** Throws UnreadableFile for content that is no table of text. */
export function refuseOtherFiles(bytes: Uint8Array): void {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  if (bytes.length === 0) throw new UnreadableFile("This file is empty.");
  if (start.startsWith("PK\u0003\u0004") || start.startsWith("\u00D0\u00CF\u0011\u00E0"))
    throw new UnreadableFile(
      "This is a workbook or an archive, not a CSV file. Export the sheet as CSV and choose that.",
    );
  if (start.startsWith("%PDF")) throw new UnreadableFile("This is a PDF, not a CSV file.");
}

/** Returns the rows of a CSV text. Without a separator it finds out which one the file uses. Throws UnreadableFile. */
export async function readCsv(text: string, separator: string | null = null): Promise<CsvTable> {
  const { default: papa } = await import("papaparse");
  if (text.includes("\u0000"))
    throw new UnreadableFile("This file holds bytes that aren’t text. Try another encoding, or export it again.");
  const firstRow = text.search(/[\r\n]/);
  if ((firstRow === -1 ? text.length : firstRow) > FIRST_ROW_MAX) throw tooWide();
  const { data, errors, meta } = papa.parse<string[]>(text, {
    // The headers, and one row more than allowed to notice it: the rest of a large file isn't read.
    preview: CSV_ROWS_MAX + 2,
    skipEmptyLines: "greedy",
    delimitersToGuess: SEPARATORS.map(({ value }) => value),
    ...(separator !== null && { delimiter: separator }),
  });
  if (data.some((row) => row.length > CSV_COLUMNS_MAX)) throw tooWide();
  const torn = errors.find(({ type }) => type === "Quotes");
  if (torn !== undefined) throw new UnreadableFile(tornQuote(torn, data.length));
  const [headers, ...rows] = data;
  if (headers === undefined) throw new UnreadableFile("This file is empty.");
  if (rows.length === 0) throw new UnreadableFile("This file has headers but no rows.");
  if (rows.length > CSV_ROWS_MAX)
    throw new UnreadableFile(
      `This file has more than ${CSV_ROWS_MAX.toLocaleString("en")} rows. ${LIMIT} Please split it and import the parts.`,
    );
  return {
    headers: headers.map((header) => header.trim()),
    rows: rows.map((row) => headers.map((_, at) => row[at] ?? "")),
    separator: meta.delimiter,
  };
}

function tooWide(): UnreadableFile {
  return new UnreadableFile(
    `This file has a row of more than ${CSV_COLUMNS_MAX} columns, the most that a file may have. Check that it’s a CSV file, or remove columns.`,
  );
}

function tornQuote({ row, code }: ParseError, rows: number): string {
  const number = (row ?? rows - 1) + 1;
  return code === "MissingQuotes"
    ? `A quotation mark in row ${number} opens a text that never ends. Close it, or export the file again.`
    : `A quotation mark in row ${number} is out of place. Put text with quotation marks in quotes and double them, or export the file again.`;
}
