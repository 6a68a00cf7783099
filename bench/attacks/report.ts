import type { Attack } from "./attack.ts";
import type { AttackSite } from "./attack-site.ts";

export interface AttackReport {
  held: number;
  /** The numbers of the findings whose attack succeeded, or whose control failed. */
  failed: number[];
}

/** Runs attacks one after another and prints a table of them. An attack that throws isn't held. */
export async function report(
  site: AttackSite,
  chosen: readonly Attack[],
  out: (line: string) => void,
): Promise<AttackReport> {
  const failed: number[] = [];
  out("number · what · attack · control · held");
  for (const { finding, what, run } of chosen) {
    const began = performance.now();
    const { attack, control, isHeld } = await run(site).catch((error: unknown) => ({
      attack: `the script failed: ${String(error)}`,
      control: "not measured",
      isHeld: false,
    }));
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    out(`${finding} · ${what} · ${attack} · ${control} · ${isHeld ? "held" : "NOT HELD"} (${seconds} s)`);
    if (!isHeld) failed.push(finding);
  }
  return { held: chosen.length - failed.length, failed };
}
