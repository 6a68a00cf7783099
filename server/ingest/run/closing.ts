import type { KnownPosting } from "#store/catalogue/postings.ts";
import { SECOND_LOOK_AFTER_S } from "#ingest/schedule.ts";

const UNSEEN_IN_WINDOW_MS = 30 * 24 * 3600 * 1000;

export interface ClosingQuestion {
  /** Stored postings that this run does not write. */
  known: Iterable<KnownPosting>;
  /** External ids that the board lists. */
  listed: ReadonlySet<string>;
  /** External ids that the board lists and that could be read. */
  readable: ReadonlySet<string>;
  /** Whether the run was complete and plausible, so that absence says something. */
  trusted: boolean;
  /** The board shows only the newest part of what it holds. */
  window: boolean;
  now: Date;
}

/** What becomes of the stored postings that a run does not write. */
export interface Closings {
  /** Listed again after a miss. */
  found: KnownPosting[];
  /** Not listed; no reason yet to close them. */
  missed: KnownPosting[];
  /** Missing from two complete, plausible runs at least an hour apart. */
  vanished: KnownPosting[];
  /** Past the source's own closing date. */
  expired: KnownPosting[];
  /** Closed ones that the board lists as they were. */
  reopened: KnownPosting[];
}

/** Decides what closes and what opens again. A run that is not trusted closes only what has passed its own closing date. */
export function decideClosings(question: ClosingQuestion): Closings {
  const { listed, readable, trusted, now } = question;
  const closings: Closings = { found: [], missed: [], vanished: [], expired: [], reopened: [] };
  for (const posting of question.known) {
    const isListed = listed.has(posting.externalId);
    const isExpired = posting.closesAt !== null && posting.closesAt <= now;
    if (isListed && posting.missedRuns > 0) closings.found.push(posting);
    if (posting.closedAt !== null) {
      if (readable.has(posting.externalId) && !isExpired && posting.droppedReason === null)
        closings.reopened.push(posting);
    } else if (isExpired) {
      closings.expired.push(posting);
    } else if (!isListed && trusted) {
      (isGone(posting, question) ? closings.vanished : closings.missed).push(posting);
    }
  }
  return closings;
}

function isGone(posting: KnownPosting, { window, now }: ClosingQuestion): boolean {
  if (posting.missedRuns === 0 || posting.firstMissedAt === null) return false;
  if (window) return now.getTime() - posting.lastSeenAt.getTime() >= UNSEEN_IN_WINDOW_MS;
  return now.getTime() - posting.firstMissedAt.getTime() >= SECOND_LOOK_AFTER_S * 1000;
}
