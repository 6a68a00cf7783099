const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

export const SHORTEST_INTERVAL_S = 30 * MINUTE_S;
export const LONGEST_INTERVAL_S = DAY_S;
/** For a board without a remote opening. */
export const LONGEST_EMPTY_INTERVAL_S = 7 * DAY_S;
/** No board waits longer, whatever a host or a full queue asks for. */
export const LONGEST_DELAY_S = 35 * DAY_S;
/** How many changes the first interval should catch. */
const CHANGES_PER_RUN = 0.5;

/** A posting closes on a second look, at least this long after the first that missed it. */
export const SECOND_LOOK_AFTER_S = HOUR_S;
/** Consecutive "no such board" failures that make a board dead. */
export const DEATH_AFTER_FAILURES = 3;

export interface GoodRun {
  intervalS: number;
  changed: boolean;
  /** Since the last good run, if there was no failure in between. */
  elapsedS?: number;
  /** Remote openings that the board lists. */
  remoteOpenings: number;
  /** Expected changes of them per day. */
  changesPerDay: number;
  /** Nothing is known about the board's changes before. */
  first: boolean;
  /** Some posting was missed for the first time and needs a second look. */
  secondLookDue: boolean;
  /** From the source's terms. */
  maxRunsPerDay: number | undefined;
}

/**
 * Returns the interval after a good run, and the delay to the next run. The first interval follows from the expected rate of
 * changes. Later it shrinks when something changed and grows when nothing did: to a day, and for a board without a remote
 * opening faster and to a week. After a late run it never shrinks below half of the elapsed time, and without a change
 * grows to at least all of it.
 */
export function afterGoodRun(run: GoodRun): { intervalS: number; delayS: number } {
  const shortest = Math.max(
    SHORTEST_INTERVAL_S,
    run.maxRunsPerDay === undefined ? 0 : Math.ceil(DAY_S / run.maxRunsPerDay),
  );
  const longest = run.remoteOpenings === 0 ? LONGEST_EMPTY_INTERVAL_S : LONGEST_INTERVAL_S;
  const intervalS = Math.round(Math.min(Math.max(desiredIntervalS(run), shortest), Math.max(longest, shortest)));
  const secondLook = Math.max(SECOND_LOOK_AFTER_S + 5 * MINUTE_S, shortest);
  return { intervalS, delayS: run.secondLookDue ? Math.min(intervalS, secondLook) : intervalS };
}

function desiredIntervalS(run: GoodRun): number {
  if (run.first)
    return run.remoteOpenings === 0 ? DAY_S : Math.max(HOUR_S, (DAY_S * CHANGES_PER_RUN) / run.changesPerDay);
  const elapsed = run.elapsedS ?? run.intervalS;
  if (run.changed) return Math.max(run.intervalS / 2, Math.min(run.intervalS, elapsed / 2));
  if (run.remoteOpenings === 0) return Math.max(2 * run.intervalS, DAY_S);
  return Math.max(run.intervalS + Math.min(elapsed, run.intervalS) / 2, elapsed);
}

export interface BadRun {
  kind: "failed" | "gone" | "implausible" | "changed-shape";
  /** Consecutive bad runs, including this one. */
  failures: number;
  /** Consecutive "no such board" failures, including this one. */
  goneCount: number;
  /** The pause that the host demands. */
  retryAfterS: number | undefined;
}

/**
 * Returns the seconds to the next run after a bad one. A board that is gone gets two more looks, one the day after, then
 * one a week.
 */
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

/** Bad or empty runs in a row that quarantine a board which has never yielded a valid posting. */
export const QUARANTINE_AFTER_RUNS = 3;

/**
 * Returns whether an untried board is quarantined after a bad or empty run, and the seconds to the next one: a day, three days,
 * then a month, because most of them never existed.
 */
export function afterUntriedRun(run: { wasQuarantined: boolean; failures: number }): {
  quarantined: boolean;
  delayS: number;
} {
  if (run.wasQuarantined || run.failures >= QUARANTINE_AFTER_RUNS) return { quarantined: true, delayS: 30 * DAY_S };
  return { quarantined: false, delayS: run.failures === 1 ? DAY_S : 3 * DAY_S };
}

/** Adds up to 10 % of jitter to spread simultaneous runs. `random` is 0 to 1. */
export function jittered(delayS: number, random: number): number {
  return Math.round(delayS * (1 + random * 0.1));
}
