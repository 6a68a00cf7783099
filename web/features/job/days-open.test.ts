import { expect, test } from "vitest";
import type { JobEvent } from "#contract/schemas/job-page.ts";
import { daysOpen, DAYS_SHOWN } from "./days-open.ts";

const now = Date.parse("2026-03-28T10:00:00Z");
const event = (kind: JobEvent["kind"], day: string): JobEvent => ({ kind, at: `2026-03-${day}T09:00:00Z` });
const letters = (job: Parameters<typeof daysOpen>[0]) =>
  daysOpen(job, now)
    .map((state) => state[0])
    .join("");

test("a job is open from the day it was first seen", () => {
  const states = letters({ history: [event("opened", "25")], firstSeenAt: "2026-03-25T09:00:00Z" });
  expect(states).toBe(`${"u".repeat(DAYS_SHOWN - 4)}oooo`);
});

test("a job that was away for a while has a gap of whole days", () => {
  const history = [event("reopened", "26"), event("closed", "22"), event("edited", "24"), event("opened", "02")];
  // Open until the 22nd, and again from the 26th.
  expect(letters({ history, firstSeenAt: "2026-03-02T09:00:00Z" })).toBe(`u${"o".repeat(21)}cccooo`);
});

test("a closed job is closed from the day after", () => {
  const job = { history: [], firstSeenAt: "2026-01-01T09:00:00Z", closedAt: "2026-03-26T09:00:00Z" };
  expect(letters(job)).toBe(`${"o".repeat(26)}cc`);
});
