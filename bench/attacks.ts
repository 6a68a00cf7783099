import { attacks } from "./attacks/attacks.ts";
import { withAttackSite } from "./attacks/attack-site.ts";
import { report } from "./attacks/report.ts";
import { withDatabase } from "./measuring/own-database.ts";

/**
 * Attacks our own production-mode server on loopback with every finding of the penetration test, each beside its control. `--quick` runs
 * those that take less than three seconds; numbers run single findings.
 */
export async function run(args: readonly string[] = []): Promise<object> {
  const numbers = args.filter((each) => /^\d+$/.test(each)).map(Number);
  const chosen = attacks.filter(
    ({ finding, isQuick }) =>
      (numbers.length === 0 || numbers.includes(finding)) && (isQuick || !args.includes("--quick")),
  );
  const { held, failed } = await withDatabase({}, (database) =>
    withAttackSite(database, (site) => report(site, chosen, (line) => void process.stdout.write(`${line}\n`))),
  );
  if (failed.length > 0 || held === 0) process.exitCode = 1;
  return { held, failed, left: attacks.length - chosen.length };
}
