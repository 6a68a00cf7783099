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

test.each(firstTests.map((each) => [each.pattern.source.slice(0, 60), each] as const))(
  "runs an expression on every stated text that it matches: %s",
  (_, { pattern, mayMatch, exec }) => {
    const missed = stated
      .flatMap((text) => [text, text.toUpperCase()])
      // A global expression goes on where it stopped last; `search` begins at the start.
      .filter((text) => {
        const at = text.search(pattern);
        return at !== -1 && (!mayMatch(text) || (exec !== undefined && exec(text)?.index !== at));
      });
    expect(missed).toEqual([]);
  },
);

test("finds the first match of a long expression, and at one place its first alternative", () => {
  const others = Array.from({ length: 300 }, (_, at) => `word${at}x`);
  const pattern = quickly(new RegExp(`\\b(?:late|${others.join("|")}|work|${others.join("|")}|works? permit)\\b`, "i"));
  expect(pattern.exec("A Work permit, late")?.[0]).toBe("Work");
  expect(pattern.exec("too late for works permit")?.[0]).toBe("late");
  expect(pattern.exec("word299x works permit")?.[0]).toBe("word299x");
  expect(pattern.test("works permit")).toBe(true);
  expect(pattern.test("works permits")).toBe(false);
});

test("matches as the expression does", () => {
  const pattern = quickly(/\bvisas?\b|permit/i);
  expect(pattern.test("We sponsor visas.")).toBe(true);
  expect(pattern.test("Improvisation")).toBe(false);
  expect(pattern.exec("Work Permit")?.index).toBe(5);
  expect(pattern.exec("We build boats.")).toBeNull();
});

test.each([
  ["plain words anywhere", /mois|hour|mans|week|a[ñn]os?\b/i],
  ["plain words that begin", /\b(?:mois|hour|mans|week|a[ñn]os?\b)/i],
])("matches %s as the expression does", (_, pattern) => {
  const texts = [
    "An hour",
    "HOURS",
    "seven moïs",
    "biweekly",
    "3week",
    "_week",
    "3 weeks",
    "éweek",
    "dos años",
    "año",
    "anosmia",
    "humans",
    "",
  ];
  const quick = quickly(pattern);
  for (const text of texts) {
    expect([text, quick.test(text)]).toEqual([text, pattern.test(text)]);
    expect(quick.exec(text)?.[0]).toBe(pattern.exec(text)?.[0]);
  }
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
  expect(() => quickly(/\D+|visa/)).toThrow("no word in common");
});
