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

/**
 * Returns the enabled sources that have an unclaimed board due at `now`, are not on hold, and are not leased to another worker. Sample
 * boards are never due: they exist nowhere on the web.
 */
export async function sourcesWithDueBoards(
  database: { pool: Queryable },
  now: Date,
  worker: string | null = null,
): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select s.id from source s
     where s.enabled and (s.held_until is null or s.held_until <= $1)
       and (s.lease_until is null or s.lease_until < now() or s.lease_owner = $2) and exists (
       select from board b where b.source = s.id and b.enabled and b.origin <> 'sample' and b.next_run_at <= $1
         and (b.lease_until is null or b.lease_until < now()))`,
    [now, worker],
  );
  return rows.map((row) => row.id);
}

/** Claims the board of a source that has been due longest. Null when no unclaimed board is due. */
export async function claimDueBoard(
  database: { pool: Queryable },
  claim: { owner: string; source: string; now: Date },
): Promise<Board | null> {
  const { rows } = await database.pool.query<Board>(
    `update board set lease_owner = $1, lease_until = now() + make_interval(secs => $4)
     where id = (
       select id from board
       where source = $2 and enabled and origin <> 'sample' and next_run_at <= $3 and (lease_until is null or lease_until < now())
       order by next_run_at limit 1 for update skip locked)
     returning ${BOARD_COLUMNS}`,
    [claim.owner, claim.source, claim.now, LEASE_S],
  );
  return rows[0] ?? null;
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
