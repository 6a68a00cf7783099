import fc from "fast-check";
import { expect, test } from "vitest";
import type { PostContent } from "#contract/schemas/employers/posts.ts";
import { makePostContent } from "#test/employers/post-content.ts";
import { type ChangedPart, changedParts, changedShare } from "./changed-parts.ts";

const seen = makePostContent();
const words = (count: number, word = "word") => Array.from({ length: count }, (_, n) => `${word}${n}`).join(" ");

const CASES: [changes: Partial<PostContent>, parts: ChangedPart[]][] = [
  [{}, []],
  [{ title: "Head of Support" }, ["title"]],
  [{ salary: { ...seen.salary, max: seen.salary.max + 1 } }, ["pay"]],
  [{ salary: { ...seen.salary, period: "month" } }, ["pay"]],
  [{ countries: [...seen.countries, "BR"] }, ["countries"]],
  [{ countries: [], isWorldwide: true }, ["countries"]],
  [{ applyUrl: `${seen.applyUrl}?from=here` }, ["apply address"]],
  [{ description: words(60) }, ["description"]],
  [{ description: `${seen.description}\n\nWe meet twice a year.` }, []],
  [{ weeklyHours: { min: 20, max: 30 }, usesAiScreening: !seen.usesAiScreening }, []],
  [{ title: "Head", applyUrl: "https://elsewhere.example/apply" }, ["title", "apply address"]],
];

test.each(CASES)("%j changes %j", (changes, parts) => {
  expect(changedParts(seen, { ...seen, ...changes })).toEqual(parts);
});

test("up to a third of the words may change", () => {
  const before = { ...seen, description: words(90) };
  const replaced = (count: number) => ({ ...seen, description: `${words(90 - count)} ${words(count, "new")}` });
  expect(changedParts(before, replaced(30))).toEqual([]);
  expect(changedParts(before, replaced(31))).toEqual(["description"]);
  expect(changedParts(before, { ...seen, description: words(59) })).toEqual(["description"]);
  expect(changedParts(before, { ...seen, description: words(136) })).toEqual(["description"]);
});

test("case, punctuation and order of words change nothing, and repeating a word does", () => {
  expect(changedShare("One, two. Three!", "three – ONE two")).toBe(0);
  expect(changedShare("pay", "pay pay")).toBe(0.5);
  expect(changedShare("", "")).toBe(0);
  expect(changedShare("", "pay")).toBe(1);
});

test("the measure is a share, the same in both directions, and 0 for the same text", () => {
  const text = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 12 }).map((each) => each.join(" "));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const share = changedShare(before, after);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
      expect(changedShare(after, before)).toBe(share);
      expect(changedShare(before, before)).toBe(0);
    }),
  );
});
