import type { SchedulerState } from "#ingest/board-scheduler.ts";

/** The board loop turns about every second, also during an outage. */
const STALLED_AFTER_MS = 2 * 60_000;

/** How a worker is. */
export interface WorkerHealth {
  isStalled: boolean;
  /** Since the board loop last turned, seconds. */
  turnedAgoS: number;
  runs: number;
  oldestRunS: number;
}

/** Returns how a worker is by the state of its board loop. */
export function healthOf({ turnedAgoMs, runs, oldestRunMs }: SchedulerState): WorkerHealth {
  return {
    isStalled: turnedAgoMs > STALLED_AFTER_MS,
    turnedAgoS: turnedAgoMs / 1000,
    runs,
    oldestRunS: oldestRunMs / 1000,
  };
}
