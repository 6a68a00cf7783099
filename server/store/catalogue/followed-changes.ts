import type { Queryable } from "#postgres/connection.ts";
import { AFTER_CURSOR_SQL, type ChangeCursor, CURSOR_SQL } from "./job-changes.ts";

/** How many of the transactions that a reader has seen last are looked for in a database that may have lost some. */
const SEEN_TRANSACTIONS = 1000;
/** How far the clocks of two servers may be apart. */
const CLOCK_MARGIN = "5 minutes";

/** Names the database and the table of changes. */
export const IDENTITY_SQL = `concat_ws('/', (select system_identifier from pg_control_system()),
  (select oid from pg_database where datname = current_database()), pg_relation_filenode('job_change'))`;

/** The position up to which this server has written its write-ahead log, or as a replica replayed it. */
const WAL_POSITION_SQL =
  "(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)::text";

/** Where a reader stands that outlives the server it reads from. */
export interface ChangePlace {
  cursor: ChangeCursor;
  /** Names the database and the table of changes. */
  identity: string;
  /** Changes when the server restarts, and when another one takes over. */
  epoch: string;
  /** When the place was read, by the server's clock. */
  readAt: string;
  /** The position in the write-ahead log that the server had written, or as a replica replayed. */
  walPosition: string;
  /** One change of each of the last transactions that the reader has seen: transaction → number of the change. */
  seen: ReadonlyMap<string, string>;
}

/** The server is a replica that hasn't replayed yet what the reader has seen on another one. It will. */
export class ReplicaBehindError extends Error {
  override name = "ReplicaBehindError";
  /** Callers know an outage by a code. */
  readonly code = "REPLICA_BEHIND";
}

/** The database has lost changes that the reader has seen, so only a full read tells what is true. */
export class HistoryLostError extends Error {
  override name = "HistoryLostError";
}

/** Returns the position up to which a server has written its write-ahead log, or as a replica replayed it. */
export async function walPosition(database: { pool: Queryable }): Promise<string> {
  const { rows } = await database.pool.query<{ position: string }>(`select ${WAL_POSITION_SQL} as position`);
  if (rows[0] === undefined) throw new Error("Postgres returned no position");
  return rows[0].position;
}

/** Returns the place from which to continue after a full read. Call it before that read. */
export async function currentPlace(database: { pool: Queryable }): Promise<ChangePlace> {
  const [first] = await readPlaces(database, "null");
  const { rows } = await database.pool.query<SeenChange>("select seq, xid from job_change order by seq desc limit $1", [
    SEEN_TRANSACTIONS,
  ]);
  return placeOf(first, new Map(), rows.toReversed());
}

/**
 * Returns the jobs that changed since `place`, in the order recorded, and the next place. Skips no change: after a crash, a promotion or a restore it
 * first makes sure that the database still has what the reader has seen, else throws HistoryLostError. The numbers of transactions that
 * were lost may have been given to new ones, which the cursor takes for seen; so it then returns all recent changes, some of them again.
 * Throws ReplicaBehindError where waiting helps.
 */
export async function changesSince(
  database: { pool: Queryable },
  place: ChangePlace,
): Promise<{ place: ChangePlace; jobIds: string[] }> {
  const rows = await readPlaces(database, AFTER_CURSOR_SQL, place.cursor);
  const [first] = rows;
  if (first.identity !== place.identity)
    throw new HistoryLostError("this is another database, or another table of changes");
  if (first.isReplica && endOf(first.cursor) < endOf(place.cursor))
    throw new ReplicaBehindError("this replica hasn't replayed yet what was read from another server");
  const isSameHistory = first.epoch === place.epoch && endOf(first.cursor) >= endOf(place.cursor);
  const changes: SeenChange[] = rows.filter(isChange);
  if (!isSameHistory) changes.unshift(...(await recentChanges(database, place)));
  return { place: placeOf(first, place.seen, changes), jobIds: changes.map(({ jobId }) => jobId) };
}

interface PlaceRow {
  cursor: string;
  identity: string;
  epoch: string;
  readAt: string;
  isReplica: boolean;
  walPosition: string;
}

interface SeenChange {
  seq: string;
  xid: string;
  jobId: string;
}

const isChange = (row: PlaceRow & Partial<SeenChange>): row is PlaceRow & SeenChange => typeof row.seq === "string";

/** Returns the present place with each change that meets a condition; the place alone when no change meets it. */
async function readPlaces(database: { pool: Queryable }, condition: string, ...values: string[]) {
  const { rows } = await database.pool.query<PlaceRow & Partial<SeenChange>>(
    `select place.*, c.seq, c.xid, c.job_id as "jobId"
     from (select ${CURSOR_SQL} as cursor, now()::text as "readAt",
         ${IDENTITY_SQL} as identity,
         concat_ws('/', extract(epoch from pg_postmaster_start_time()),
           case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end) as epoch,
         pg_is_in_recovery() as "isReplica", ${WAL_POSITION_SQL} as "walPosition") place
     left join lateral (select seq, xid, job_id from job_change where ${condition}) c on true
     order by c.seq`,
    values,
  );
  const [first] = rows;
  if (first === undefined) throw new Error("Postgres returned no snapshot");
  return [first, ...rows.slice(1)] as const;
}

/** Returns all changes since shortly before `place`, by the clock. Throws HistoryLostError when one that the reader has seen is missing. */
async function recentChanges(database: { pool: Queryable }, { seen, readAt }: ChangePlace): Promise<SeenChange[]> {
  const { rows } = await database.pool.query<Partial<SeenChange> & { found: number }>(
    `select f.found, c.seq, c.xid, c.job_id as "jobId"
     from (select count(*)::int as found from unnest($1::bigint[], $2::xid8[]) as s (seq, xid) join job_change using (seq, xid)) f
     left join lateral (select seq, xid, job_id from job_change where created_at > $3::timestamptz - interval '${CLOCK_MARGIN}') c on true
     order by c.seq`,
    [[...seen.values()], [...seen.keys()], readAt],
  );
  if (rows[0]?.found !== seen.size) throw new HistoryLostError("the database has lost changes that were committed");
  return rows.filter((row): row is SeenChange & { found: number } => typeof row.seq === "string");
}

/** Returns the number of the first transaction that hadn't begun at a cursor. */
function endOf(cursor: ChangeCursor): bigint {
  return BigInt(cursor.split(":")[1] ?? 0);
}

function placeOf(
  { cursor, identity, epoch, readAt, walPosition }: PlaceRow,
  before: ReadonlyMap<string, string>,
  changes: readonly Pick<SeenChange, "seq" | "xid">[],
): ChangePlace {
  const seen = new Map(before);
  for (const { seq, xid } of changes) {
    // The latest transactions stand last.
    seen.delete(xid);
    seen.set(xid, seq);
  }
  for (const xid of seen.keys()) {
    if (seen.size <= SEEN_TRANSACTIONS) break;
    seen.delete(xid);
  }
  return { cursor, identity, epoch, readAt, walPosition, seen };
}
