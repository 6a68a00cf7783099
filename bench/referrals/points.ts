import type { Behaviour } from "./behaviour.ts";
import { compare, type Estimate, estimate, type Figures } from "./figures.ts";
import { ruleName, type Rules } from "./rules.ts";

/** What one set of rules leads to. */
export interface Point {
  rules: Rules;
  /** One run for each seed. */
  runs: readonly Figures[];
  figures: Record<keyof Figures, Estimate>;
}

/** Simulations, each of which runs only once. */
export class Runs {
  readonly #behaviour: Behaviour;
  readonly #done = new Map<string, Figures>();

  constructor(behaviour: Behaviour) {
    this.#behaviour = behaviour;
  }

  get count(): number {
    return this.#done.size;
  }

  /** Estimates the figures of each set of rules over the seeds; all sets meet the same people. */
  measure(sets: readonly Rules[], seeds: readonly number[]): Point[] {
    const key = (rules: Rules, seed: number) => `${rules.kind} ${seed} ${ruleName(rules)}`;
    for (const seed of seeds) {
      const missing = sets.filter((rules) => !this.#done.has(key(rules, seed)));
      if (missing.length === 0) continue;
      for (const [at, figures] of compare(seed, this.#behaviour, missing).entries())
        this.#done.set(key(missing[at]!, seed), figures);
    }
    return sets.map((rules) =>
      pointOf(
        rules,
        seeds.map((seed) => this.#done.get(key(rules, seed))!),
      ),
    );
  }
}

export function pointOf(rules: Rules, runs: readonly Figures[]): Point {
  const names = Object.keys(runs[0]!) as (keyof Figures)[];
  const figures = Object.fromEntries(names.map((name) => [name, estimate(runs.map((run) => run[name]))]));
  return { rules, runs, figures: figures as Point["figures"] };
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
