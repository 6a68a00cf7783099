import { expect, test } from "vitest";
import { silentLog } from "#test/log.ts";
import { simulate } from "./simulate.ts";

const small = { boards: 600, days: 1, workers: 2, seed: 7, log: silentLog };

test(
  "hundreds of boards for a day, with failures, outages, limits and a killed worker, cause no violation and no double run",
  { timeout: 60_000 },
  async () => {
    const report = await simulate(small);
    expect(report.violations).toEqual({
      twoAtOnce: 0,
      tooSoonAfterAnswer: 0,
      againstRetryAfter: 0,
      boardTooSoon: 0,
      unconditionalRepeat: 0,
      doubleRuns: 0,
      total: 0,
    });
    expect(report.workersKilled).toBe(1);
    expect(report.answers.failed).toBeGreaterThan(0);
    expect(report.answers.notModified).toBeGreaterThan(0);
    expect(report.seen.n).toBeGreaterThan(50);
    expect(report.seen.p99Min).toBeLessThanOrEqual(24 * 60 * 1.2);
    expect(report.closed.medianMin).toBeGreaterThanOrEqual(60);
  },
);

test("the same seed yields the same report", { timeout: 60_000 }, async () => {
  const brief = { ...small, boards: 150 };
  expect(await simulate(brief)).toEqual(await simulate(brief));
});
