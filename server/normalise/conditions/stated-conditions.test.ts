import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { Bounds } from "#contract/schemas/job-terms.ts";
import { parseTsv } from "#taxonomy/tsv.ts";
import { readCondition } from "#test/sentence-reader.ts";

const CONDITIONS = ["onCall", "vacancy", "travel", "contractMonths", "hoursAsked", "applicationDeadline"] as const;
type Condition = (typeof CONDITIONS)[number];

/** Writes a reading as the table does: bounds as `6`, `6-12`, `20-` or `-25`, nothing as `-`. */
function written(value: string | Bounds | null): string {
  if (value === null) return "-";
  if (typeof value === "string") return value;
  const [min, max] = [value.min ?? "", value.max ?? ""];
  return min === max ? String(min) : `${min}-${max}`;
}

const read = (condition: Condition, sentences: readonly string[]) => written(readCondition(condition, sentences).value);

/** Conditions as advertisements state them; `-` where a sentence says nothing about the condition. */
const table = parseTsv(
  "stated-conditions.tsv",
  readFileSync(path.join(import.meta.dirname, "stated-conditions.tsv"), "utf8"),
).map(({ condition = "", value = "", sentence = "" }) => ({ condition, value, sentence }));

test("every sentence is about a condition that is read", () => {
  expect([...new Set(table.map(({ condition }) => condition))]).toEqual([...CONDITIONS]);
});

describe.each(CONDITIONS)("%s as advertisements state it", (condition) => {
  const rows = table.filter((row) => row.condition === condition);
  const silent = rows.filter(({ value }) => value === "-").map(({ sentence }) => sentence);
  test.each(rows)("$sentence", ({ value, sentence }) => {
    expect(read(condition, [sentence])).toBe(value);
    expect(read(condition, [...silent, sentence, ...silent])).toBe(value);
  });
});
