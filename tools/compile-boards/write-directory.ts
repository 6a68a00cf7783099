import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DIRECTORY_HEADER } from "#ingest/directory/read-directory.ts";

export interface DirectoryLine {
  source: string;
  token: string;
  company: string | null;
  expected: number;
  country: string | null;
}

/** Returns a number with the digits that an estimate deserves: two, or one below 1. */
export function estimateText(expected: number): string {
  const rounded = Number(expected.toPrecision(expected < 1 ? 1 : 2));
  return String(Number(rounded.toFixed(3)));
}

/** Replaces the files of the directory: one per source, sorted by token, so that the same boards make the same bytes. */
export function writeDirectory(folder: string, lines: readonly DirectoryLine[]): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.endsWith(".tsv")) rmSync(path.join(folder, name));
  const bySource = Map.groupBy(lines, (line) => line.source);
  for (const [source, boards] of bySource) {
    const sorted = boards.toSorted((a, b) => compare(a.token.toLowerCase(), b.token.toLowerCase()));
    const rows = sorted.map(({ token, company, expected, country }) =>
      [token, company ?? "", estimateText(expected), country ?? ""].join("\t"),
    );
    writeFileSync(path.join(folder, `${source}.tsv`), `${[DIRECTORY_HEADER, ...rows].join("\n")}\n`);
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
