import type { Behaviour } from "./behaviour.ts";
import { compare, type Estimate, estimate, type Figures } from "./figures.ts";
import { ORDERS, OURS, ruleName, type Rules } from "./rules.ts";

export interface Point {
  rules: Rules;
  figures: Record<keyof Figures, Estimate>;
}

/** Every size of a round with every wait, with and without waiting for room; then one rule at a time changed from those in force. */
export function searchedRules(): Rules[] {
  const sets: Rules[] = [OURS];
  for (const atOnce of [1, 2, 3])
    for (const withinH of [24, 48, 72])
      for (const needsRoom of [true, false]) sets.push({ ...OURS, atOnce, withinH, needsRoom });
  for (const order of Object.keys(ORDERS) as Rules["order"][]) sets.push({ ...OURS, order });
  for (const restAfter of [1, 2, 3, Infinity]) sets.push({ ...OURS, restAfter });
  for (const queue of ["oldest", "newest"] as const) sets.push({ ...OURS, queue });
  for (const staggered of [false, true]) sets.push({ ...OURS, staggered });
  for (const openMax of [2, 5, 10]) sets.push({ ...OURS, openMax });
  for (const perDay of [1, 3, 6]) sets.push({ ...OURS, perDay });
  for (const credits of [1, 3, 6]) sets.push({ ...OURS, credits });
  return [...new Map(sets.map((rules) => [Object.values(rules).join(" "), rules])).values()];
}

/** Estimates the figures of each set of rules over the seeds; all sets meet the same people. */
export function measure(sets: readonly Rules[], seeds: readonly number[], behaviour: Behaviour): Point[] {
  const runs = seeds.map((seed) => compare(seed, behaviour, sets));
  return sets.map((rules, at) => {
    const names = Object.keys(runs[0]![at]!) as (keyof Figures)[];
    const figures = Object.fromEntries(names.map((name) => [name, estimate(runs.map((run) => run[at]![name]))]));
    return { rules, figures: figures as Point["figures"] };
  });
}

/** What is better: more answers, sooner, with less in front of people, and alike for all groups. */
const BETTER: [name: keyof Figures, sign: 1 | -1][] = [
  ["answered", 1],
  ["medianHours", -1],
  ["load", -1],
  ["fairness", 1],
];

/** Returns the points that no other point beats or equals in everything, most answers first. */
export function frontier(points: readonly Point[]): Point[] {
  const value = ({ figures }: Point, [name, sign]: (typeof BETTER)[number]) => figures[name].mean * sign;
  const beats = (one: Point, other: Point) =>
    BETTER.every((each) => value(one, each) >= value(other, each)) &&
    BETTER.some((each) => value(one, each) > value(other, each));
  return points
    .filter((point) => !points.some((other) => beats(other, point)))
    .toSorted((a, b) => b.figures.answered.mean - a.figures.answered.mean);
}

/** Returns one line of the table. */
export function line(name: string, { figures }: Pick<Point, "figures">): string {
  const percent = ({ mean, low, high }: Estimate) =>
    `${(mean * 100).toFixed(1)} % (${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)})`.padStart(20);
  const number = ({ mean, low, high }: Estimate) =>
    `${mean.toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)})`.padStart(20);
  const { answered, medianHours, load, fairness, accepted, confirmed } = figures;
  const cells = [
    percent(answered),
    number(medianHours),
    number(load),
    percent(fairness),
    percent(accepted),
    percent(confirmed),
  ];
  return `${cells.join("")}  ${name}`;
}

export const HEADING = ["answered", "median h", "load/week", "worst group/mean", "accepted", "confirmed"]
  .map((name) => name.padStart(20))
  .join("");

export function named(point: Point): string {
  return line(ruleName(point.rules), point);
}
