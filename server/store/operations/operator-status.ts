import { queueState, type QueueState } from "./queue.ts";
import type { Queryable } from "#postgres/connection.ts";

export interface SourceSummary {
  source: string;
  enabled: boolean;
  boards: number;
  deadBoards: number;
  failingBoards: number;
  openPostings: number;
  lastSuccessAt: Date | null;
}

export interface OperatorStatus {
  sources: SourceSummary[];
  openJobs: number;
  closedJobs: number;
  sampleJobs: number;
  openedToday: number;
  closedToday: number;
  /** The board that has been due for the longest time. */
  oldestDue: { source: string; token: string; since: Date } | null;
  dueBoards: number;
  runningBoards: number;
  queue: QueueState;
}

/** Returns what the `status` command prints: boards, postings, jobs, what is due, and the queue. */
export async function operatorStatus(database: { pool: Queryable }, now: Date): Promise<OperatorStatus> {
  const sources = await database.pool.query<SourceSummary>(
    `select s.id as source, s.enabled, count(b.id)::int as boards, (count(*) filter (where b.state = 'dead'))::int as "deadBoards",
       (count(*) filter (where b.failures > 0))::int as "failingBoards", max(b.last_success_at) as "lastSuccessAt",
       coalesce(sum(p.open), 0)::int as "openPostings"
     from source s left join board b on b.source = s.id and b.enabled
     left join (select board_id, count(*) as open from posting where closed_at is null and dropped_reason is null group by board_id) p
       on p.board_id = b.id
     group by s.id order by s.id`,
  );
  const jobs = await database.pool.query<Pick<OperatorStatus, "openJobs" | "closedJobs" | "sampleJobs">>(
    `select (count(*) filter (where closed_at is null))::int as "openJobs", (count(*) filter (where closed_at is not null and not sample))::int as "closedJobs",
       (count(*) filter (where closed_at is null and sample))::int as "sampleJobs" from job`,
  );
  const today = await database.pool.query<Pick<OperatorStatus, "openedToday" | "closedToday">>(
    `select (count(*) filter (where first_seen_at > $1::timestamptz - interval '24 hours'))::int as "openedToday",
       (count(*) filter (where closed_at > $1::timestamptz - interval '24 hours'))::int as "closedToday"
     from job where not sample`,
    [now],
  );
  const due = await database.pool.query<{ due: number; running: number }>(
    `select (count(*) filter (where next_run_at <= $1))::int as due, (count(*) filter (where b.lease_until > now()))::int as running
     from board b join source s on s.id = b.source where b.enabled and s.enabled and b.origin <> 'sample'`,
    [now],
  );
  const oldest = await database.pool.query<{ source: string; token: string; since: Date }>(
    `select b.source, b.token, b.next_run_at as since from board b join source s on s.id = b.source
     where b.enabled and s.enabled and b.origin <> 'sample' and b.next_run_at <= $1 order by b.next_run_at limit 1`,
    [now],
  );
  return {
    sources: sources.rows,
    ...(jobs.rows[0] ?? { openJobs: 0, closedJobs: 0, sampleJobs: 0 }),
    ...(today.rows[0] ?? { openedToday: 0, closedToday: 0 }),
    oldestDue: oldest.rows[0] ?? null,
    dueBoards: due.rows[0]?.due ?? 0,
    runningBoards: due.rows[0]?.running ?? 0,
    queue: await queueState(database),
  };
}
