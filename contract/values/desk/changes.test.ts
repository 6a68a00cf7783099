import { expect, test } from "vitest";
import type { DeskJob } from "#contract/schemas/desk/saved.ts";
import { changesSince, snapshotOf } from "./changes.ts";

const SAVED = "2026-03-01T10:00:00.000Z";
const job: DeskJob = {
  id: "7",
  role: "Data Engineer",
  slug: "data-engineer",
  company: { name: "Kestrow Grid", slug: "kestrow-grid" },
  url: "https://jobs.example.org/7",
  salary: "€70,000 a year",
  location: "Portugal, Spain",
  eligibility: { scope: "places", countries: ["PT", "ES"], regions: [], states: [], excluded: [] },
  closedAt: null,
  postedAt: "2026-02-20T10:00:00.000Z",
  reopenedAt: null,
};
const changes = (now: Partial<DeskJob>, before: Partial<DeskJob> = {}) =>
  changesSince(snapshotOf({ ...job, ...before }), SAVED, { ...job, ...now });

test("reports nothing while salary, place, eligibility and opening stay", () => {
  expect(changes({ role: "Senior Data Engineer", url: "https://elsewhere.example.org" })).toEqual([]);
  expect(changes({ eligibility: { ...job.eligibility, countries: ["ES", "PT"] } })).toEqual([]);
});

test("reports salary, place and eligibility with what they were", () => {
  expect(changes({ salary: "€70k / year", salaryAsPosted: "€70,000 a year" })).toEqual([]);
  expect(changes({ salary: null })).toEqual([{ kind: "salary", before: "€70,000 a year", after: null }]);
  const eligibility = { ...job.eligibility, countries: ["PT"] };
  expect(changes({ location: "Portugal", eligibility })).toEqual([
    { kind: "location", before: "Portugal, Spain", after: "Portugal" },
    { kind: "eligibility", before: job.eligibility, after: eligibility },
  ]);
});

test("reports that a job closed, and that a closed one opened again", () => {
  const closedAt = "2026-03-05T10:00:00.000Z";
  expect(changes({ closedAt })).toEqual([{ kind: "closed", at: closedAt }]);
  expect(changes({ closedAt }, { closedAt })).toEqual([]);
  expect(changes({ reopenedAt: "2026-03-09T10:00:00.000Z" }, { closedAt })).toEqual([
    { kind: "reopened", at: "2026-03-09T10:00:00.000Z" },
  ]);
});

test("reports a job that closed and opened again between two looks, and not one that had done so before", () => {
  expect(changes({ reopenedAt: "2026-03-09T10:00:00.000Z" })).toEqual([
    { kind: "reopened", at: "2026-03-09T10:00:00.000Z" },
  ]);
  expect(changes({ reopenedAt: "2026-02-25T10:00:00.000Z" })).toEqual([]);
});

test("compares a long place by the part that a snapshot holds", () => {
  const location = "Portugal, ".repeat(300);
  expect(snapshotOf({ ...job, location }).location).toHaveLength(1000);
  expect(changes({ location }, { location })).toEqual([]);
});
