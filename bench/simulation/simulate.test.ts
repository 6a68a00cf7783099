import { expect, test } from "vitest";
import { silentLog } from "#test/log.ts";
import { sources } from "#sources/registry.ts";
import { BUILT_IN_RATES } from "./board-rates.ts";
import { HONEST_TRUTH } from "./directory-boards.ts";
import { simulateDirectory } from "./simulate-directory.ts";
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

/** A Greenhouse host with few promising boards among many, and a feed. */
const directory = [
  ...Array.from({ length: 900 }, (_, at) => ({
    source: "greenhouse",
    token: `board${at}`,
    companyName: null,
    expectedRemote: at % 10 === 0 ? 10 : 0.1,
    country: null,
  })),
  { source: "remoteok", token: "all", companyName: null, expectedRemote: 100, country: null },
];
const first = { directory, workers: 2, hours: 1, truth: HONEST_TRUTH, rates: BUILT_IN_RATES, seed: 3, log: silentLog };

test("an unread directory is known at least three times sooner by gain than by round-robin, within every host's pace", async () => {
  expect(sources.get("remoteok")?.kind).toBe("board");
  const gain = await simulateDirectory({ ...first, order: "gain" });
  const roundRobin = await simulateDirectory({ ...first, order: "round-robin" });
  expect(gain.minutesToTarget! * 3).toBeLessThanOrEqual(roundRobin.minutesToTarget!);
  expect([gain.violations, roundRobin.violations]).toEqual([0, 0]);
});

test("an expectation that tells nothing costs next to nothing against round-robin", async () => {
  const truth = { ...HONEST_TRUTH, uninformative: true };
  const gain = await simulateDirectory({ ...first, truth, order: "gain" });
  const roundRobin = await simulateDirectory({ ...first, truth, order: "round-robin" });
  expect(gain.boardsRead).toBeGreaterThan(roundRobin.boardsRead * 0.9);
});
