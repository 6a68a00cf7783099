import { rounded } from "./measuring/rounded.ts";
import { type Figures, simulate } from "./referrals/marketplace.ts";
import { makeTown } from "./referrals/people.ts";

const SEED = 20260101;

/**
 * Simulates the same 20,000 seekers and 1,000 referrers over 90 virtual days under three sets of rules: ours (the product's
 * own matching, capacity, offer rounds and credits), a broadcast to everybody at the company, and a shared board where the
 * first referrer to respond takes the request. People behave the same under all three; see `referrals/people.ts`.
 */
export function run(args: readonly string[] = []): Promise<object> {
  const seed = Number(args.find((each) => each.startsWith("--seed="))?.slice("--seed=".length) ?? SEED);
  const town = makeTown(seed);
  console.log(
    `${town.wishes.length} wishes of 20,000 seekers, ${town.employees.length} referrers, 90 days, seed ${seed}`,
  );
  console.log("rules        answered  accepted  median h  load/week  top 5 %  credits returned");
  const line = (name: string, each: Figures) => {
    const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);
    console.log(
      `${name.padEnd(12)} ${percent(each.answered)}  ${percent(each.accepted)}  ${each.medianHours.toFixed(0).padStart(8)}  ${each.load.toFixed(2).padStart(9)}  ` +
        `${each.loadTop.toFixed(2).padStart(7)}  ${each.returned === null ? "–" : percent(each.returned)}`,
    );
    return each;
  };
  const ours = line("ours", simulate(town, "ours", seed + 1));
  const broadcast = line("broadcast", simulate(town, "broadcast", seed + 1));
  const firstCome = line("first-come", simulate(town, "first-come", seed + 1));
  const round = (value: number) => rounded(value, 3);
  return Promise.resolve({
    answered_ours: round(ours.answered),
    answered_broadcast: round(broadcast.answered),
    answered_first_come: round(firstCome.answered),
    load_ours: round(ours.load),
    load_broadcast: round(broadcast.load),
    load_first_come: round(firstCome.load),
    median_hours_ours: round(ours.medianHours),
    credits_returned_ours: round(ours.returned ?? 0),
  });
}
