import { expect, test } from "vitest";
import type { MatchPoint } from "#contract/schemas/desk/match.ts";
import { matchGroups, matchReason, matchSummary, pointName } from "./match-text.ts";

const point = (changes: Partial<MatchPoint>): MatchPoint => ({
  about: "skill",
  need: "must",
  fit: "yes",
  name: "Python",
  job: "Python in production",
  profile: "Skill: Python",
  ...changes,
});
const country = point({ about: "country", need: "rule", fit: "no", name: "Portugal" });
const level = point({ about: "level", need: "rule", fit: "no", name: "Junior" });

test("sums up what rules a job out and how many requirements the profile has", () => {
  expect(matchSummary([point({}), point({ fit: "no" })])).toBe(
    "Nothing we can read rules it out. Your profile has 1 of 2 requirements.",
  );
  expect(matchSummary([country, level, point({})])).toBe(
    "Ruled out by country and level. Your profile has 1 of 1 requirement.",
  );
  expect(matchSummary([point({ about: "role" })])).toBe(
    "Nothing we can read rules it out. The posting lists no requirement that we can compare.",
  );
});

test("a row says in one line what rules a job out, or how many requirements the profile has", () => {
  const counts = { ruledOut: [], met: 7, required: 9 };
  expect(matchReason(counts)).toBe("You have 7 of 9 requirements.");
  expect(matchReason({ ...counts, met: 0, required: 1 })).toBe("You have 0 of 1 requirement.");
  expect(matchReason({ ...counts, ruledOut: ["pay", "hours"] })).toBe("Ruled out by pay and working hours.");
  expect(matchReason({ ...counts, met: 0, required: 0 })).toBeNull();
});

test("groups points and leaves out empty groups", () => {
  const pay = point({ about: "pay", need: "rule", fit: "unclear", name: "Pay" });
  const groups = matchGroups([country, pay, point({}), point({ need: "nice" })]);
  expect(groups.map(({ title, points }) => [title, points.length])).toEqual([
    ["Rules it out", 1],
    ["Required", 1],
    ["Nice to have", 1],
    ["Conditions", 1],
  ]);
  expect(matchGroups([])).toEqual([]);
});

test("names a point with its subject, unless the name says it", () => {
  expect(pointName(point({}))).toBe("Python");
  expect(pointName(country)).toBe("Country: Portugal");
  expect(pointName(point({ about: "pay", name: "Pay" }))).toBe("Pay");
});
