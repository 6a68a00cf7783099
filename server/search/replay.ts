import type { Logger } from "#app/log.ts";
import type { Database } from "#postgres/database.ts";
import { walPosition } from "#store/catalogue/followed-changes.ts";

/** How often to ask the primary how far it has written. */
const SAMPLE_MS = 5000;

/** Knows whether a replica has caught up with its primary. */
export interface Replay {
  /** Whether a replica that has replayed up to `position` has all that the primary had written at the last sample. */
  hasReached(position: string): boolean;
  close(): Promise<void>;
}

/**
 * Asks the primary every few seconds how far it has written. While the primary is away nothing new is written, so what was asked last holds
 * and readers go on.
 */
export function watchReplay(primary: Database, log: Logger, sampleMs = SAMPLE_MS): Replay {
  let written = 0n;
  let isAway = false;
  let sampling = sample();
  const timer = setInterval(() => (sampling = sampling.then(sample)), sampleMs).unref();

  async function sample(): Promise<void> {
    try {
      written = positionNumber(await walPosition(primary));
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ err: error }, "cannot ask the primary database how far it has written");
      isAway = true;
    }
  }

  return {
    hasReached: (position) => positionNumber(position) >= written,
    async close() {
      clearInterval(timer);
      await sampling;
    },
  };
}

/** Returns a position in the write-ahead log, such as "1A/2B0", as a number of bytes. */
export function positionNumber(position: string): bigint {
  const [high = "0", low = "0"] = position.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
