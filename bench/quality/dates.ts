import { readPostedAt } from "#normalise/dates.ts";
import { goldRows, isException } from "./gold.ts";
import { percent, type QualityRow } from "./row.ts";

const SET = "hand_traps/dates";
const EXPECTED = "expected(ISO date; now = 2025-06-15T12:00:00Z)";
const NOW = new Date("2025-06-15T12:00:00Z");

/** What `new Date(text)` makes of it. */
function naive(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
}

export function measure(): Promise<QualityRow[]> {
  const rows = goldRows("hand_traps", "dates.tsv")?.filter((row) => !isException(SET, row["text"] ?? ""));
  if (rows === undefined) return Promise.resolve([]);
  const right = (read: (text: string) => string) =>
    percent(rows.filter((row) => read(row["text"] ?? "") === (row[EXPECTED] ?? "")).length, rows.length);
  return Promise.resolve([
    {
      field: "dates",
      yardstick: `${SET}, right`,
      n: rows.length,
      figure: right((text) => readPostedAt(text, NOW)?.slice(0, 10) ?? ""),
      baseline: right(naive),
      reach: 100,
    },
  ]);
}
