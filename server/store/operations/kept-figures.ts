import type { Queryable } from "#postgres/connection.ts";

/** Changes that one step adds to the totals, boards by which it moves the horizon, and changes that a reader adds by itself. */
export const CHANGES_PER_STEP = 1000;
/** How long the totals of ten minutes and of hours stay. */
const FINE_DAYS = 2;
/** How long the totals of days stay. */
const DAY_DAYS = 20;
/** The highest id. */
const LAST_ID = "9223372036854775807";
/** An empty database has no horizon yet. */
const HORIZON = `horizon as materialized (
  select coalesce(max(at), '-infinity') as at, coalesce(max(board_id), 0) as board_id from kept_horizon)`;

/**
 * Adds the oldest waiting changes to the totals and, when no others wait, counts the boards that have become due since the last step. Returns how
 * many of either it found: fewer than `CHANGES_PER_STEP` when nothing is left.
 */
export async function addFigureChanges({ pool }: { pool: Queryable }): Promise<number> {
  const { rows } = await pool.query<{ found: number }>(
    `with ${HORIZON},
     taken as (
       delete from kept_figure_change where id = any(array(select id from kept_figure_change order by id limit $1 for update skip locked)) returning *),
     ahead as materialized (
       select b.source, b.next_run_at, b.id from horizon h cross join lateral (
         select source, next_run_at, id from board where enabled and origin <> 'sample' and (next_run_at, id) > (h.at, h.board_id)
           and next_run_at <= now() and (select count(*) from taken) < $1 order by next_run_at, id limit $1) b),
     moved as (
       insert into kept_horizon as k (at, board_id)
       select case when count(*) < $1 then now() else max(next_run_at) end,
         case when count(*) < $1 then ${LAST_ID} else (array_agg(id order by next_run_at desc, id desc))[1] end
       from ahead having (select count(*) from taken) < $1
       on conflict (only_row) do update set at = excluded.at, board_id = excluded.board_id where (k.at, k.board_id) < (excluded.at, excluded.board_id)),
     company as (
       insert into kept_company as k (company_id, sample, open_jobs)
       select item, sample, sum(count) from taken where figure = 'company-jobs' group by item, sample having sum(count) <> 0 order by item, sample
       on conflict (company_id, sample) do update set open_jobs = k.open_jobs + excluded.open_jobs
       returning company_id, sample, open_jobs),
     difference as (
       select figure, sample, source, detail, at, count, failed, requests, bytes from taken
       where figure not in ('company-jobs', 'scheduled')
         and at >= case when figure in ('opened', 'closed', 'runs') then now() - make_interval(days => ${FINE_DAYS})
           when figure in ('opened-day', 'closed-day') then now() - make_interval(days => ${DAY_DAYS}) else '-infinity' end
       union all
       select 'companies', c.sample, '', '', '-infinity', (c.open_jobs > 0)::int - (c.open_jobs > t.count)::int, 0, 0, 0
       from company c join (select item, sample, sum(count) as count from taken where figure = 'company-jobs' group by item, sample) t
         on t.item = c.company_id and t.sample = c.sample
       union all
       select 'due', false, source, '', '-infinity', count, 0, 0, 0 from taken, horizon h
       where figure = 'scheduled' and (taken.at, taken.item) <= (h.at, h.board_id)
       union all
       select 'due', false, source, '', '-infinity', 1, 0, 0, 0 from ahead),
     added as (
       insert into kept_figure as k (figure, sample, source, detail, at, count, failed, requests, bytes)
       select figure, sample, source, detail, at, sum(count), sum(failed), sum(requests), sum(bytes) from difference
       group by figure, sample, source, detail, at order by figure, sample, at, source, detail
       on conflict (figure, sample, at, source, detail) do update set count = k.count + excluded.count, failed = k.failed + excluded.failed,
         requests = k.requests + excluded.requests, bytes = k.bytes + excluded.bytes)
     select greatest((select count(*) from taken), (select count(*) from ahead))::int as found`,
    [CHANGES_PER_STEP],
  );
  return rows[0]!.found;
}

/** Removes totals of times that no figure shows any more. */
export async function removeOldFigures({ pool }: { pool: Queryable }): Promise<void> {
  await pool.query(
    `delete from kept_figure where figure in ('opened', 'closed', 'runs') and at < now() - make_interval(days => ${FINE_DAYS})
       or figure in ('opened-day', 'closed-day') and at < now() - make_interval(days => ${DAY_DAYS})`,
  );
}

