import type { Queryable } from "#postgres/connection.ts";
import type { Database } from "#postgres/database.ts";
import { keptFigures, sumOf } from "./kept-figures.ts";

/** Key of the advisory lock that a process holds while it imports. The number itself has no meaning. */
const IMPORT_LOCK = 7304;
/** Share of the boards that have been read once the first reading is over: a few slow hosts must not prolong it by hours. */
const READ_SHARE = 0.95;
/** Counts older than this mean that no worker is reading. */
const STALE_AFTER_S = 60;

export type DirectoryPart = "starter" | "all";

/** What a process has to do about the boards of the directory when it starts. */
export type ImportDecision = "import" | "imported" | "own-boards";

/** Runs `work` unless another process is at it. Returns whether it ran. A killed process releases the lock. */
export async function withImportLock({ pool }: Pick<Database, "pool">, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // A session's lock would stay on a pooler's connection, so a transaction holds it while `work` uses other connections.
    await client.query("begin");
    await client.query("set local idle_in_transaction_session_timeout = 0");
    const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_xact_lock($1) as mine", [
      IMPORT_LOCK,
    ]);
    if (rows[0]?.mine !== true) return false;
    await work();
    return true;
  } finally {
    await client.query("rollback").catch((error: Error) => (broken = error));
    // A connection that couldn't end its transaction is closed, which releases the lock.
    client.release(broken);
  }
}

/**
 * Decides whether to import a part of the directory, and records that it is about to happen. An empty database gets the part; one
 * with only the starter set gets the rest when `part` is `all`; a cut-off import happens again. A database with boards of an
 * operator's own stays as it is.
 */
export async function decideImport(database: { pool: Queryable }, part: DirectoryPart): Promise<ImportDecision> {
  const { rows } = await database.pool.query<{
    begun: DirectoryPart | null;
    done: boolean;
    own: boolean;
    any: boolean;
  }>(
    `select (select part from first_reading) as begun, exists (select from first_reading where imported_at is not null) as done,
       exists (select from board where origin in ('manual', 'import')) as own, exists (select from board where origin <> 'sample') as any`,
  );
  const { begun, done, own, any } = rows[0]!;
  const isCutOff = begun !== null && !done;
  const isStarterOnly = any && !own && begun !== "all";
  if (!isCutOff && any && !(part === "all" && isStarterOnly)) return own ? "own-boards" : "imported";
  if (!isCutOff && !any && done) return "imported";
  await database.pool.query(
    `insert into first_reading (part) values ($1)
     on conflict (only_row) do update set part = case when first_reading.part = 'all' then 'all' else excluded.part end, imported_at = null`,
    [part],
  );
  return "import";
}

/** Records that the import is complete. */
export async function noteImported(database: { pool: Queryable }): Promise<void> {
  await database.pool.query("update first_reading set imported_at = now()");
}

export interface FirstReading {
  boards: number;
  boardsRead: number;
  /** Open jobs that aren't samples. */
  jobs: number;
}

/** Counts and stores how far the first reading is, and ends it when nearly all boards have been tried. Null before the import and after the end. */
export async function countFirstReading(database: {
  pool: Queryable;
}): Promise<(FirstReading & { ended: boolean }) | null> {
  const jobs = sumOf(await keptFigures(database, false, { "open-jobs": null }), "open-jobs");
  const { rows } = await database.pool.query<FirstReading & { ended: boolean }>(
    `with counted as (
       select count(*)::int as boards, count(b.last_run_at)::int as read from board b join source s on s.id = b.source
       where b.origin in ('directory', 'starter') and b.enabled and s.enabled)
     update first_reading f set boards = c.boards, boards_read = c.read, counted_at = now(),
       jobs = $2,
       ended_at = case when c.read >= c.boards * $1::float8 then now() end
     from counted c where f.imported_at is not null and f.ended_at is null
     returning f.boards, f.boards_read as "boardsRead", f.jobs, f.ended_at is not null as ended`,
    [READ_SHARE, jobs],
  );
  return rows[0] ?? null;
}

/** Where a database stands with its first reading. */
export interface FirstReadingState {
  /** Null while no worker reads. */
  reading: FirstReading | null;
  /** True once the first reading has ended, or when there won't be one because the boards came from elsewhere. */
  over: boolean;
}

/** Returns the state that the workers last stored, from one row. */
export async function firstReadingState(database: { pool: Queryable }): Promise<FirstReadingState> {
  const { rows } = await database.pool.query<FirstReading & { ended: boolean; current: boolean }>(
    `select boards, boards_read as "boardsRead", jobs, ended_at is not null as ended,
       coalesce(counted_at > now() - make_interval(secs => $1), false) as current from first_reading`,
    [STALE_AFTER_S],
  );
  const row = rows[0];
  if (row === undefined) {
    const { rows: boards } = await database.pool.query("select from board where origin <> 'sample' limit 1");
    return { reading: null, over: boards.length > 0 };
  }
  const { ended, current, ...reading } = row;
  return { reading: ended || !current || reading.boards === 0 ? null : reading, over: ended };
}
