import { rounded } from "../../measuring/rounded.ts";
import { HEADING, line, type Point, type Runs } from "../points.ts";
import { BROADCAST, FIRST_COME, OURS, ruleName, type Rules } from "../rules.ts";
import { dominates, frontier, type Goal, goalFrom, promising, shortfall } from "./frontier.ts";
import { searchedRules } from "./searched-rules.ts";

/** How many sets of rules go on, and over how many seeds they then run. The first run has one seed. */
const STAGES = [
  { most: 80, seeds: 3 },
  { most: 30, seeds: 8 },
  { most: 16, seeds: 20 },
] as const;

/**
 * Looks for better rules: runs all sets over one seed and, in three stages, ever fewer of them over ever more seeds. Prints the frontier of the last
 * ones, where no set beats another in everything, and whether one of them is better than the rules in force beyond chance.
 */
export function searchRules(runs: Runs, seedsOf: (count: number) => number[]): object {
  const all = searchedRules();
  let points = runs.measure(all, seedsOf(1));
  let goal = goalOver(runs, seedsOf(1));
  for (const { most, seeds } of STAGES) {
    const kept = promising(points, most, goal).map(({ rules }) => rules);
    // The rules in force stay to be compared with.
    if (!kept.some(isOurs)) kept.push(OURS);
    points = runs.measure(kept, seedsOf(seeds));
    goal = goalOver(runs, seedsOf(seeds));
  }
  const best = frontier(points);
  const ours = points.find(({ rules }) => isOurs(rules))!;
  const better = points.filter((point) => dominates(point, ours));
  print(all.length, { points, best, better, goal });
  return {
    searched: all.length,
    simulations: runs.count,
    frontier: best.map((point) => inFigures(point, goal)),
    adopted_on_frontier: best.includes(ours),
    better_than_adopted: better.map(({ rules }) => ruleName(rules)),
  };
}

const isOurs = (rules: Rules) => rules.kind === OURS.kind && ruleName(rules) === ruleName(OURS);

function goalOver(runs: Runs, seeds: number[]): Goal {
  const [broadcast, firstCome] = runs.measure([BROADCAST, FIRST_COME], seeds) as [Point, Point];
  return goalFrom(broadcast, firstCome);
}

function print(
  searched: number,
  { points, best, better, goal }: { points: Point[]; best: Point[]; better: Point[]; goal: Goal },
): void {
  const { leastAnswered, mostLoad, mostHours, leastFairness } = goal;
  console.log(
    `\n${searched} sets of rules, ${points.length} of them over ${STAGES.at(-1)!.seeds} seeds. * reaches the goal: ${(leastAnswered * 100).toFixed(1)} % answered, ` +
      `${mostHours} h, a load of ${mostLoad.toFixed(1)}, ${(leastFairness * 100).toFixed(0)} % for the worst group\nOn the frontier:\n${HEADING}`,
  );
  const print = (point: Point) =>
    console.log(
      line(
        `${shortfall(point, goal) === 0 ? "*" : " "} ${isOurs(point.rules) ? "ADOPTED: " : ""}${ruleName(point.rules)}`,
        point,
      ),
    );
  best.forEach(print);
  if (points.length > best.length) console.log("Beaten by one of them:");
  for (const point of points) if (!best.includes(point)) print(point);
  if (better.length === 0) console.log("None of them is better than the adopted rules in everything.");
  for (const { rules } of better) console.log(`Better than the adopted rules beyond chance: ${ruleName(rules)}`);
}

function inFigures(point: Point, goal: Goal): object {
  const { answered, medianHours, load, fairness } = point.figures;
  const [a, h, l, f] = [answered, medianHours, load, fairness].map(({ mean, low, high }) =>
    [mean, low, high].map((each) => rounded(each, 3)),
  );
  return {
    rules: ruleName(point.rules),
    adopted: isOurs(point.rules),
    reaches_goal: shortfall(point, goal) === 0,
    answered: a,
    median_hours: h,
    load: l,
    worst_group_of_mean: f,
  };
}
