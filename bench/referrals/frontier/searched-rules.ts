import { createChance } from "../../simulation/chance.ts";
import { ORDERS, OURS, ruleName, type Rules } from "../rules.ts";

/** The values that the search tries for each rule. */
const VALUES = {
  atOnce: [1, 2, 3],
  withinH: [24, 36, 48, 72],
  order: Object.keys(ORDERS) as Rules["order"][],
  queue: ["oldest", "newest"],
  restAfter: [1, 2, 3, Infinity],
  needsRoom: [true, false],
  staggered: [true, false],
  openMax: [2, 5, 10],
  perDay: [1, 3, 6],
  credits: [1, 3, 6],
} as const satisfies { [Name in keyof Rules]?: readonly Rules[Name][] };

const DRAWN = 120;
const SEED = 7;

/**
 * Returns the rules in force; every round with every wait, rest and need of room; the rules in force with any one value changed; and sets
 * drawn from all values at once. Always the same sets.
 */
export function searchedRules(): Rules[] {
  const sets: Rules[] = [OURS];
  for (const atOnce of VALUES.atOnce)
    for (const withinH of VALUES.withinH)
      for (const restAfter of VALUES.restAfter)
        for (const needsRoom of VALUES.needsRoom) sets.push({ ...OURS, atOnce, withinH, restAfter, needsRoom });
  for (const [name, values] of Object.entries(VALUES))
    for (const value of values) sets.push({ ...OURS, [name]: value });
  const { next } = createChance(SEED);
  const drawn = () =>
    Object.fromEntries(
      Object.entries(VALUES).map(([name, values]) => [name, values[Math.floor(next() * values.length)]]),
    );
  for (let at = 0; at < DRAWN; at++) sets.push({ ...OURS, ...drawn() });
  return [...new Map(sets.map((rules) => [ruleName(rules), rules])).values()];
}
