import { sql } from "kysely";
import type { Connection, Queryable } from "#postgres/connection.ts";

export interface QueuedTask {
  name: string;
  payload?: object;
  /** A new task replaces the waiting one with the same key. */
  key?: string;
  /** Seconds until it may run, by the database's clock. */
  delayS?: number;
  maxAttempts?: number;
  /** Tasks of one queue run one after another, whatever process takes them. */
  queue?: string;
  /** Runs before tasks that have waited longer, unless they are urgent too. */
  isUrgent?: boolean;
}

/** The queue takes the lowest first; tasks have 0 otherwise. */
const URGENT_PRIORITY = -1;

/** Name of the task that reads a pasted link. */
export const LOOK_UP_BOARD_TASK = "look-up-board";
export interface LookUpBoardPayload {
  lookupId: string;
}
/** How many pasted links all processes read at once. */
const LOOKUP_QUEUES = 2;

/** Queues the reading of a pasted link. A link is read once: a failed reading isn't repeated. */
export async function queueLookup(db: Connection, lookupId: string): Promise<void> {
  const queue = `board-lookup-${Number.parseInt(lookupId.slice(0, 8), 16) % LOOKUP_QUEUES}`;
  const payload: LookUpBoardPayload = { lookupId };
  await addTask(db, { name: LOOK_UP_BOARD_TASK, payload, maxAttempts: 1, queue });
}

/** Name of the task that reads the posting behind a pasted link. */
export const LOOK_UP_POSTING_TASK = "look-up-posting";

/** Queues the reading of a pasted link to a posting. A failed reading isn't repeated. */
export async function queuePostingLookup(db: Connection, lookupId: string): Promise<void> {
  const queue = `posting-lookup-${Number.parseInt(lookupId.slice(0, 8), 16) % LOOKUP_QUEUES}`;
  const payload: LookUpBoardPayload = { lookupId };
  await addTask(db, { name: LOOK_UP_POSTING_TASK, payload, maxAttempts: 1, queue });
}

/** Name of the task that searches a link of a posting for a board. */
export const SEARCH_LINK_TASK = "search-link";
export interface SearchLinkPayload {
  link: string;
  companyName: string | null;
}

/** Queues the search of a link, one after another. Links to one host wait as one. */
export async function queueLinkSearch(db: Connection, search: SearchLinkPayload): Promise<void> {
  const key = `${SEARCH_LINK_TASK}:${new URL(search.link).hostname}`;
  await addTask(db, { name: SEARCH_LINK_TASK, payload: search, key, maxAttempts: 1, queue: SEARCH_LINK_TASK });
}

/** Queues a task. In a transaction, the task exists only if the transaction commits. */
export async function addTask(db: Connection, task: QueuedTask): Promise<void> {
  await sql`
    select graphile_worker.add_job(${task.name}, payload := ${JSON.stringify(task.payload ?? {})}::json, job_key := ${task.key ?? null},
      run_at := now() + make_interval(secs => ${task.delayS ?? 0}), max_attempts := ${task.maxAttempts ?? 8}, queue_name := ${task.queue ?? null},
      priority := ${task.isUrgent ? URGENT_PRIORITY : 0})`.execute(db);
}

/**
 * Queues each task of its minute, unless some process has done so. A task that still waits since its last minute isn't queued twice. A minute
 * noted in the future is the trace of a clock that was wrong, and is forgotten.
 */
export async function queueScheduledTasks(
  database: { pool: Queryable },
  due: readonly { name: string; minute: Date; isUrgent?: boolean | undefined }[],
): Promise<void> {
  if (due.length === 0) return;
  await database.pool.query(
    `with due as (select * from json_to_recordset($1) as r (name text, minute timestamptz, "isUrgent" boolean)),
     mine as (
       insert into scheduled_task as s (name, queued_for) select name, minute from due order by name
       on conflict (name) do update set queued_for = excluded.queued_for
         where s.queued_for < excluded.queued_for or s.queued_for > clock_timestamp() + interval '2 minutes'
       returning name)
     select graphile_worker.add_job(name, job_key := 'scheduled:' || name, job_key_mode := 'preserve_run_at', max_attempts := 8,
       priority := case when "isUrgent" then $2::int else 0 end) from mine join due using (name)`,
    [JSON.stringify(due), URGENT_PRIORITY],
  );
}

/** A worker that has sent no heartbeat for this long counts as dead: three missed heartbeats. */
const DEAD_AFTER_S = 30;

/** What a worker without a network records. */
export interface WorkerOutage {
  since: Date;
  nextAttemptAt: Date;
  reason: string;
}

