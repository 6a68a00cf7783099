import { estimate, type Figures } from "../figures.ts";
import type { Point } from "../points.ts";

/** What is better: more answers, sooner, with less in front of people, and alike for all groups. */
const BETTER: readonly [name: keyof Figures, sign: 1 | -1][] = [
  ["answered", 1],
  ["medianHours", -1],
  ["load", -1],
  ["fairness", 1],
];

const value = ({ figures }: Point, [name, sign]: (typeof BETTER)[number]) => figures[name].mean * sign;

function beats(one: Point, other: Point): boolean {
  return (
    BETTER.every((each) => value(one, each) >= value(other, each)) &&
    BETTER.some((each) => value(one, each) > value(other, each))
  );
}

/** Returns the points that no other point beats or equals in everything, most answers first. */
export function frontier(points: readonly Point[]): Point[] {
  return points
    .filter((point) => !points.some((other) => beats(other, point)))
    .toSorted((a, b) => b.figures.answered.mean - a.figures.answered.mean);
}

/**
 * Returns whether a point is better than another beyond chance: worse in nothing on average, and better in something with the 95 % interval
 * of the difference over the same seeds above zero.
 */
export function dominates(one: Point, other: Point): boolean {
  const differences = BETTER.map(([name, sign]) =>
    estimate(one.runs.map((figures, at) => (figures[name] - other.runs[at]![name]) * sign)),
  );
  return differences.every(({ mean }) => mean >= 0) && differences.some(({ low }) => low > 0);
}

/** What the rules are for: figures that a set of rules must reach. */
export interface Goal {
  leastAnswered: number;
  mostLoad: number;
  mostHours: number;
  leastFairness: number;
}

export function goalFrom(broadcast: Point, firstCome: Point): Goal {
  return {
    leastAnswered: 1.5 * Math.max(broadcast.figures.answered.mean, firstCome.figures.answered.mean),
    mostLoad: broadcast.figures.load.mean / 5,
    mostHours: 48,
    leastFairness: 0.5,
  };
}

/** Returns by how much the point misses the goal, as the sum of its relative misses; 0 if it reaches everything. */
export function shortfall({ figures }: Point, goal: Goal): number {
  const { answered, load, medianHours, fairness } = figures;
  const misses = [
    goal.leastAnswered / answered.mean,
    load.mean / goal.mostLoad,
    medianHours.mean / goal.mostHours,
    goal.leastFairness / fairness.mean,
  ];
  return misses.reduce((sum, ratio) => sum + Math.max(0, ratio - 1), 0);
}

/** A point that misses the goal by no more than this on few seeds may reach it on many. */
const SLACK = 0.05;

/** Returns the most promising points: those near the goal first, then by frontier after frontier, and within one those far from others. */
export function promising(points: readonly Point[], most: number, goal: Goal): Point[] {
  const near = points.filter((point) => shortfall(point, goal) <= SLACK);
  const far = points.filter((point) => shortfall(point, goal) > SLACK);
  return [near, far].flatMap((group) => byFrontier(group)).slice(0, most);
}

function byFrontier(points: readonly Point[]): Point[] {
  const ordered: Point[] = [];
  for (let left = [...points]; left.length > 0;) {
    const front = frontier(left);
    ordered.push(...bySpread(front));
    left = left.filter((point) => !front.includes(point));
  }
  return ordered;
}

/** Orders points by how far their neighbours are in each figure, so that leaving out the last ones loses the least of a frontier. */
function bySpread(front: readonly Point[]): Point[] {
  const room = new Map(front.map((point) => [point, 0]));
  for (const by of BETTER) {
    const sorted = front.toSorted((a, b) => value(a, by) - value(b, by));
    const width = value(sorted.at(-1)!, by) - value(sorted[0]!, by);
    sorted.forEach((point, at) => {
      const [before, after] = [sorted[at - 1], sorted[at + 1]];
      const gap = before && after ? (value(after, by) - value(before, by)) / (width || 1) : Infinity;
      room.set(point, room.get(point)! + gap);
    });
  }
  return front.toSorted((a, b) => {
    const [roomA, roomB] = [room.get(a) ?? 0, room.get(b) ?? 0];
    // The ends have infinite room.
    return roomA === roomB ? 0 : roomB - roomA;
  });
}