export type Figure =
  | "open-jobs"
  | "source-jobs"
  | "closed-jobs"
  | "companies"
  | "opened"
  | "closed"
  | "opened-day"
  | "closed-day"
  | "boards"
  | "dead-boards"
  | "failing-boards"
  | "directory-boards"
  | "directory-boards-read"
  | "seen"
  | "kept"
  | "dropped"
  | "runs";

export interface KeptFigure {
  figure: Figure;
  /** Empty for figures of all sources. */
  source: string;
  /** Why postings were dropped; empty otherwise. */
  detail: string;
  /** ISO 8601: start of the ten minutes of `opened` and `closed`, of the hour of `runs`, of the day; null otherwise. */
  at: string | null;
  count: number;
  /** Of runs. */
  failed: number;
  requests: number;
  bytes: number;
}

/** Since when a figure is wanted: all of it, or the times that begin then or later. */
export type WantedFigures = Partial<Record<Figure, Date | null>>;

/**
 * Returns these figures of the sample or of everything else. Reads the totals and at most `most` changes that still wait; null for all, however many
 * wait because no worker is alive.
 */
export async function keptFigures(
  { pool }: { pool: Queryable },
  sample: boolean,
  wanted: WantedFigures,
  most: number | null = CHANGES_PER_STEP,
): Promise<KeptFigure[]> {
  const { rows } = await pool.query<KeptFigure>(
    `with change as materialized (select * from kept_figure_change order by id limit $4),
     wanted as (select * from unnest($2::text[], $3::timestamptz[]) as w (figure, since)),
     each as (
       select k.figure, k.source, k.detail, k.at, k.count, k.failed, k.requests, k.bytes
       from wanted w join kept_figure k on k.figure = w.figure and k.sample = $1 and k.at >= coalesce(w.since, '-infinity')
       union all
       select c.figure, c.source, c.detail, c.at, c.count, c.failed, c.requests, c.bytes
       from wanted w join change c on c.figure = w.figure and c.sample = $1 and c.at >= coalesce(w.since, '-infinity')
       union all
       select 'companies', '', '', '-infinity', (coalesce(k.open_jobs, 0) + c.count > 0)::int - (coalesce(k.open_jobs, 0) > 0)::int, 0, 0, 0
       from (select item, sum(count) as count from change where figure = 'company-jobs' and sample = $1 and 'companies' = any($2) group by item) c
       left join lateral (select open_jobs from kept_company k where k.company_id = c.item and k.sample = $1) k on true)
     select figure, source, detail, case when at > '-infinity' then to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as at,
       sum(count)::float8 as count, sum(failed)::float8 as failed, sum(requests)::float8 as requests, sum(bytes)::float8 as bytes
     from each group by figure, source, detail, each.at`,
    [sample, Object.keys(wanted), Object.values(wanted), most],
  );
  return rows;
}

/**
 * Counts the boards that are due at `now` by source, disabled sources too. Of those that have become due since the last step of the task, and of the
 * changes that still wait, at most `most` count, which matters only when no worker is alive; null for all.
 */
export async function dueBoards(
  { pool }: { pool: Queryable },
  now: Date,
  most: number | null = CHANGES_PER_STEP,
): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ source: string; due: number }>(
    `with ${HORIZON},
     change as materialized (select * from kept_figure_change order by id limit $2),
     each as (
       select source, count from kept_figure where figure = 'due' and not sample
       union all
       select c.source, c.count from change c, horizon h where c.figure = 'scheduled' and (c.at, c.item) <= (h.at, h.board_id)
       union all
       select b.source, 1 from horizon h cross join lateral (
         select source from board where enabled and origin <> 'sample' and (next_run_at, id) > (h.at, h.board_id) and next_run_at <= $1
         order by next_run_at, id limit $2) b)
     select source, sum(count)::int as due from each group by source having sum(count) > 0`,
    [now, most],
  );
  return new Map(rows.map(({ source, due }) => [source, due]));
}

/** Sums a figure. */
export function sumOf(figures: readonly KeptFigure[], figure: Figure): number {
  return figures.reduce((sum, each) => (each.figure === figure ? sum + each.count : sum), 0);
}

/** Returns the start of the ten minutes in which a moment lies, as the figures `opened` and `closed` count. */
export function tenMinutesOf(moment: Date): Date {
  const tenMinutesMs = 600_000;
  return new Date(Math.floor(moment.getTime() / tenMinutesMs) * tenMinutesMs);
}
