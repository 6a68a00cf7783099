import { expect, test } from "vitest";
import { keepFigures } from "#tasks/figures/keep-figures.ts";
import { testDatabase } from "#test/database/database.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { addFigureChanges, keptFigures, dueBoards, tenMinutesOf } from "./kept-figures.ts";
import { systemStatus } from "./system-status.ts";

const database = await testDatabase();
const { pool } = database;
const SOURCES = ["ashby", "greenhouse", "lever"];
const DAY_MS = 86_400_000;

/** Counts the figures as plainly as they can be. */
async function plainFigures(now: Date): Promise<unknown> {
  const { rows } = await pool.query(
    `with b as (select * from board where enabled and origin <> 'sample'), j as (select * from job where not sample)
     select (select count(*)::int from j where closed_at is null) as "openJobs",
       (select count(distinct company_id)::int from j where closed_at is null) as companies,
       (select count(*)::int from j where first_seen_at >= $2) as "openedToday",
       (select count(*)::int from j where closed_at >= $2) as "closedToday",
       (select json_agg(d order by d.day) from (
          select to_char(day, 'YYYY-MM-DD') as day,
            (select count(*)::int from j where (first_seen_at at time zone 'UTC')::date = day::date) as opened,
            (select count(*)::int from j where (closed_at at time zone 'UTC')::date = day::date) as closed
          from generate_series(($1::timestamptz at time zone 'UTC')::date - 13, ($1::timestamptz at time zone 'UTC')::date, interval '1 day') day) d) as days,
       (select json_agg(f order by f.id) from (
          select s.id, (select count(*)::int from j where closed_at is null and sources @> array[s.id]) as jobs,
            (select count(*)::int from b where source = s.id) as boards,
            (select count(*)::int from b where source = s.id and state = 'dead') as "deadBoards",
            (select count(*)::int from b where source = s.id and failures > 0 and state <> 'dead') as "failingBoards",
            (select count(*)::int from b where source = s.id and s.enabled and next_run_at <= $1) as "dueBoards",
            (select coalesce(sum(read_seen), 0)::int from b where source = s.id) as seen,
            (select coalesce(sum(read_kept), 0)::int from b where source = s.id) as kept,
            (select coalesce(sum((read_dropped ->> 'on-site')::int), 0)::int from b where source = s.id) as dropped,
            (select to_char(max(last_success_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from b where source = s.id) as "lastSuccessAt",
            (select count(*)::int from board_run r join board o on o.id = r.board_id
             where o.source = s.id and o.origin <> 'sample' and started_at >= date_trunc('hour', $1::timestamptz) - interval '23 hours') as runs,
            (select count(*)::int from board_run r join board o on o.id = r.board_id where r.outcome = 'failed'
             and o.source = s.id and o.origin <> 'sample' and started_at >= date_trunc('hour', $1::timestamptz) - interval '23 hours') as "failedRuns"
          from source s) f) as sources`,
    [now, tenMinutesOf(new Date(now.getTime() - DAY_MS))],
  );
  return rows[0];
}

