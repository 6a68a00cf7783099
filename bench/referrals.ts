import { rounded } from "./measuring/rounded.ts";
import { type Behaviour, BEHAVIOUR, behaviourWith } from "./referrals/behaviour.ts";
import type { Estimate } from "./referrals/figures.ts";
import { searchRules } from "./referrals/frontier/search.ts";
import { runModel } from "./referrals/model.ts";
import { HEADING, line, type Point, Runs } from "./referrals/points.ts";
import { BROADCAST, FIRST_COME, OURS } from "./referrals/rules.ts";

const SEED = 20260101;
const SEEDS = 20;
const COMPARED = [OURS, BROADCAST, FIRST_COME];

const seeds = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at * 100);

/**
 * Simulates 20,000 seekers and 1,000 referrers over 90 virtual days under three sets of rules: ours (the product's own matching, capacity, offer
 * rounds and credits), a broadcast to everybody at the company, and a shared board where the first referrer to respond takes the request.
 * People behave the same under all three; `referrals/behaviour.ts` says how. `--search` also tries other rules and prints the frontier,
 * `--sensitivity` halves and doubles each assumption.
 * `--model` runs the model-based test of referrals instead.
 */
export function run(args: readonly string[] = []): Promise<object> {
  if (args.includes("--model")) return runModel(args);
  const from = Number(args.find((each) => each.startsWith("--seed="))?.slice("--seed=".length) ?? SEED);
  const count = Number(args.find((each) => each.startsWith("--seeds="))?.slice("--seeds=".length) ?? SEEDS);
  const behaviour = behaviourWith();
  for (const [name, { value, means, source }] of Object.entries(BEHAVIOUR))
    console.log(`${name.padEnd(14)} ${String(value).padStart(5)}  ${means} (${source})`);
  console.log(`\n${count} seeds, means with 95 % intervals\n${HEADING}`);
  const runs = new Runs(behaviour);
  const [ours, broadcast, firstCome] = runs.measure(COMPARED, seeds(from, count)) as [Point, Point, Point];
  console.log(line("ours", ours));
  console.log(line("broadcast", broadcast));
  console.log(line("first-come", firstCome));
  const found = args.includes("--search") ? searchRules(runs, (wanted) => seeds(from, wanted)) : {};
  if (args.includes("--sensitivity")) printSensitivity(from);
  return Promise.resolve({ ...report(ours, broadcast, firstCome), ...found });
}

/** Prints what the comparison says when one assumption is half or double of what we assume. */
function printSensitivity(from: number): void {
  console.log(
    "\nassumption              answered: ours, of broadcast, of first-come; load of broadcast; median h; worst group",
  );
  for (const name of Object.keys(BEHAVIOUR) as (keyof Behaviour)[])
    for (const factor of [0.5, 2]) {
      const value = BEHAVIOUR[name].value * factor;
      const behaviour = behaviourWith({ [name]: name === "ringSize" ? Math.round(value) : Math.min(1, value) });
      const [ours, broadcast, firstCome] = new Runs(behaviour)
        .measure(COMPARED, seeds(from, 1))
        .map(({ figures }) => figures);
      console.log(
        `${name.padEnd(14)} × ${factor.toFixed(1)}   ${(ours!.answered.mean * 100).toFixed(1)} %, ${(ours!.answered.mean / broadcast!.answered.mean).toFixed(2)}, ` +
          `${(ours!.answered.mean / firstCome!.answered.mean).toFixed(2)}; ${(ours!.load.mean / broadcast!.load.mean).toFixed(2)}; ` +
          `${ours!.medianHours.mean.toFixed(0)}; ${ours!.fairness.mean.toFixed(2)}`,
      );
    }
}

function report(ours: Point, broadcast: Point, firstCome: Point): object {
  const with95 = (name: string, { mean, low, high }: Estimate) => ({
    [name]: rounded(mean, 3),
    [`${name}_interval`]: [rounded(low, 3), rounded(high, 3)],
  });
  return {
    ...with95("answered_ours", ours.figures.answered),
    ...with95("answered_broadcast", broadcast.figures.answered),
    ...with95("answered_first_come", firstCome.figures.answered),
    ...with95("load_ours", ours.figures.load),
    ...with95("load_broadcast", broadcast.figures.load),
    ...with95("load_first_come", firstCome.figures.load),
    ...with95("median_hours_ours", ours.figures.medianHours),
    ...with95("worst_group_of_mean_ours", ours.figures.fairness),
    ...with95("spam_shown_ours", ours.figures.spamShown),
    ...with95("spam_shown_broadcast", broadcast.figures.spamShown),
    ...with95("ring_credits_ours", ours.figures.ringCredits),
  };
}
