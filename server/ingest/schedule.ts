const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

export const SHORTEST_INTERVAL_S = 30 * MINUTE_S;
export const LONGEST_INTERVAL_S = DAY_S;

/** A posting is closed by a second look at least this long after the first that missed it. */
export const SECOND_LOOK_AFTER_S = HOUR_S;
/** Failures in a row that say "no such board" before the board counts as dead. */
export const DEATH_AFTER_FAILURES = 3;

export interface GoodRun {
  intervalS: number;
  changed: boolean;
  /** Since the last good run, where no failure lies between. */
  elapsedS?: number;
  /** Some posting was missed for the first time and waits for its second look. */
  secondLookDue: boolean;
  /** From the source's terms. */
  maxRunsPerDay: number | undefined;
}

/**
 * The interval after a good run: shorter when something changed, longer when nothing did; and the time to the next run. A
 * look that came late says nothing about changes within half of its time, and much about a board without any.
 */
export function afterGoodRun(run: GoodRun): { intervalS: number; delayS: number } {
  const shortest = Math.max(
    SHORTEST_INTERVAL_S,
    run.maxRunsPerDay === undefined ? 0 : Math.ceil(DAY_S / run.maxRunsPerDay),
  );
  const elapsed = run.elapsedS ?? run.intervalS;
  const wished = run.changed
    ? Math.max(run.intervalS / 2, Math.min(run.intervalS, elapsed / 2))
    : Math.max(run.intervalS + Math.min(elapsed, run.intervalS) / 2, elapsed);
  const intervalS = Math.round(Math.min(Math.max(wished, shortest), Math.max(LONGEST_INTERVAL_S, shortest)));
  const secondLook = Math.max(SECOND_LOOK_AFTER_S + 5 * MINUTE_S, shortest);
  return { intervalS, delayS: run.secondLookDue ? Math.min(intervalS, secondLook) : intervalS };
}

export interface BadRun {
  kind: "failed" | "gone" | "implausible" | "changed-shape";
  /** Bad runs in a row, this one counted. */
  failures: number;
  /** "No such board" in a row, this one counted. */
  goneCount: number;
  /** What the host asked for. */
  retryAfterS: number | undefined;
}

/** Seconds to the next run after a bad one. A board that is gone gets two more looks, one the day after, then one a week. */
export function afterBadRun(run: BadRun): number {
  return Math.max(delayOf(run), Math.min(run.retryAfterS ?? 0, DAY_S));
}

function delayOf({ kind, failures, goneCount }: BadRun): number {
  if (kind === "gone") {
    if (goneCount < DEATH_AFTER_FAILURES) return 6 * HOUR_S;
    return goneCount === DEATH_AFTER_FAILURES ? DAY_S : 7 * DAY_S;
  }
  if (kind === "failed") return Math.min(SHORTEST_INTERVAL_S * 2 ** Math.min(failures - 1, 10), DAY_S);
  return Math.min(2 * HOUR_S * 2 ** Math.min(failures - 1, 10), DAY_S);
}

/** Spreads runs that would fall together: up to a tenth later. `random` is 0 to 1. */
export function jittered(delayS: number, random: number): number {
  return Math.round(delayS * (1 + random * 0.1));
}
