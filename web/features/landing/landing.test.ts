import { expect, test } from "vitest";
import { landingRole, landingText, landingTitle } from "./landing.ts";

const role = { slug: "backend-engineer", name: "Backend Engineer" };
const facts = { role, place: null, total: 1284, worldwide: 40, thisWeek: 12 };

test.each([
  ["remote-backend-engineer-jobs", "backend-engineer"],
  ["remote-jobs", null],
  ["remote--jobs", null],
  ["remote-Backend-jobs", null],
  ["backend-engineer-jobs", null],
  [undefined, null],
])("the role of %s is %s", (segment, expected) => expect(landingRole(segment)).toBe(expected));

test.each([
  [null, "Remote Backend Engineer jobs"],
  [{ slug: "germany", name: "Germany" }, "Remote Backend Engineer jobs in Germany"],
  [{ slug: "united-states", name: "United States" }, "Remote Backend Engineer jobs in the United States"],
  [{ slug: "worldwide", name: "Worldwide" }, "Remote Backend Engineer jobs open to the whole world"],
])("the title for %o", (place, expected) => expect(landingTitle({ role, place })).toBe(expected));

test.each([
  [
    facts,
    "1,284 live remote Backend Engineer jobs, 12 of them posted in the last 7 days. 40 are open to people anywhere in the world.",
  ],
  [
    { ...facts, worldwide: 0, thisWeek: 0 },
    "1,284 live remote Backend Engineer jobs, none of them posted in the last 7 days. None is open to people anywhere in the world.",
  ],
  [{ ...facts, total: 1, worldwide: 1, thisWeek: 1 }, "1 live remote Backend Engineer job."],
  [
    { ...facts, place: { slug: "germany", name: "Germany" } },
    "1,284 live remote Backend Engineer jobs open to people in Germany, 12 of them posted in the last 7 days. 40 of them are open to the whole world.",
  ],
  [
    { ...facts, place: { slug: "worldwide", name: "Worldwide" }, total: 1 },
    "1 live remote Backend Engineer job open to people anywhere in the world.",
  ],
])("the text for %o", (given, expected) => expect(landingText(given)).toBe(expected));
