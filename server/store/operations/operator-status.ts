import { dueBoards, keptFigures, sumOf, tenMinutesOf } from "./kept-figures.ts";
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

const DAY_MS = 86_400_000;

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
  const dayAgo = tenMinutesOf(new Date(now.getTime() - DAY_MS));
  const wanted = { "open-jobs": null, "closed-jobs": null, opened: dayAgo, closed: dayAgo };
  const jobs = await keptFigures(database, false, wanted, null);
  const sampleJobs = sumOf(await keptFigures(database, true, { "open-jobs": null }, null), "open-jobs");
  const due = await dueBoards(database, now, null);
  const running = await database.pool.query<{ running: number }>(
    `select count(*)::int as running from board b join source s on s.id = b.source
     where b.lease_until > now() and b.enabled and s.enabled and b.origin <> 'sample'`,
  );
  const oldest = await database.pool.query<{ source: string; token: string; since: Date }>(
    `select b.source, b.token, b.next_run_at as since from board b join source s on s.id = b.source
     where b.enabled and s.enabled and b.origin <> 'sample' and b.next_run_at <= $1 order by b.next_run_at limit 1`,
    [now],
  );
  return {
    sources: sources.rows,
    openJobs: sumOf(jobs, "open-jobs") + sampleJobs,
    closedJobs: sumOf(jobs, "closed-jobs"),
    sampleJobs,
    openedToday: sumOf(jobs, "opened"),
    closedToday: sumOf(jobs, "closed"),
    oldestDue: oldest.rows[0] ?? null,
    dueBoards: sources.rows.reduce((sum, { source, enabled }) => sum + (enabled ? (due.get(source) ?? 0) : 0), 0),
    runningBoards: running.rows[0]?.running ?? 0,
    queue: await queueState(database),
  };
}
