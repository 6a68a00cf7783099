import type { KnownPosting } from "#store/catalogue/postings.ts";
import { SECOND_LOOK_AFTER_S } from "#ingest/schedule.ts";

const UNSEEN_IN_WINDOW_MS = 30 * 24 * 3600 * 1000;

export interface ClosingInput {
  /** Stored postings that this run does not write. */
  known: Iterable<KnownPosting>;
  /** External ids that the board lists. */
  listed: ReadonlySet<string>;
  /** External ids that the board lists and that were parsed. */
  readable: ReadonlySet<string>;
  /** Whether the run was complete and plausible, so that absence counts. */
  trusted: boolean;
  /** The board lists only its newest postings. */
  window: boolean;
  now: Date;
}

/** What happens to the stored postings that a run does not write. */
export interface Closings {
  /** Listed again after a miss. */
  found: KnownPosting[];
  /** Not listed, but not yet for long enough to close. */
  missed: KnownPosting[];
  /** Missing from two complete, plausible runs at least an hour apart. */
  vanished: KnownPosting[];
  /** Past their own closing date. */
  expired: KnownPosting[];
  /** Closed, but listed again unchanged. */
  reopened: KnownPosting[];
}

/** Decides what closes and what reopens. An untrusted run closes only postings past their own closing date. */
export function decideClosings(input: ClosingInput): Closings {
  const { listed, readable, trusted, now } = input;
  const closings: Closings = { found: [], missed: [], vanished: [], expired: [], reopened: [] };
  for (const posting of input.known) {
    const isListed = listed.has(posting.externalId);
    const isExpired = posting.closesAt !== null && posting.closesAt <= now;
    if (isListed && posting.missedRuns > 0) closings.found.push(posting);
    if (posting.closedAt !== null) {
      if (readable.has(posting.externalId) && !isExpired && posting.droppedReason === null)
        closings.reopened.push(posting);
    } else if (isExpired) {
      closings.expired.push(posting);
    } else if (!isListed && trusted) {
      (isGone(posting, input) ? closings.vanished : closings.missed).push(posting);
    }
  }
  return closings;
}

function isGone(posting: KnownPosting, { window, now }: ClosingInput): boolean {
  if (posting.missedRuns === 0 || posting.firstMissedAt === null) return false;
  if (window) return now.getTime() - posting.lastSeenAt.getTime() >= UNSEEN_IN_WINDOW_MS;
  return now.getTime() - posting.firstMissedAt.getTime() >= SECOND_LOOK_AFTER_S * 1000;
}
