import { readFileSync } from "node:fs";
import { countryOfWebsite } from "../country.ts";
import type { BoardList, ListLine } from "../sighting.ts";

const COLUMNS = /("(?:[^"]|"")*"|[^,\n]*)(,|\r?\n|$)/gy;

/** colophon-group/jobseek: companies with their websites, which tell the country of some. */
export const jobseekCompanies: BoardList = {
  id: "jobseek",
  file: "companies/jobseek_companies.csv",
  *read(file): Generator<ListLine> {
    const [header, ...rows] = csvRows(readFileSync(file, "utf8"));
    const [name, website] = ["name", "website"].map((column) => header!.indexOf(column)) as [number, number];
    for (const row of rows) {
      const country = countryOfWebsite(row[website] ?? "");
      if (country === null) yield { dropped: "no country" };
      else yield { name: row[name] ?? "", source: null, country, remote: 0 };
    }
  },
};

/** Reads comma-separated rows whose cells may be quoted. */
function csvRows(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [all, cell = "", end] of text.matchAll(COLUMNS)) {
    if (all === "") break;
    rows.at(-1)!.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ",") rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}
