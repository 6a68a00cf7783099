import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { sources } from "#sources/registry.ts";
import { addBoards, ensureSources, type BoardOrigin, type NewBoard } from "#store/catalogue/boards.ts";
import type { Database } from "#postgres/database.ts";

export interface BadRow {
  file: string;
  /** Line number in the file, from 1. */
  line: number;
  problem: string;
}

export interface ImportReport {
  rows: number;
  added: number;
  known: number;
  bad: BadRow[];
}

const ROWS_PER_BATCH = 5000;
/** Column names that other lists use. */
const COLUMN_NAMES: ReadonlyMap<string, "source" | "token" | "company"> = new Map([
  ["source", "source"],
  ["provider", "source"],
  ["ats", "source"],
  ["token", "token"],
  ["board", "token"],
  ["slug", "token"],
  ["company", "company"],
  ["name", "company"],
]);

/**
 * Imports a tab-separated list of any length with the header source, token and (optional) company. Adds the valid rows and
 * reports the invalid ones by line. Throws when a column is missing or the file cannot be read.
 */
export async function importBoards(
  database: Database,
  file: string,
  origin: BoardOrigin,
  onProgress: (rows: number) => void = () => {},
): Promise<ImportReport> {
  await ensureSources(database, sources.values());
  const report: ImportReport = { rows: 0, added: 0, known: 0, bad: [] };
  const lines = createInterface({ input: createReadStream(file, "utf8"), crlfDelay: Infinity });
  let columns: Columns | null = null;
  let batch: NewBoard[] = [];
  let line = 0;
  const store = async () => {
    const added = await addBoards(database, batch, origin);
    report.added += added;
    report.known += batch.length - added;
    batch = [];
    onProgress(report.rows);
  };
  for await (const text of lines) {
    line += 1;
    if (text.trim() === "" || text.startsWith("#")) continue;
    if (columns === null) {
      columns = readHeader(text);
      continue;
    }
    report.rows += 1;
    const row = readRow(text, columns);
    if (typeof row === "string") report.bad.push({ file, line, problem: row });
    else if (batch.push(row) >= ROWS_PER_BATCH) await store();
  }
  if (columns === null)
    throw new Error(`${file} is empty. Its first line must name the columns source, token and company.`);
  await store();
  return report;
}

interface Columns {
  source: number;
  token: number;
  company: number | null;
}

function readHeader(text: string): Columns {
  const names = text
    .replace(/^\ufeff/, "")
    .split("\t")
    .map((name) => COLUMN_NAMES.get(name.trim().toLowerCase()));
  const source = names.indexOf("source");
  const token = names.indexOf("token");
  if (source < 0 || token < 0) {
    throw new Error(
      `The first line must name the columns source, token and company, separated by tabs, but is: ${text.slice(0, 200)}`,
    );
  }
  const company = names.indexOf("company");
  return { source, token, company: company < 0 ? null : company };
}

function readRow(text: string, columns: Columns): NewBoard | string {
  const cells = text.split("\t").map((cell) => cell.trim());
  const companyName = columns.company === null ? null : cells[columns.company] || null;
  return checkBoard(cells[columns.source] ?? "", cells[columns.token] ?? "", companyName);
}

const LONGEST_TOKEN = 300;

/** Returns the board to add, or what is wrong with it. */
export function checkBoard(sourceId: string, token: string, companyName: string | null): NewBoard | string {
  if (sourceId === "") return "the source is missing";
  const source = sources.get(sourceId.toLowerCase());
  if (source === undefined) return `there is no source ${JSON.stringify(sourceId)}`;
  if (token === "") return "the token is missing";
  if (token.length > LONGEST_TOKEN || !source.token.test(token))
    return `${JSON.stringify(token.slice(0, 80))} is not a token of ${source.name}`;
  return { source: source.id, token, companyName };
}