/** The state that a worker records with its heartbeat. */
export interface WorkerState {
  /** Null while it reaches hosts. */
  outage: WorkerOutage | null;
  /** For how long its board loop has been stuck, seconds; null while it turns. */
  stalledForS: number | null;
}

const WELL: WorkerState = { outage: null, stalledForS: null };

/** Records the heartbeat of a worker process, with the ids under which its queue workers lock tasks, and its state. */
export async function recordWorker(
  database: { pool: Queryable },
  id: string,
  queueWorkerIds: readonly string[],
  { outage, stalledForS }: WorkerState = WELL,
): Promise<void> {
  await database.pool.query(
    `insert into worker (id, queue_worker_ids, offline_since, next_attempt_at, offline_reason, stalled_since)
     values ($1, $2, $3, $4, $5, now() - make_interval(secs => $6))
     on conflict (id) do update set queue_worker_ids = excluded.queue_worker_ids, seen_at = now(), offline_since = excluded.offline_since,
       next_attempt_at = excluded.next_attempt_at, offline_reason = excluded.offline_reason, stalled_since = excluded.stalled_since`,
    [id, queueWorkerIds, outage?.since ?? null, outage?.nextAttemptAt ?? null, outage?.reason ?? null, stalledForS],
  );
}

/** Returns the outage of the live workers when none of them has a network: since when, and who tries next. Null otherwise. */
export async function workersOutage(database: { pool: Queryable }): Promise<WorkerOutage | null> {
  const { rows } = await database.pool.query<WorkerOutage>(
    `select min(offline_since) as since, min(next_attempt_at) as "nextAttemptAt",
       (array_agg(offline_reason order by next_attempt_at))[1] as reason
     from worker where seen_at > now() - make_interval(secs => $1) having count(*) > 0 and count(*) = count(offline_since)`,
    [DEAD_AFTER_S],
  );
  return rows[0] ?? null;
}

/** Counts the workers that send heartbeats, and those of them whose board loop is stuck. */
export async function workerCounts(database: { pool: Queryable }): Promise<{ alive: number; stalled: number }> {
  const { rows } = await database.pool.query<{ alive: number; stalled: number }>(
    `select count(*)::int as alive, count(stalled_since)::int as stalled from worker where seen_at > now() - make_interval(secs => $1)`,
    [DEAD_AFTER_S],
  );
  return rows[0]!;
}

/** Removes a worker that shut down cleanly and holds no tasks. */
export async function forgetWorker(database: { pool: Queryable }, id: string): Promise<void> {
  await database.pool.query("delete from worker where id = $1", [id]);
}

/**
 * Unlocks the tasks of dead workers so that they run again; the queue alone would wait four hours. Returns the ids of the dead
 * queue workers.
 */
export async function unlockDeadWorkers(database: { pool: Queryable }): Promise<string[]> {
  const { rows } = await database.pool.query<{ lockedBy: string }>(
    `select distinct locked_by as "lockedBy" from graphile_worker.jobs
     where locked_at < now() - make_interval(secs => $1)
       and locked_by not in (select unnest(queue_worker_ids) from worker where seen_at > now() - make_interval(secs => $1))`,
    [DEAD_AFTER_S],
  );
  const dead = rows.map((row) => row.lockedBy);
  if (dead.length > 0) await database.pool.query("select graphile_worker.force_unlock_workers($1::text[])", [dead]);
  await database.pool.query("delete from worker where seen_at < now() - interval '1 day'");
  return dead;
}

export interface QueueState {
  waiting: number;
  failed: number;
  /** Seconds since the oldest runnable task became due; null when none is waiting. */
  oldestDueS: number | null;
  workers: number;
}

/** Counts waiting and failed tasks, and live workers. */
export async function queueState(database: { pool: Queryable }): Promise<QueueState> {
  const { rows: installed } = await database.pool.query<{ there: boolean }>(
    "select to_regclass('graphile_worker.jobs') is not null as there",
  );
  if (!installed[0]?.there) return { waiting: 0, failed: 0, oldestDueS: null, workers: 0 };
  const { rows } = await database.pool.query<QueueState>(
    `select (count(*) filter (where attempts < max_attempts))::int as waiting, (count(*) filter (where attempts >= max_attempts))::int as failed,
       (extract(epoch from now() - min(run_at) filter (where attempts < max_attempts and run_at <= now())))::int as "oldestDueS",
       (select count(*)::int from worker where seen_at > now() - make_interval(secs => $1)) as workers
     from graphile_worker.jobs`,
    [DEAD_AFTER_S],
  );
  return rows[0] ?? { waiting: 0, failed: 0, oldestDueS: null, workers: 0 };
}
