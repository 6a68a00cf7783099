/** How long a board may look too small before its size is believed. */
const BELIEVED_AFTER_MS = 7 * 24 * 3600 * 1000;
/** From this many postings on, an answer without any is not believed at once. */
const NOT_EMPTY_FROM = 5;

export interface BoardSize {
  /** Items the source gave in this run. */
  seen: number;
  lastGoodCount: number | null;
  shrunkSince: Date | null;
  shrunkCount: number | null;
  now: Date;
}

/**
 * Whether an answer of this size may be what the board really holds: not fewer than half of the last good count, nor none
 * after five or more. A board that stays as small for a week is believed, so that no posting stays open for ever.
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

/** Share of wrongly shaped items above which a board is said to have changed its shape. */
const WRONG_SHAPE_SHARE = 0.1;

/** Whether more than a tenth of the items could not be read. */
export function hasChangedShape(seen: number, wrongShape: number): boolean {
  return wrongShape > seen * WRONG_SHAPE_SHARE;
}
