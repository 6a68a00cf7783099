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

test("where a host has room for all, every board keeps its interval", () => {
  expect(stretchOf(load([HOUR, 500], [24 * HOUR, 5000]), 1)).toBe(0);
  expect(stretchedS(HOUR, 0)).toBe(HOUR);
});

test("where it has not, what is asked fits into what the host can serve, and who changes more is still read more often", () => {
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

test("boards that take several requests, and hosts that share the work, count as such", () => {
  const crowd = load([HOUR, 6000]);
  expect(stretchOf({ ...crowd, requestsPerRun: 4 }, 1)).toBeGreaterThan(stretchOf(crowd, 1));
  expect(stretchOf({ ...crowd, requestsPerRun: 4 }, 4)).toBeCloseTo(stretchOf(crowd, 1), 3);
});

test("one host, one vendor of many hosts, and data centres of their own", () => {
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

test("the budget follows what there is to read", async () => {
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
