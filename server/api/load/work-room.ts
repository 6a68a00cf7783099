/** How many requests may be at work at once. */
export interface WorkRoom {
  readonly size: number;
  /** Tells how long a request was at work, ms. */
  ended(ms: number): void;
}

export interface WorkRoomOptions {
  most: number;
  /** Share of the time that the event loop has worked since the last call, from 0 to 1. */
  busyShare(): number;
  clock(): number;
}

/** A response that takes longer than this is too late for half of the clients. */
const SLOW_MS = 1000;
/** Shrinks at most once in so long, because the requests at work then are slow anyway. */
const SHRINK_EVERY_MS = 1000;
const SHRINK = 0.7;
const LEAST = 8;
/** Below this, requests wait for something else, such as the database, and fewer of them would gain nothing. */
const BUSY_SHARE = 0.8;

/**
 * Creates room for as many requests as the process answers in time. On a machine that others use too, the full number at work at once would make
 * each of them late: then it shrinks by a third for each second of slow responses, and grows by one for each round of quick ones.
 */
export function createWorkRoom({ most, busyShare, clock }: WorkRoomOptions): WorkRoom {
  const least = Math.min(LEAST, most);
  let size = most;
  let shrunkAt = clock();
  return {
    get size() {
      return Math.floor(size);
    },
    ended(ms) {
      if (ms <= SLOW_MS) {
        size = Math.min(most, size + 1 / size);
        return;
      }
      if (clock() - shrunkAt < SHRINK_EVERY_MS) return;
      shrunkAt = clock();
      if (busyShare() > BUSY_SHARE) size = Math.max(least, size * SHRINK);
    },
  };
}