/** Returns the same figures as the status says them. */
async function keptStatus(now: Date): Promise<unknown> {
  const { totals, sources, days } = await systemStatus(database, now);
  const { openJobs, companies, openedToday, closedToday } = totals;
  return {
    openJobs,
    companies,
    openedToday,
    closedToday,
    days,
    sources: sources
      .map(
        ({
          name: _n,
          enabled: _e,
          remoteShare: _r,
          shapeChange: _s,
          yieldFell: _y,
          requests: _q,
          bytes: _b,
          ...source
        }) => ({
          ...source,
          dropped: source.dropped["on-site"] ?? 0,
        }),
      )
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

/** Writes of every kind that changes a figure; each takes random rows. */
const WRITES = [
  "update job set closed_at = now() - random() * interval '40 hours', closed_reason = 'removed' where closed_at is null and random() < 0.2",
  "update job set closed_at = null, closed_reason = null where closed_at is not null and random() < 0.3",
  "update job set sources = case when random() < 0.5 then '{lever,ashby}'::text[] else '{greenhouse}' end where random() < 0.2",
  "update job set company_id = (select min(id) from company) where random() < 0.1",
  "update job set first_seen_at = first_seen_at - interval '11 hours', title = 'New' where random() < 0.2",
  "delete from job_change where job_id in (select max(id) from job)",
  "delete from job_edit",
  "delete from job where id not in (select job_id from job_change union all select job_id from job_edit)",
  `insert into board (source, token, origin) select (array['${SOURCES.join("','")}'])[1 + floor(random() * 3)::int], gen_random_uuid()::text,
     (array['directory', 'manual', 'sample'])[1 + floor(random() * 3)::int] from generate_series(1, 4)`,
  "update board set next_run_at = now() + (random() - 0.5) * interval '3 hours' where random() < 0.4",
  "update board set enabled = not enabled where random() < 0.1",
  "update board set state = case when random() < 0.3 then 'dead' else 'live' end, failures = floor(random() * 3)::int where random() < 0.3",
  `update board set read_seen = 9, read_kept = floor(random() * 5)::int, read_dropped = jsonb_build_object('on-site', floor(random() * 5)::int),
     last_run_at = now(), last_success_at = now() where random() < 0.3`,
  "update board set lease_owner = 'a', lease_until = now() + interval '1 minute' where random() < 0.3",
  `insert into board_run (board_id, started_at, outcome, requests, bytes)
     select id, now() - random() * interval '30 hours', case when random() < 0.3 then 'failed' else 'ok' end, 2, 300 from board where random() < 0.5`,
  "update source set enabled = not enabled where random() < 0.1",
];

test("the kept figures are those of a plain count after any writes, whether changes wait or not", async () => {
  await pool.query("insert into source (id, name) select s, s from unnest($1::text[]) s", [SOURCES]);
  for (let round = 0; round < 12; round += 1) {
    for (let n = 0; n < 3; n += 1)
      await saveTestJob(database, {
        title: "Engineer",
        company: `Company ${(round + n) % 7}`,
        hoursAgo: Math.random() * 72,
        sources: SOURCES.slice(0, 1 + (n % 3)),
      });
    for (const write of WRITES) if (Math.random() < 0.7) await pool.query(write);
    const now = new Date();
    expect(await keptStatus(now)).toEqual(await plainFigures(now));
    if (round % 3 === 0) await addFigureChanges(database);
    if (round % 4 === 3) await keepFigures(database, 0);
  }
  const { rows } = await pool.query("select count(*)::int as waiting from kept_figure_change");
  expect(rows).toEqual([{ waiting: 0 }]);
});

test("counts the boards of a burst step by step, and none of them twice", async () => {
  await pool.query("insert into board (source, token) select 'lever', 'burst-' || n from generate_series(1, 2500) n");
  await keepFigures(database, 0);
  const boards = async () => {
    const { rows } = await pool.query<{ due: number }>(
      "select count(*)::int as due from board where source = 'lever' and enabled and origin <> 'sample' and next_run_at <= now()",
    );
    return rows[0]!.due;
  };
  const due = async () => (await dueBoards(database, new Date())).get("lever");
  expect(await due()).toBe(await boards());
  await pool.query("update board set next_run_at = now() + interval '1 hour' where token like 'burst-%7'");
  expect(await due()).toBe(await boards());
  await keepFigures(database, 0);
  expect(await due()).toBe(await boards());
});

test("the sample jobs have figures of their own", async () => {
  const open = async (sample: boolean) => (await keptFigures(database, sample, { "open-jobs": null }))[0]?.count ?? 0;
  const before = await open(false);
  await saveTestJob(database, { title: "Engineer", company: "Sample", sample: true });
  expect([await open(false), await open(true)]).toEqual([before, 1]);
});

test("the comparison finds a write that no trigger has seen", async () => {
  await saveTestJob(database, { title: "Engineer", company: "Unseen" });
  await pool.query("alter table job disable trigger user");
  await pool.query("update job set closed_at = now(), closed_reason = 'unseen' where id = (select max(id) from job)");
  await pool.query("alter table job enable trigger user");
  const now = new Date();
  expect(await keptStatus(now)).not.toEqual(await plainFigures(now));
});
