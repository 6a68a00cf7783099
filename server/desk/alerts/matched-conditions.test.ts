import { expect, test } from "vitest";
import { searchFilters } from "#contract/values/desk/saved-search.ts";
import { EVERY_JOB, type JobsQuery } from "#contract/values/jobs-query.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { emptySearchDocument } from "#test/search/search-document.ts";
import { isStillCurrent, matchedConditions } from "./matched-conditions.ts";

const NOW = Date.UTC(2026, 5, 1);
const DAY = 24 * 3_600_000;
const job: SearchDocument = {
  ...emptySearchDocument,
  title: "Senior Backend Engineer",
  companySlug: "acme",
  companyName: "Acme, Inc.",
  roles: ["backend-engineer", "software-engineer"],
  areas: ["germany"],
  techStack: ["rust", "go"],
  levels: ["senior"],
  visaSponsorship: "yes",
  salaryYearlyUsd: 90_000,
  postedAt: NOW - 2 * DAY,
};
const conditions = (query: Partial<JobsQuery>, of: Partial<SearchDocument> = {}) =>
  matchedConditions(searchFilters({ ...EVERY_JOB, ...query }), { ...job, ...of });

test("names every filter that a job meets, and of several values those that it has", () => {
  expect(
    conditions({
      q: "payments api",
      role: ["backend-engineer", "designer"],
      location: ["europe", "france"],
      techStack: ["rust", "java"],
      company: ["acme", "globex"],
      experienceLevel: ["senior"],
      visaSponsorship: ["yes"],
      salaryMin: 80_000,
      datePosted: "week",
      homeCountry: "DE",
      eligibleOnly: true,
      acceptsReferrals: true,
    }),
  ).toEqual([
    "Text: “payments api”",
    "Role: Backend Engineer",
    "Location: Europe",
    "Level: Senior",
    "Tech: Rust",
    "Company: Acme, Inc.",
    "Visa: Sponsors visas",
    "Salary: at least $80,000 a year",
    "Posted: Last 7 days",
    "Open to you in Germany",
    "Its company takes referral requests",
  ]);
});

test("says so where a job without a salary passes a lowest one", () => {
  expect(matchedConditions({ salaryMin: 80_000, salaryUnstated: true }, { ...job, salaryYearlyUsd: null })).toEqual([
    "Salary: not stated",
  ]);
});

test("knows when a window of days is over, and when a company takes no more referral requests", () => {
  const nobody = new Set<string>();
  expect(isStillCurrent({ role: ["nurse"] }, job, nobody, NOW)).toBe(true);
  expect(isStillCurrent({ datePosted: "week" }, job, nobody, NOW)).toBe(true);
  expect(isStillCurrent({ datePosted: "week" }, job, nobody, NOW + 5 * DAY)).toBe(true);
  expect(isStillCurrent({ datePosted: "week" }, job, nobody, NOW + 5 * DAY + 1)).toBe(false);
  expect(isStillCurrent({ acceptsReferrals: true }, job, new Set(["acme"]), NOW)).toBe(true);
  expect(isStillCurrent({ acceptsReferrals: true }, job, nobody, NOW)).toBe(false);
});
