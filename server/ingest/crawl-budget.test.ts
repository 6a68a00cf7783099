import { expect, test } from "vitest";
import { sourceById, sources } from "#sources/registry.ts";
import { countHostQueues, createCrawlBudget, stretchedS, stretchOf } from "./crawl-budget.ts";

const HOUR = 3600;
const load = (...intervals: [intervalS: number, boards: number][]) => ({
  source: "greenhouse",
  intervals: intervals.map(([intervalS, boards]) => ({ intervalS, boards })),
  requestsPerRun: 1,
  tokens: ["one", "two"],
});

test("boards keep their intervals where the host has capacity for all", () => {
  expect(stretchOf(load([HOUR, 500], [24 * HOUR, 5000]), 1)).toBe(0);
  expect(stretchedS(HOUR, 0)).toBe(HOUR);
});

test("otherwise the runs fit into the capacity, and boards that change more are still read more often", () => {
  const crowd = load([HOUR / 2, 4000], [4 * HOUR, 8000], [24 * HOUR, 20_000]);
  const stretch = stretchOf(crowd, 1);
  const runsPerS = crowd.intervals.reduce(
    (sum, { intervalS, boards }) => sum + boards / stretchedS(intervalS, stretch),
    0,
  );
  expect(runsPerS).toBeLessThan(0.6);
  expect(runsPerS).toBeGreaterThan(0.55);
  expect(stretchedS(HOUR / 2, stretch)).toBeLessThan(stretchedS(4 * HOUR, stretch));
  expect(stretchedS(HOUR / 2, stretch)).toBeGreaterThan(HOUR / 2);
});

test("requests per board and the number of hosts both count", () => {
  const crowd = load([HOUR, 6000]);
  expect(stretchOf({ ...crowd, requestsPerRun: 4 }, 1)).toBeGreaterThan(stretchOf(crowd, 1));
  expect(stretchOf({ ...crowd, requestsPerRun: 4 }, 4)).toBeCloseTo(stretchOf(crowd, 1), 3);
});

test("counts one queue per host, per vendor and per data centre", () => {
  expect(countHostQueues(sourceById("greenhouse"), ["one", "two", "three"])).toBe(1);
  expect(countHostQueues(sourceById("recruitee"), ["one", "two", "three"])).toBe(1);
  const sites = [
    "a.wd1.myworkdayjobs.com/x",
    "b.wd1.myworkdayjobs.com/x",
    "c.wd5.myworkdayjobs.com/x",
    "d.wd3.myworkdayjobs.com/x",
  ];
  expect(countHostQueues(sourceById("workday"), sites)).toBe(2);
});

test("the budget follows the number of boards", async () => {
  let crowd = load([HOUR, 100]);
  const budget = createCrawlBudget(sources, async () => [crowd]);
  expect(budget.intervalS("greenhouse", HOUR)).toBe(HOUR);
  await budget.refresh();
  expect(budget.intervalS("greenhouse", HOUR)).toBe(HOUR);
  crowd = load([HOUR, 20_000]);
  await budget.refresh();
  expect(budget.intervalS("greenhouse", HOUR)).toBeGreaterThan(8 * HOUR);
  expect(budget.intervalS("lever", HOUR)).toBe(HOUR);
});
