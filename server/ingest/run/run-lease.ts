import type { Logger } from "#app/log.ts";
import type { Database } from "#postgres/database.ts";
import { HEARTBEAT_MS, LeaseLostError, renewLease } from "#store/catalogue/board-claims.ts";
import type { Board } from "#store/catalogue/boards.ts";

/** How long a run may take. All by a monotonic clock. */
export interface RunLimits {
  heartbeatMs: number;
  /** Without a response, a parsed page or a normalised posting. A turn at the slowest host comes far sooner. */
  stalledMs: number;
  /** All in all: 900 requests at a host that four runs share take two hours. */
  longestMs: number;
  /** After this, a run that doesn't end itself is left behind. */
  graceMs: number;
}

const LIMITS: RunLimits = {
  heartbeatMs: HEARTBEAT_MS,
  stalledMs: 15 * 60_000,
  longestMs: 6 * 3_600_000,
  graceMs: 10_000,
};

/** A run got stuck or took too long, so its lease isn't renewed and it stores nothing. */
export class RunLimitError extends Error {
  override name = "RunLimitError";
}

export interface HeldLease {
  /** Aborts when the lease is lost or a limit is reached. */
  signal: AbortSignal;
  /** Rejects when the run goes on after it was aborted, as when a connection never answers. */
  abandoned: Promise<never>;
  /** The run got a step further. */
  progressed(): void;
  end(): void;
}

interface LeasedRun {
  database: Database;
  board: Board;
  owner: string;
  log: Logger;
  limits?: Partial<RunLimits>;
}

/** Renews the lease of a claimed board for as long as its run makes progress. */
export function holdLease({ database, board, owner, log, limits }: LeasedRun): HeldLease {
  const { heartbeatMs, stalledMs, longestMs, graceMs } = { ...LIMITS, ...limits };
  const stop = new AbortController();
  const { promise: abandoned, reject } = Promise.withResolvers<never>();
  // The run ends by itself in most cases, and then nobody listens.
  abandoned.catch(() => {});
  const startedAt = performance.now();
  let progressedAt = startedAt;
  let grace: NodeJS.Timeout | undefined;
  const end = (reason: Error) => {
    if (stop.signal.aborted) return;
    stop.abort(reason);
    grace = setTimeout(() => reject(reason), graceMs);
  };
  const heartbeat = setInterval(() => {
    const now = performance.now();
    if (now - startedAt > longestMs) return end(limitError("took longer than", longestMs));
    if (now - progressedAt > stalledMs) return end(limitError("made no progress for", stalledMs));
    renewLease(database, { owner, boardId: board.id }).then(
      (held) => held || end(new LeaseLostError(board)),
      // The database may be down for a moment; otherwise the lease expires by itself.
      (error: unknown) => log.warn({ err: error, board: board.id }, "renewing a board's lease failed"),
    );
  }, heartbeatMs);
  return {
    signal: stop.signal,
    abandoned,
    progressed: () => void (progressedAt = performance.now()),
    end() {
      clearInterval(heartbeat);
      clearTimeout(grace);
    },
  };
}

function limitError(what: string, ms: number): RunLimitError {
  return new RunLimitError(`the run ${what} ${Math.round(ms / 60_000)} minutes; nothing of it is stored`);
}
