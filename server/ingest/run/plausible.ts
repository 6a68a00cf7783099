/** How long a shrunken board must stay that small to be believed. */
const BELIEVED_AFTER_MS = 7 * 24 * 3600 * 1000;
/** A board of at least this size is not believed to be empty at once. */
const NOT_EMPTY_FROM = 5;

export interface BoardSize {
  /** Items in this run's answer. */
  seen: number;
  lastGoodCount: number | null;
  shrunkSince: Date | null;
  shrunkCount: number | null;
  now: Date;
}

/**
 * Returns whether an answer of this size is plausible: at least half of the last good count, and not empty after five or
 * more. A board that stays small for a week is believed, so that no posting stays open forever.
 */
export function isPlausible(size: BoardSize): boolean {
  const { seen, lastGoodCount } = size;
  if (lastGoodCount === null || lastGoodCount === 0) return true;
  const tooFew = seen === 0 ? lastGoodCount >= NOT_EMPTY_FROM : seen < lastGoodCount / 2;
  if (!tooFew) return true;
  if (size.shrunkSince === null || size.shrunkCount === null) return false;
  const steady = Math.abs(seen - size.shrunkCount) <= Math.max(2, size.shrunkCount * 0.2);
  return steady && size.now.getTime() - size.shrunkSince.getTime() >= BELIEVED_AFTER_MS;
}

/** A larger share of unreadable items means that the source has changed its format. */
const WRONG_SHAPE_SHARE = 0.1;

/** Returns whether more than a tenth of the items were unreadable. */
export function hasChangedShape(seen: number, wrongShape: number): boolean {
  return wrongShape > seen * WRONG_SHAPE_SHARE;
}
