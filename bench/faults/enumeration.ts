import { type EnumerationFigures, measureEnumeration } from "../enumeration.ts";
import { withDatabase } from "../measuring/own-database.ts";
import type { FaultTest } from "./fault-test.ts";

const PAIRS = 2000;
/** The bar for the AUC of 2,000 pairs. */
const AUC_MOST = 0.55;

/** Returns the bar for fewer pairs: by chance alone, the AUC of so few lies this much higher. */
export function aucBar(pairs: number): number {
  return pairs >= PAIRS ? AUC_MOST : AUC_MOST + 3 * Math.sqrt((2 * pairs + 1) / (12 * pairs * pairs));
}

/** Returns the calls that tell a known from an unknown address. */
export function tellingCalls(figures: EnumerationFigures, pairs: number): string[] {
  return Object.entries(figures)
    .filter(([, { differences, auc }]) => differences > 0 || auc > aucBar(pairs))
    .map(([name, { differences, auc }]) => `${name} (${differences} differ, AUC ${auc})`);
}

export const enumeration: FaultTest = {
  id: "T12",
  bar: "2,000 pairs of a known and an unknown address per call: no byte differs, and the AUC of the time is at most 0.55",
  async run(out, flags) {
    const pairs = Number(flags.find((each) => each.startsWith("--pairs="))?.split("=")[1] ?? PAIRS);
    const { control, ...figures } = await withDatabase({}, (database) => measureEnumeration(database, pairs));
    for (const line of tellingCalls(figures, pairs)) out(line);
    const all = Object.values(figures);
    const bytes = all.reduce((sum, { differences }) => sum + differences, 0);
    return {
      figure: `${pairs} pairs for each of ${all.length} calls: ${bytes} differ, highest AUC ${Math.max(...all.map(({ auc }) => auc))}`,
      control: `a call that hashes for known addresses only: AUC ${control?.auc}`,
      isHeld: tellingCalls(figures, pairs).length === 0 && (control?.auc ?? 0) > aucBar(Math.min(pairs, 200)),
    };
  },
};
