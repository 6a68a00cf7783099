export type SwipeAnswer = "accept" | "decline";

/** Pixels that a finger moves before we know whether it scrolls or swipes. */
const SLOP = 10;
/** The share of the card's width that answers, and at most this many pixels. */
const SHARE = 0.3;
const FURTHEST = 140;

/** Says whether a finger that has moved so far scrolls the page or swipes the card; null while it is too early. */
export function directionOf(dx: number, dy: number): "scroll" | "swipe" | null {
  if (Math.hypot(dx, dy) < SLOP) return null;
  // A swipe is clearly sideways: a slanted scroll must answer nothing.
  return Math.abs(dx) > 1.5 * Math.abs(dy) ? "swipe" : "scroll";
}

/** Returns the answer of a card that was let go this far from its place, or null if it goes back. */
export function answerOf(dx: number, width: number): SwipeAnswer | null {
  if (Math.abs(dx) < Math.min(width * SHARE, FURTHEST)) return null;
  return dx > 0 ? "accept" : "decline";
}
