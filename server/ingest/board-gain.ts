import type { BoardHead } from "#store/catalogue/board-claims.ts";

const DAY_S = 24 * 3600;
const DAY_MS = DAY_S * 1000;

/** What the first read of an open feed is worth besides its openings: one request yields hundreds of companies. */
const FEED_BONUS = 10_000;
/** What a first read is worth where nobody expects a remote opening. */
const LEAST_GAIN = 0.02;
/** Until measured, remote openings that change per day: a share of the board's, plus a little for every board. */
const TURNOVER_PER_DAY = 0.03;
const LEAST_CHANGES_PER_DAY = 0.02;
/** How many days of history the smoothed rate remembers. */
const MEMORY_DAYS = 7;
/** Watchers raise the gain by a logarithm, so that a famous company doesn't starve the rest. */
const MOST_INTEREST = 8;
const [LOWEST_CLASS, HIGHEST_CLASS] = [-8, 8];

/** The classes of gain, worst first. */
export const GAIN_CLASSES = { lowest: LOWEST_CLASS, highest: HIGHEST_CLASS };

/**
 * Returns how many remote openings a request to this board is expected to change in our catalogue, weighted by interest: all of
 * them on a first read, those that changed since the last run on a later one.
 */
export function gainOf(head: BoardHead, isFeed: boolean, nowMs: number): number {
  if (head.gainPerDay === null) return (isFeed ? FEED_BONUS : 0) + Math.max(head.expectedRemote, LEAST_GAIN);
  const sinceMs = nowMs - (head.lastRunAt?.getTime() ?? 0);
  return (head.gainPerDay * Math.max(0, sinceMs)) / DAY_MS;
}

/** What a board is worth: the columns that order the queue. */
export interface BoardWorth {
  expectedRemote: number;
  changesPerDay: number | null;
  gainPerDay: number | null;
  gainClass: number | null;
}

export interface SeenChanges {
  /** Remote openings that the board lists now. */
  kept: number;
  /** Whether the run read all of it. */
  complete: boolean;
  /** Remote openings that appeared or disappeared since the last good run. */
  changes: number;
  /** Null for the first good run: its openings are no change. */
  elapsedS: number | null;
  requests: number;
  /** People who wait for news of the board's companies. */
  watchers: number;
}

/** Updates what a board is worth by what a good run has seen. */
export function worthAfterGood(before: BoardWorth, seen: SeenChanges): BoardWorth {
  const expectedRemote = seen.complete ? seen.kept : Math.max(seen.kept, before.expectedRemote);
  const prior = before.changesPerDay ?? expectedRemote * TURNOVER_PER_DAY + LEAST_CHANGES_PER_DAY;
  const days = seen.elapsedS === null ? 0 : seen.elapsedS / DAY_S;
  const changes = seen.elapsedS === null ? 0 : seen.changes;
  const changesPerDay = (prior * MEMORY_DAYS + changes) / (MEMORY_DAYS + days);
  // The first run also fetches every detail, so its requests say nothing about the next.
  const requests = seen.elapsedS === null ? 1 : Math.max(1, seen.requests);
  const gainPerDay = (changesPerDay * interestOf(seen.watchers)) / requests;
  return { expectedRemote, changesPerDay, gainPerDay, gainClass: gainClassOf(gainPerDay) };
}

/** Updates what a board is worth after a run that failed: every failure halves what a never-read board promises. */
export function worthAfterFailure(before: BoardWorth, failures: number): BoardWorth {
  if (before.changesPerDay !== null) return before;
  const gainPerDay = Math.max(before.expectedRemote, LEAST_GAIN) / 2 ** Math.min(failures, 10);
  return { ...before, gainPerDay, gainClass: gainClassOf(gainPerDay) };
}

function interestOf(watchers: number): number {
  return Math.min(1 + Math.log2(1 + watchers), MOST_INTEREST);
}

/** Returns the class of a gain per day: boards of one class differ by a factor of two at most. */
export function gainClassOf(gainPerDay: number): number {
  return Math.min(HIGHEST_CLASS, Math.max(LOWEST_CLASS, Math.floor(Math.log2(gainPerDay) + 0.5)));
}
