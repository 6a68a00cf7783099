import { expect, test } from "vitest";
import type { Figures } from "../figures.ts";
import { type Point, pointOf } from "../points.ts";
import { OURS, ruleName } from "../rules.ts";
import { dominates, frontier, promising, shortfall } from "./frontier.ts";
import { searchedRules } from "./searched-rules.ts";

const GOAL = { leastAnswered: 0.25, mostLoad: 5, mostHours: 48, leastFairness: 0.5 };
const RUN: Figures = {
  answered: 0.3,
  accepted: 0.2,
  confirmed: 0.1,
  medianHours: 40,
  load: 4,
  loadTop: 9,
  fairness: 0.6,
  spamShown: 1,
  ringCredits: 0,
};
/** A point whose runs differ from `RUN` in these figures. */
const point = (...runs: Partial<Figures>[]): Point =>
  pointOf(
    OURS,
    runs.map((each) => ({ ...RUN, ...each })),
  );

test("a point that another beats in one figure and equals in the others is not on the frontier", () => {
  const [plain, sooner, fewer] = [point({}), point({ medianHours: 30 }), point({ medianHours: 20, answered: 0.29 })];
  expect(frontier([plain, fewer, sooner])).toEqual([sooner, fewer]);
});

test("of two equal points both are on the frontier", () => {
  expect(frontier([point({}), point({})])).toHaveLength(2);
});

test("a point is better beyond chance only if the difference over the same seeds is", () => {
  const plain = point({ load: 4 }, { load: 5 }, { load: 6 }, { load: 5 });
  const always = point({ load: 3.9 }, { load: 4.9 }, { load: 5.9 }, { load: 4.9 });
  const onceLess = point({ load: 4 }, { load: 5 }, { load: 5.2 }, { load: 5 });
  expect(dominates(always, plain)).toBe(true);
  expect(dominates(onceLess, plain)).toBe(false);
  expect(dominates(plain, plain)).toBe(false);
});

test("a point that is much better in one figure and a little worse in another is not better", () => {
  const plain = point({}, {}, {});
  const traded = point({ answered: 0.5, medianHours: 40.1 }, { answered: 0.5 }, { answered: 0.5 });
  expect(dominates(traded, plain)).toBe(false);
});

test("a point misses the goal by the sum of what it misses in each figure", () => {
  expect(shortfall(point({}), GOAL)).toBe(0);
  expect(shortfall(point({ medianHours: 60 }), GOAL)).toBeCloseTo(0.25);
  expect(shortfall(point({ medianHours: 60, load: 10 }), GOAL)).toBeCloseTo(1.25);
});

test("points near the goal go on before points of the frontier that are far from it", () => {
  const far = point({ answered: 0.9, medianHours: 150 });
  const near = point({});
  const beaten = point({ load: 4.5 });
  expect(promising([far, beaten, near], 2, GOAL)).toEqual([near, beaten]);
});

test("within a frontier, the ends and lonely points go on first", () => {
  const front = [20, 21, 22, 35, 44].map((medianHours, at) => point({ medianHours, answered: 0.26 + at / 100 }));
  const kept = promising(front, 3, GOAL).map(({ figures }) => figures.medianHours.mean);
  expect(kept.toSorted((a, b) => a - b)).toEqual([20, 35, 44]);
});

test("the search tries the rules in force, and no set twice", () => {
  const names = searchedRules().map(ruleName);
  expect(names).toContain(ruleName(OURS));
  expect(new Set(names).size).toBe(names.length);
  expect(searchedRules()).toEqual(searchedRules());
});
