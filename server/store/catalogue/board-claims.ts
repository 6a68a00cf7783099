import { BOARD_COLUMNS, type Board } from "./boards.ts";
import type { Queryable } from "#postgres/connection.ts";

/** How long a claim is valid without a heartbeat, by the database's clock. */
export const LEASE_S = 30;
/** How often the holder renews it. */
export const HEARTBEAT_MS = 10_000;

/** Another worker took the board over while this one was stalled, so the run must store nothing. */
export class LeaseLostError extends Error {
  override name = "LeaseLostError";
  constructor(board: { source: string; token: string }) {
    super(`${board.source}:${board.token} was taken over by another worker; this run stores nothing`);
  }
}

/** A due board at the head of its line: the best unread one of a host queue, or the longest due one of a class of gain. */
export interface BoardHead {
  id: string;
  source: string;
  hostQueue: string;
  expectedRemote: number;
  /** Null before the first run. */
  gainPerDay: number | null;
  lastRunAt: Date | null;
  nextRunAt: Date;
  /** The database's time when this was read. */
  now: Date;
}

export interface HeadsQuery {
  /** Replaces the database's time. */
  now?: Date;
  /** The lowest and highest class of gain. */
  classes: { lowest: number; highest: number };
  /** Only the heads of this host queue of a source. */
  only?: { source: string; hostQueue: string };
}

/** A board that may be read now: sample boards exist nowhere on the web. */
const DUE = `enabled and origin <> 'sample' and next_run_at <= coalesce($1::timestamptz, now()) and (lease_until is null or lease_until < now())`;
const HEAD = `id, expected_remote, gain_per_day, last_run_at, next_run_at`;

/**
 * Returns the heads of all host queues of enabled sources. Reads one
 * index entry per line, however many boards wait in it; a line's few claimed boards are skipped.
 */
export async function dueHeads(database: { pool: Queryable }, query: HeadsQuery): Promise<BoardHead[]> {
  const { rows } = await database.pool.query<BoardHead>(
    `with recursive line as (
       (select source, host_queue from board where enabled and origin <> 'sample'
          and ($4::text is null or (source, host_queue) = ($4, $5)) order by source, host_queue limit 1)
       union all
       select n.source, n.host_queue from line l cross join lateral (
         select source, host_queue from board where enabled and origin <> 'sample' and $4::text is null
           and (source, host_queue) > (l.source, l.host_queue) order by source, host_queue limit 1) n)
     select h.id, l.source, l.host_queue as "hostQueue", h.expected_remote as "expectedRemote", h.gain_per_day as "gainPerDay",
       h.last_run_at as "lastRunAt", h.next_run_at as "nextRunAt", coalesce($1::timestamptz, now()) as now
     from line l join source s on s.id = l.source and s.enabled
     cross join lateral (
       (select ${HEAD} from board where source = l.source and host_queue = l.host_queue and gain_class is null and ${DUE}
        order by expected_remote desc limit 1)
       union all
       (select c.* from generate_series($2::int, $3::int) as gain (class) cross join lateral (
          select ${HEAD} from board where source = l.source and host_queue = l.host_queue and gain_class = gain.class and ${DUE}
          order by next_run_at limit 1) c)
     ) h`,
    [
      query.now ?? null,
      query.classes.lowest,
      query.classes.highest,
      query.only?.source ?? null,
      query.only?.hostQueue ?? null,
    ],
  );
  return rows;
}

/** A claimed board, with the database's time of the claim: workers' clocks may be wrong. */
export interface Claim {
  board: Board;
  now: Date;
}

/** Claims the board at the head of a line. Null when another worker was faster or it is no longer due. */
export async function claimDueBoard(
  database: { pool: Queryable },
  claim: { owner: string; boardId: string; now?: Date | undefined },
): Promise<Claim | null> {
  const { rows } = await database.pool.query<Board & { now: Date }>(
    `update board set lease_owner = $2, lease_until = now() + make_interval(secs => $4)
     where id = (select id from board where id = $3 and ${DUE} for update skip locked)
     returning ${BOARD_COLUMNS}, coalesce($1::timestamptz, now()) as now`,
    [claim.now ?? null, claim.owner, claim.boardId, LEASE_S],
  );
  if (rows[0] === undefined) return null;
  const { now, ...board } = rows[0];
  return { board, now };
}

/** Claims one board, due or not. Null while another worker holds it. */
export async function claimBoard(
  database: { pool: Queryable },
  claim: { owner: string; boardId: string },
): Promise<Board | null> {
  const { rows } = await database.pool.query<Board>(
    `update board set lease_owner = $1, lease_until = now() + make_interval(secs => $3)
     where id = $2 and (lease_until is null or lease_until < now() or lease_owner = $1)
     returning ${BOARD_COLUMNS}`,
    [claim.owner, claim.boardId, LEASE_S],
  );
  return rows[0] ?? null;
}

/** Heartbeat: extends the lease. False when another worker holds it now. */
export async function renewLease(
  database: { pool: Queryable },
  held: { owner: string; boardId: string },
): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    "update board set lease_until = now() + make_interval(secs => $3) where id = $2 and lease_owner = $1",
    [held.owner, held.boardId, LEASE_S],
  );
  return rowCount === 1;
}

/** Locks the board for the transaction that stores a run. Throws when the lease is lost, so that two runs never both store. */
export async function lockHeldBoard(client: Queryable, held: { owner: string; board: Board }): Promise<void> {
  const { rowCount } = await client.query("select from board where id = $2 and lease_owner = $1 for update", [
    held.owner,
    held.board.id,
  ]);
  if (rowCount !== 1) throw new LeaseLostError(held.board);
}

/** Releases a board without finishing a run: it stays due, or becomes due again after `delayS`. */
export async function releaseBoard(
  database: { pool: Queryable },
  held: { owner: string; boardId: string; delayS?: number },
): Promise<void> {
  await database.pool.query(
    `update board set lease_owner = null, lease_until = null,
       next_run_at = case when $3 > 0 then greatest(next_run_at, now() + make_interval(secs => $3)) else next_run_at end
     where id = $2 and lease_owner = $1`,
    [held.owner, held.boardId, held.delayS ?? 0],
  );
}

/**
 * Makes boards due within the hour whose last run lies in the future, or whose next one lies further ahead than any schedule goes: traces of a
 * clock that was wrong. Reads every board; returns how many there were.
 */
export async function recallBoards(database: { pool: Queryable }): Promise<number> {
  const { rowCount } = await database.pool.query(
    `update board set last_run_at = least(last_run_at, now()), last_success_at = least(last_success_at, now()),
       next_run_at = now() + make_interval(secs => random() * 3600)
     where lease_owner is null and enabled and id in (
       select id from board where last_run_at > now() + interval '1 hour'
       union all
       select id from board where enabled and origin <> 'sample' and next_run_at > now() + interval '40 days')`,
  );
  return rowCount ?? 0;
}
