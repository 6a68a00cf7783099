import type { Queryable } from "#postgres/connection.ts";

export interface QueuedTask {
  name: string;
  payload?: object;
  /** While a task with this key waits, another one replaces it. */
  key?: string;
  runAt?: Date;
  maxAttempts?: number;
}

/** Queues a task; inside a transaction it exists only if that commits. */
export async function addTask(client: Queryable, task: QueuedTask): Promise<void> {
  await client.query(
    "select graphile_worker.add_job($1, payload := $2::json, job_key := $3, run_at := $4, max_attempts := $5)",
    [task.name, JSON.stringify(task.payload ?? {}), task.key ?? null, task.runAt ?? null, task.maxAttempts ?? 8],
  );
}

/** Without a sign of life for this long a worker counts as dead. Three heartbeats. */
const DEAD_AFTER_S = 30;

/** Heartbeat of a worker process, with the names under which its queue workers lock tasks. */
export async function recordWorker(
  database: { pool: Queryable },
  id: string,
  queueWorkerIds: readonly string[],
): Promise<void> {
  await database.pool.query(
    `insert into worker (id, queue_worker_ids) values ($1, $2)
     on conflict (id) do update set queue_worker_ids = excluded.queue_worker_ids, seen_at = now()`,
    [id, queueWorkerIds],
  );
}

/** A worker that stops in order leaves nothing to give back. */
export async function forgetWorker(database: { pool: Queryable }, id: string): Promise<void> {
  await database.pool.query("delete from worker where id = $1", [id]);
}

/**
 * Gives back the tasks that dead workers hold, so that they run again; the queue itself would wait four hours. Returns the
 * names of the dead.
 */
export async function unlockDeadWorkers(database: { pool: Queryable }): Promise<string[]> {
  const { rows } = await database.pool.query<{ locked_by: string }>(
    `select distinct locked_by from graphile_worker.jobs
     where locked_at < now() - make_interval(secs => $1)
       and locked_by not in (select unnest(queue_worker_ids) from worker where seen_at > now() - make_interval(secs => $1))`,
    [DEAD_AFTER_S],
  );
  const dead = rows.map((row) => row.locked_by);
  if (dead.length > 0) await database.pool.query("select graphile_worker.force_unlock_workers($1::text[])", [dead]);
  await database.pool.query("delete from worker where seen_at < now() - interval '1 day'");
  return dead;
}

export interface QueueState {
  waiting: number;
  failed: number;
  /** Seconds since the oldest task that could run became due; null when none waits. */
  oldestDueS: number | null;
  workers: number;
}

/** What waits in the queue, and how many workers live. */
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
