import { SECOND_LOOK_AFTER_S } from "#ingest/schedule.ts";

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Why an answer is doubted: it lists fewer than half of the postings of the last good one, more than three times as many, or none of those that
 * the board has listed before.
 */
export type Doubt = "shrunk" | "grown" | "foreign";

/** How long a board must stay as it is doubted to be believed. */
const BELIEVED_AFTER_MS: Record<Doubt, number> = {
  shrunk: 7 * DAY_MS,
  grown: SECOND_LOOK_AFTER_S * 1000,
  foreign: DAY_MS,
};
/** A board of at least this size is not believed to be empty at once. */
const NOT_EMPTY_FROM = 5;
const MOST_GROWTH = 3;
/** Up to three times this many, a board may grow at once from any size: that is a hiring round. */
const SMALL_BOARD = 20;
/** Fewer postings may all have been replaced since the last run. */
const FOREIGN_FROM = 10;
/** A listing that shares a smaller part with what the board listed is another one. */
const KNOWN_SHARE = 0.1;
/** A listing with at least this share of postings from before the growth is what the board was then. */
const EARLIER_SHARE = 0.8;

export interface BoardAnswer {
  /** Items in this run's answer. */
  seen: number;
  /** How many postings the answer lists by an id, how many of these are stored, and how many were stored before the board grew. */
  listed: number;
  known: number;
  earlier: number;
  /** The board lists only its newest postings, so that its size and its postings say nothing. */
  isWindow: boolean;
  /** One employer's board, whose postings change one by one. */
  isEmployers: boolean;
  /** The new postings name another company than the board's. */
  namesOther: boolean;
  lastGoodCount: number | null;
  doubtedSince: Date | null;
  doubtedCount: number | null;
  earlierCount: number | null;
  now: Date;
}

/**
 * Returns what is doubtful about an answer, and whether it is believed nevertheless, because the board has stayed like that: for a week when it
 * shrank or names another company, so that no posting stays open forever. Growth of small boards and a return to what a board was
 * before it grew are never doubted.
 */
export function judgeAnswer(answer: BoardAnswer): { doubt: Doubt | null; isBelieved: boolean } {
  const doubt = doubtOf(answer);
  if (doubt === null) return { doubt, isBelieved: true };
  const { seen, doubtedSince, doubtedCount, now } = answer;
  if (doubtedSince === null || doubtedCount === null || !isSteady(doubt, seen, doubtedCount))
    return { doubt, isBelieved: false };
  const waitMs = isShrunk(answer) || answer.namesOther ? BELIEVED_AFTER_MS.shrunk : BELIEVED_AFTER_MS[doubt];
  return { doubt, isBelieved: now.getTime() - doubtedSince.getTime() >= waitMs };
}

function doubtOf(answer: BoardAnswer): Doubt | null {
  const { seen, lastGoodCount, isWindow } = answer;
  if (lastGoodCount === null) return null;
  if (isForeign(answer)) return "foreign";
  if (isShrunk(answer) && !isReturn(answer)) return "shrunk";
  return !isWindow && seen > MOST_GROWTH * Math.max(lastGoodCount, SMALL_BOARD) ? "grown" : null;
}

function isShrunk({ seen, lastGoodCount }: BoardAnswer): boolean {
  if (lastGoodCount === null) return false;
  return seen === 0 ? lastGoodCount >= NOT_EMPTY_FROM : seen < lastGoodCount / 2;
}

function isForeign({ listed, known, lastGoodCount, isWindow, isEmployers }: BoardAnswer): boolean {
  // A board that lists many new postings besides its own has grown.
  const few = Math.min(listed, lastGoodCount ?? 0);
  return !isWindow && isEmployers && few >= FOREIGN_FROM && known < few * KNOWN_SHARE;
}

function isReturn({ seen, listed, earlier, earlierCount }: BoardAnswer): boolean {
  return earlierCount !== null && seen > 0 && seen >= earlierCount / 2 && earlier >= listed * EARLIER_SHARE;
}

/** Returns whether an answer is still the one that was doubted. What grew may go on growing while it is doubted. */
export function isSteady(doubt: Doubt, seen: number, doubtedCount: number): boolean {
  if (doubt === "shrunk") return Math.abs(seen - doubtedCount) <= Math.max(2, doubtedCount * 0.2);
  return seen >= doubtedCount / 2 && seen <= doubtedCount * 2;
}

/** A larger share of unreadable items means that the source has changed its format. */
const WRONG_SHAPE_SHARE = 0.1;

/** Returns whether more than a tenth of the items were unreadable. */
export function hasChangedShape(seen: number, wrongShape: number): boolean {
  return wrongShape > seen * WRONG_SHAPE_SHARE;
}
