import { expect, test } from "vitest";
import type { DeskJob, JobSnapshot } from "#contract/schemas/desk/saved.ts";
import { savedNews } from "./saved-news.ts";

const SINCE = "2026-06-01T00:00:00.000Z";
const before: JobSnapshot = {
  role: "Nurse",
  slug: "nurse",
  company: { name: "Acme", slug: "acme" },
  salary: "$50,000 a year",
  location: "Remote, France",
  eligibility: { scope: "places", countries: ["FR"], regions: [], states: [], excluded: [] },
  closedAt: null,
};
const now = (changes: Partial<DeskJob>): DeskJob => ({
  ...before,
  id: "7",
  url: "https://jobs.example/7",
  postedAt: SINCE,
  reopenedAt: null,
  ...changes,
});
const germany = { ...before.eligibility, countries: ["FR", "DE"] };

test.each([
  ["nothing has changed", {}, []],
  ["the title is another", { role: "Senior Nurse" }, []],
  ["the pay is another", { salary: "$60,000 a year" }, [{ kind: "pay", value: "$60,000 a year" }]],
  ["no pay is stated any more", { salary: null }, []],
  ["people in Germany can be hired now", { eligibility: germany }, [{ kind: "open-to-you", value: "DE" }]],
  ["people in Spain can be hired now", { eligibility: { ...germany, countries: ["FR", "ES"] } }, []],
  [
    "it closed and opened again",
    { reopenedAt: "2026-06-03T00:00:00.000Z" },
    [{ kind: "reopened", value: "2026-06-03T00:00:00.000Z" }],
  ],
  ["it is closed", { salary: "$60,000 a year", closedAt: "2026-06-03T00:00:00.000Z" }, []],
])("tells somebody in Germany what is worth a mail where %s", (_, changes, expected) => {
  expect(savedNews(before, SINCE, now(changes), "DE")).toEqual(expected);
});

test("tells nobody who hasn't said where they live, or could be hired before, that people of their country can be", () => {
  expect(savedNews(before, SINCE, now({ eligibility: germany }), null)).toEqual([]);
  expect(savedNews(before, SINCE, now({ eligibility: germany }), "FR")).toEqual([]);
});
