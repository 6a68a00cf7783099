import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseJobs, MAX_JOBS_SHOWN, MAX_OF_COMPANY, type WaitingJob } from "./choose-jobs.ts";

const job = (jobId: number, searchId = "one", companySlug = `company-${jobId}`): WaitingJob => ({
  jobId: String(jobId),
  searchId,
  companySlug,
});
const ids = (jobs: readonly WaitingJob[]) => jobs.map(({ jobId }) => Number(jobId));

test("shows the newest jobs, of each search in turn", () => {
  const loud = Array.from({ length: 30 }, (_, at) => job(at));
  const { shown, more } = chooseJobs([...loud, job(100, "two"), job(101, "two")]);
  expect(ids(shown)).toEqual([0, 100, 1, 101, 2, 3, 4, 5, 6, 7]);
  expect(more).toBe(22);
});

test("shows at most three jobs of a company, and says how many more it has", () => {
  const many = Array.from({ length: 8 }, (_, at) => job(at, at % 2 === 0 ? "one" : "two", "acme"));
  const { shown, more, moreOfCompany } = chooseJobs([...many, job(50)]);
  expect(ids(shown)).toEqual([0, 1, 2, 50]);
  expect([more, [...moreOfCompany]]).toEqual([5, [["acme", 5]]]);
});

test("shows what there is where that is little", () => {
  expect(chooseJobs([])).toEqual({ shown: [], moreOfCompany: new Map(), more: 0 });
  expect(chooseJobs([job(1)])).toEqual({ shown: [job(1)], moreOfCompany: new Map(), more: 0 });
});

test("keeps both limits, counts every job once and leaves no room unused", () => {
  const waiting = fc.array(
    fc.tuple(fc.constantFrom("one", "two", "three"), fc.constantFrom("acme", "globex", "initech", "hooli")),
    { maxLength: 60, size: "max" },
  );
  fc.assert(
    fc.property(waiting, (rows) => {
      const jobs = rows.map(([searchId, company], at) => job(at, searchId, company));
      const { shown, more, moreOfCompany } = chooseJobs(jobs);
      const of = Map.groupBy(shown, ({ companySlug }) => companySlug);
      const possible = [...Map.groupBy(jobs, ({ companySlug }) => companySlug).values()].reduce(
        (sum, { length }) => sum + Math.min(length, MAX_OF_COMPANY),
        0,
      );
      expect(shown.length).toBe(Math.min(possible, MAX_JOBS_SHOWN));
      expect(new Set(ids(shown)).size).toBe(shown.length);
      for (const { length } of of.values()) expect(length).toBeLessThanOrEqual(MAX_OF_COMPANY);
      expect(shown.length + more).toBe(jobs.length);
      const unshown = jobs.filter((each) => !shown.includes(each) && of.has(each.companySlug)).length;
      expect([...moreOfCompany.values()].reduce((sum, count) => sum + count, 0)).toBe(unshown);
    }),
  );
});
