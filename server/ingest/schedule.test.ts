import { expect, test } from "vitest";
import {
  afterBadRun,
  afterGoodRun,
  jittered,
  LONGEST_EMPTY_INTERVAL_S,
  LONGEST_INTERVAL_S,
  SHORTEST_INTERVAL_S,
} from "./schedule.ts";

const good = {
  intervalS: 7200,
  changed: false,
  secondLookDue: false,
  maxRunsPerDay: undefined,
  remoteOpenings: 5,
  changesPerDay: 0.2,
  first: false,
};
const bad = { kind: "failed" as const, failures: 1, goneCount: 0, retryAfterS: undefined };

test("a board that changes is read more often and one that does not less, between 30 minutes and a day", () => {
  expect(afterGoodRun({ ...good, changed: true }).intervalS).toBe(3600);
  expect(afterGoodRun(good).intervalS).toBe(10_800);
  expect(afterGoodRun({ ...good, intervalS: 1800, changed: true }).intervalS).toBe(SHORTEST_INTERVAL_S);
  expect(afterGoodRun({ ...good, intervalS: 86_000 }).intervalS).toBe(LONGEST_INTERVAL_S);
});

test("the first interval follows from the expected changes", () => {
  const first = { ...good, first: true };
  expect(afterGoodRun(first).intervalS).toBe(LONGEST_INTERVAL_S);
  expect(afterGoodRun({ ...first, changesPerDay: 3 }).intervalS).toBe(4 * 3600);
  expect(afterGoodRun({ ...first, changesPerDay: 200 }).intervalS).toBe(3600);
});

test("a board without a remote opening decays to weekly within four runs, and is read daily again once it has one", () => {
  const empty = { ...good, remoteOpenings: 0 };
  const intervals = [afterGoodRun({ ...empty, first: true }).intervalS];
  for (let run = 0; run < 4; run += 1)
    intervals.push(afterGoodRun({ ...empty, intervalS: intervals.at(-1)!, elapsedS: intervals.at(-1)! }).intervalS);
  expect(intervals.map((interval) => interval / 86_400)).toEqual([1, 2, 4, 7, 7]);
  expect(afterGoodRun({ ...good, changed: true, intervalS: LONGEST_EMPTY_INTERVAL_S }).intervalS).toBe(
    LONGEST_INTERVAL_S,
  );
});

test("a first miss brings the second look forward, but not within an hour", () => {
  const { delayS } = afterGoodRun({ ...good, intervalS: 80_000, secondLookDue: true });
  expect(delayS).toBeGreaterThan(3600);
  expect(delayS).toBeLessThan(4500);
});

test("a source's daily limit of runs holds even for a second look", () => {
  expect(afterGoodRun({ ...good, changed: true, secondLookDue: true, maxRunsPerDay: 4 }).delayS).toBeGreaterThanOrEqual(
    21_600,
  );
});

test("a failing board backs off up to a day, and honours a longer Retry-After", () => {
  expect(afterBadRun({ ...bad, failures: 2 })).toBeGreaterThan(afterBadRun(bad));
  expect(afterBadRun({ ...bad, failures: 40 })).toBe(86_400);
  expect(afterBadRun({ ...bad, retryAfterS: 5000 })).toBe(5000);
});

test("a dead board is read a day after its death, then once a week", () => {
  const gone = (goneCount: number) => afterBadRun({ ...bad, kind: "gone", goneCount });
  expect([gone(1), gone(3), gone(4)]).toEqual([6 * 3600, 86_400, 7 * 86_400]);
});

test("jitter only delays, by a tenth at most", () => {
  expect([jittered(1000, 0), jittered(1000, 1)]).toEqual([1000, 1100]);
});
