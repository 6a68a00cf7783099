import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import "#normalise/pipeline.ts";
import { firstTests, quickly } from "./quick-expression.ts";

const FOLDER = path.resolve(import.meta.dirname, "..");
/** What the tables state: sentences, titles and ads in all the languages that are read. */
const stated = [
  ...new Set(
    readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".tsv"))
      .flatMap((file) => readFileSync(path.join(FOLDER, file), "utf8").split(/[\n\t]/u)),
  ),
];

test.each(firstTests.map(({ pattern, mayMatch }) => [pattern.source.slice(0, 60), pattern, mayMatch] as const))(
  "runs an expression on every stated text that it matches: %s",
  (_, pattern, mayMatch) => {
    const missed = stated
      .flatMap((text) => [text, text.toUpperCase()])
      .filter((text) => pattern.test(text) && !mayMatch(text));
    expect(missed).toEqual([]);
  },
);

test("matches as the expression does", () => {
  const pattern = quickly(/\bvisas?\b|permit/i);
  expect(pattern.test("We sponsor visas.")).toBe(true);
  expect(pattern.test("Improvisation")).toBe(false);
  expect(pattern.exec("Work Permit")?.index).toBe(5);
  expect(pattern.exec("We build boats.")).toBeNull();
});

test("refuses an expression whose matches have no word in common", () => {
  expect(() => quickly(/\d+|visa/)).toThrow("no word in common");
});
