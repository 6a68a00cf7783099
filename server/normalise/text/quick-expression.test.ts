import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { normalise } from "#normalise/pipeline.ts";
import { firstTests, quickly, replacedQuickly } from "./quick-expression.ts";

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
      // A global expression goes on where it stopped last; `search` begins at the start.
      .filter((text) => text.search(pattern) !== -1 && !mayMatch(text));
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

test("replaces every match, and nothing in a text without the words", () => {
  const pattern = replacedQuickly(/\bvisas?\b/gi);
  expect(pattern.replace("Visa or visas", "-")).toBe("- or -");
  expect(pattern.replace("Two visas", (found) => found.toUpperCase())).toBe("Two VISAS");
  expect(pattern.replace("Improvisation", "-")).toBe("Improvisation");
});

test("reads the same of an ad whose sentences it has looked at before", () => {
  const posting = {
    externalId: "1",
    url: "https://jobs.example/1",
    title: "Data Engineer",
    company: { name: "Acme" },
    body: "<p>Fully remote within Spain. We sponsor visas. You need a bachelor's degree and fluent English.</p>",
  };
  const context = { sourceId: "acme", sourceKind: "ats", now: new Date("2026-11-22T12:00:00Z") } as const;
  const first = normalise(posting, context);
  expect(first.visaSponsorship).toBe("yes");
  expect(normalise(posting, context)).toEqual(first);
});

test("refuses an expression whose matches have no word in common", () => {
  expect(() => quickly(/\d+|visa/)).toThrow("no word in common");
});
