import { expect, test } from "vitest";
import type { SavedChange } from "#contract/schemas/desk/saved.ts";
import { changeTexts } from "./change-text.ts";

const NOW = Date.parse("2026-03-10T10:00:00.000Z");
const places = (countries: string[]) => ({
  scope: "places" as const,
  countries,
  regions: [],
  states: [],
  excluded: [],
});
const eligibility: SavedChange = { kind: "eligibility", before: places(["ES"]), after: places(["PT"]) };
const location: SavedChange = { kind: "location", before: "Spain", after: "Portugal" };
const words = (changes: SavedChange[], country: string | null = null) =>
  changeTexts(changes, country, NOW).map(({ about, before, after }) =>
    [about, before, after].filter(Boolean).join(" | "),
  );

test("says what a salary and a place were and are", () => {
  expect(words([{ kind: "salary", before: null, after: "€70,000" }, location])).toEqual([
    "Salary | not stated | €70,000",
    "Place | Spain | Portugal",
  ]);
});

test("says when it closed or opened again", () => {
  expect(words([{ kind: "closed", at: "2026-03-08T10:00:00.000Z" }])).toEqual(["Closed | 2 days ago"]);
  expect(words([{ kind: "reopened", at: "2026-03-09T10:00:00.000Z" }])).toEqual(["Open again | 1 day ago"]);
  expect(words([{ kind: "reopened", at: null }])).toEqual(["Open again | after it had closed"]);
});

test("says what a change of places means for the reader's country", () => {
  expect(words([eligibility], "PT")).toEqual(["Who may apply | now you, from Portugal"]);
  expect(words([eligibility], "ES")).toEqual(["Who may apply | no longer you, from Spain"]);
});

test("doesn't repeat what the place says when the reader's answer stays", () => {
  expect(words([location, eligibility], "FR")).toEqual(["Place | Spain | Portugal"]);
  expect(words([eligibility], "FR")).toEqual(["Who may apply | the places have changed"]);
  expect(words([eligibility])).toEqual(["Who may apply | the places have changed"]);
});
