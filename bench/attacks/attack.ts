import type { AttackSite } from "./attack-site.ts";

/** What an attack and its control measured. */
export interface Trial {
  /** What the attacker got. */
  attack: string;
  /** What a legitimate person got by the same measurement. */
  control: string;
  /** Whether the attack failed and the legitimate thing worked. */
  isHeld: boolean;
}

/** One finding of the penetration test as a script against our own server. */
export interface Attack {
  /** The finding's number in docs/security-tests.md. */
  finding: number;
  what: string;
  /** Whether it takes less than three seconds on a quiet machine. */
  isQuick: boolean;
  run(site: AttackSite): Promise<Trial>;
}
