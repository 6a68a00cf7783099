import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parseTsv } from "#taxonomy/tsv.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { termSentences } from "#normalise/terms/term-sentences.ts";
import { readPay } from "#test/sentence-reader.ts";
import { readOnTargetPay } from "./on-target-pay.ts";
import { readSalary } from "./salary.ts";

/** Base pay and what those earn who meet their targets, as advertisements of each country state them; `-` where none is stated. */
const table = parseTsv("target-pay.tsv", readFileSync(path.join(import.meta.dirname, "target-pay.tsv"), "utf8")).map(
  ({ country = "", base = "", target = "", sentence = "" }) => ({ country, base, target, sentence }),
);

/** Returns the on-target pay of a body, as `readPay` writes it. */
function readTarget(body: string, country: string): string {
  const prepared = prepareText(body);
  const { value: base } = readSalary({ field: undefined, title: "", prepared, country });
  const { value } = readOnTargetPay(termSentences(prepared).targetPay, { country, base });
  return value === null ? "-" : `${value.min ?? ""}-${value.max ?? ""} ${value.currency} ${value.period}`;
}

describe.each([...new Set(table.map(({ country }) => country))])("on-target pay in %s", (country) => {
  const rows = table.filter((row) => row.country === country);
  test.each(rows)("$sentence", ({ base, target, sentence }) => {
    expect(readTarget(`<p>${sentence}</p>`, country)).toBe(target);
    // What is earned on target is never taken for the base.
    if (base !== "-") expect(readPay(`<p>${sentence}</p>`, country)).toBe(base);
  });
});
