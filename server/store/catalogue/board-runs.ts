import type { Board } from "./boards.ts";
import type { Queryable } from "#postgres/connection.ts";

export type RunOutcome = "ok" | "unchanged" | "implausible" | "changed-shape" | "failed";

/** Figures of one run. */
export interface RunReport {
  board: { source: string; token: string };
  outcome: RunOutcome;
  /** Items the source returned. Equals `kept` plus the sum of `dropped`. */
  seen: number;
  kept: number;
  dropped: Record<string, number>;
  /** Kept postings whose content has changed. */
  changed: number;
  opened: number;
  closed: number;
  reopened: number;
  requests: number;
  bytes: number;
  ms: number;
  error?: string;
  /** Another board that the address of this one permanently redirects to. */
  movedTo?: { source: string; token: string };
}

/** Records a run; a successful one with what its board holds. */
export async function recordRun(client: Queryable, boardId: string, startedAt: Date, run: RunReport): Promise<void> {
  await client.query(
    `with run as (
       insert into board_run (board_id, started_at, finished_at, outcome, seen, kept, dropped, changed, opened, closed, reopened, requests, bytes, ms, error)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning *)
     update board b set read_seen = run.seen, read_kept = run.kept, read_dropped = run.dropped
     from run where b.id = run.board_id and run.outcome in ('ok', 'unchanged')`,
    [
      boardId,
      startedAt,
      new Date(startedAt.getTime() + run.ms),
      run.outcome,
      run.seen,
      run.kept,
      JSON.stringify(run.dropped),
      run.changed,
      run.opened,
      run.closed,
      run.reopened,
      run.requests,
      run.bytes,
      run.ms,
      run.error ?? null,
    ],
  );
}

/** The fields of a board that a finished run sets. */
export type BoardUpdate = Pick<
  Board,
  | "state"
  | "etag"
  | "lastModified"
  | "payloadHash"
  | "rulesVersion"
  | "intervalS"
  | "failures"
  | "goneCount"
  | "lastGoodCount"
  | "doubtedSince"
  | "doubtedCount"
  | "grownAt"
  | "earlierCount"
  | "deadSince"
  | "lastSuccessAt"
  | "expectedRemote"
  | "changesPerDay"
  | "gainPerDay"
  | "gainClass"
> & {
  nextRunAt: Date;
  /** Null when the run did not reach the board; the time of the last one stays. */
  lastRunAt: Date | null;
  lastError: string | null;
};

/** Updates the board after a run and releases the lease. False when `owner` no longer holds it. */
export async function finishBoard(
  client: Queryable,
  held: { owner: string; boardId: string },
  update: BoardUpdate,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update board set lease_owner = null, lease_until = null, state = $3, enabled = enabled and $3 <> 'refused', etag = $4, last_modified = $5, payload_hash = $6,
       rules_version = $7, interval_s = $8, failures = $9, gone_count = $10, last_good_count = $11, doubted_since = $12,
       doubted_count = $13, dead_since = $14, last_success_at = $15, next_run_at = $16, last_run_at = coalesce($17, last_run_at), last_error = $18,
       expected_remote = $19, changes_per_day = $20, gain_per_day = $21, gain_class = $22,
       grown_at = $23, earlier_count = $24
     where id = $2 and lease_owner = $1`,
    [
      held.owner,
      held.boardId,
      update.state,
      update.etag,
      update.lastModified,
      update.payloadHash,
      update.rulesVersion,
      update.intervalS,
      update.failures,
      update.goneCount,
      update.lastGoodCount,
      update.doubtedSince,
      update.doubtedCount,
      update.deadSince,
      update.lastSuccessAt,
      update.nextRunAt,
      update.lastRunAt,
      update.lastError,
      update.expectedRemote,
      update.changesPerDay,
      update.gainPerDay,
      update.gainClass,
      update.grownAt,
      update.earlierCount,
    ],
  );
  return rowCount === 1;
}
