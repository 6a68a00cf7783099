-- The figures of the status are kept as the catalogue changes, so that nothing counts every job or board to show them. A change appends rows to
-- `kept_figure_change`, for which no two writers wait, and a task adds them to the totals step by step. A figure is its total and what still waits.

create table kept_figure (
  -- What is counted; the functions below name it.
  figure text not null,
  sample boolean not null,
  source text not null default '',
  -- Why postings were dropped.
  detail text not null default '',
  -- Start of the ten minutes, the hour or the day; -infinity for figures of now.
  at timestamptz not null default '-infinity',
  count bigint not null,
  -- Of runs.
  failed bigint not null default 0,
  requests bigint not null default 0,
  bytes bigint not null default 0,
  primary key (figure, sample, at, source, detail)
);

create table kept_figure_change (
  id bigint generated always as identity primary key,
  figure text not null,
  sample boolean not null,
  source text not null default '',
  detail text not null default '',
  at timestamptz not null default '-infinity',
  -- The company of an open job, or the scheduled board.
  item bigint not null default 0,
  count bigint not null,
  failed bigint not null default 0,
  requests bigint not null default 0,
  bytes bigint not null default 0
);

-- Open jobs by company. The figure `companies` counts those that have any.
create table kept_company (
  company_id bigint not null,
  sample boolean not null,
  open_jobs bigint not null,
  primary key (company_id, sample)
);

-- The figure `due` counts the boards whose next run is at this moment or before; later ones are read from the index.
create table kept_horizon (
  only_row boolean primary key default true check (only_row),
  at timestamptz not null,
  board_id bigint not null
);

-- What the board's last successful run returned, which outlives the run.
alter table board
  add column read_seen integer not null default 0,
  add column read_kept integer not null default 0,
  add column read_dropped jsonb not null default '{}';

update board b set read_seen = r.seen, read_kept = r.kept, read_dropped = r.dropped
from (select distinct on (board_id) board_id, seen, kept, dropped from board_run where outcome in ('ok', 'unchanged')
  order by board_id, id desc) r
where r.board_id = b.id;

create index board_scheduled on board (next_run_at, id) where enabled and origin <> 'sample';
create index board_planned_of_source on board (source, next_run_at) where enabled and origin <> 'sample';
create index board_success_of_source on board (source, last_success_at) where enabled;
create index board_leased on board (lease_until) where lease_until is not null;

-- What one job adds to the figures.
create function job_figures(company_id bigint, sources text[], first_seen_at timestamptz, closed_at timestamptz)
returns table (figure text, source text, at timestamptz, item bigint) language sql stable as $$
  select 'open-jobs', '', '-infinity'::timestamptz, 0::bigint where closed_at is null
  union all select 'source-jobs', s, '-infinity', 0 from unnest(sources) s where closed_at is null
  union all select 'company-jobs', '', '-infinity', company_id where closed_at is null
  union all select 'closed-jobs', '', '-infinity', 0 where closed_at is not null
  union all select 'opened', '', date_bin('10 minutes', first_seen_at, timestamptz '2000-01-01 00:00Z'), 0
  union all select 'opened-day', '', date_trunc('day', first_seen_at, 'UTC'), 0
  union all select 'closed', '', date_bin('10 minutes', closed_at, timestamptz '2000-01-01 00:00Z'), 0 where closed_at is not null
  union all select 'closed-day', '', date_trunc('day', closed_at, 'UTC'), 0 where closed_at is not null
$$;

-- What one board adds to them.
create function board_figures(b board)
returns table (figure text, detail text, at timestamptz, item bigint, count bigint) language sql stable as $$
  select f.figure, '', '-infinity'::timestamptz, 0::bigint, f.count
  from (values
    ('boards', 1::bigint),
    ('dead-boards', (b.state = 'dead')::int),
    ('failing-boards', (b.failures > 0 and b.state <> 'dead')::int),
    ('directory-boards', (b.origin in ('directory', 'starter'))::int),
    ('directory-boards-read', (b.origin in ('directory', 'starter') and b.last_run_at is not null)::int),
    ('seen', b.read_seen),
    ('kept', b.read_kept)
  ) as f (figure, count)
  where b.enabled and f.count <> 0
  union all select 'dropped', d.key, '-infinity', 0, d.value::bigint from jsonb_each_text(b.read_dropped) d where b.enabled
  union all select 'scheduled', '', b.next_run_at, b.id, 1 where b.enabled and b.origin <> 'sample'
$$;

create function note_job_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into kept_figure_change (figure, sample, source, at, item, count)
    select f.figure, j.sample, f.source, f.at, f.item, count(*)
    from added j cross join lateral job_figures(j.company_id, j.sources, j.first_seen_at, j.closed_at) f
    group by f.figure, j.sample, f.source, f.at, f.item;
  elsif tg_op = 'DELETE' then
    insert into kept_figure_change (figure, sample, source, at, item, count)
    select f.figure, j.sample, f.source, f.at, f.item, -count(*)
    from removed j cross join lateral job_figures(j.company_id, j.sources, j.first_seen_at, j.closed_at) f
    group by f.figure, j.sample, f.source, f.at, f.item;
  else
    insert into kept_figure_change (figure, sample, source, at, item, count)
    select f.figure, j.sample, f.source, f.at, f.item, sum(j.sign)
    from (
      select 1 as sign, sample, company_id, sources, first_seen_at, closed_at from added
      union all select -1, sample, company_id, sources, first_seen_at, closed_at from removed) j
    cross join lateral job_figures(j.company_id, j.sources, j.first_seen_at, j.closed_at) f
    group by f.figure, j.sample, f.source, f.at, f.item having sum(j.sign) <> 0;
  end if;
  return null;
end $$;
create trigger job_added_figures after insert on job referencing new table as added
  for each statement execute function note_job_figures();
create trigger job_changed_figures after update on job referencing old table as removed new table as added
  for each statement execute function note_job_figures();
create trigger job_removed_figures after delete on job referencing old table as removed
  for each statement execute function note_job_figures();

create function note_added_board_figures() returns trigger language plpgsql as $$
begin
  insert into kept_figure_change (figure, sample, source, detail, at, item, count)
  select f.figure, b.origin = 'sample', b.source, f.detail, f.at, f.item, sum(f.count)
  from added a join board b on b.id = a.id cross join lateral board_figures(b) f
  group by f.figure, b.origin = 'sample', b.source, f.detail, f.at, f.item;
  return null;
end $$;
create function note_board_figures() returns trigger language plpgsql as $$
begin
  insert into kept_figure_change (figure, sample, source, detail, at, item, count)
  select c.figure, c.sample, c.source, c.detail, c.at, c.item, sum(c.count)
  from (
    select f.*, old.origin = 'sample' as sample, old.source from (select figure, detail, at, item, -count as count from board_figures(old)) f
    union all
    select f.*, new.origin = 'sample', new.source from (select figure, detail, at, item, count from board_figures(new)) f) c
  group by c.figure, c.sample, c.source, c.detail, c.at, c.item having sum(c.count) <> 0;
  return null;
end $$;
create trigger board_added_figures after insert on board referencing new table as added
  for each statement execute function note_added_board_figures();
-- Claims and their renewals change none of the figures.
create trigger board_changed_figures after update on board for each row
when ((old.source, old.origin, old.enabled, old.state, old.failures > 0, old.last_run_at is null, old.next_run_at, old.read_seen, old.read_kept,
    old.read_dropped)
  is distinct from (new.source, new.origin, new.enabled, new.state, new.failures > 0, new.last_run_at is null, new.next_run_at, new.read_seen,
    new.read_kept, new.read_dropped))
execute function note_board_figures();
create trigger board_removed_figures after delete on board for each row execute function note_board_figures();

create function note_run_figures() returns trigger language plpgsql as $$
begin
  insert into kept_figure_change (figure, sample, source, at, count, failed, requests, bytes)
  select 'runs', b.origin = 'sample', b.source, date_trunc('hour', r.started_at, 'UTC'), count(*),
    count(*) filter (where r.outcome = 'failed'), sum(r.requests), sum(r.bytes)
  from added r join board b on b.id = r.board_id group by 1, 2, 3, 4;
  return null;
end $$;
create trigger board_run_added_figures after insert on board_run referencing new table as added
  for each statement execute function note_run_figures();

-- The totals of what is stored already.
insert into kept_figure (figure, sample, source, at, count)
select f.figure, j.sample, f.source, f.at, count(*)
from job j cross join lateral job_figures(j.company_id, j.sources, j.first_seen_at, j.closed_at) f
where f.figure <> 'company-jobs' and (f.figure not in ('opened', 'closed') or f.at >= now() - interval '2 days')
group by f.figure, j.sample, f.source, f.at;
insert into kept_company (company_id, sample, open_jobs)
select company_id, sample, count(*) from job where closed_at is null group by company_id, sample;
insert into kept_figure (figure, sample, count) select 'companies', sample, count(*) from kept_company group by sample;
insert into kept_figure (figure, sample, source, detail, count)
select f.figure, b.origin = 'sample', b.source, f.detail, sum(f.count)
from board b cross join lateral board_figures(b) f where f.figure <> 'scheduled' group by 1, 2, 3, 4;
insert into kept_figure (figure, sample, source, count)
select 'due', false, source, count(*) from board where enabled and origin <> 'sample' and next_run_at <= now() group by source;
-- An empty database gets the row from the first step of the task.
insert into kept_horizon (at, board_id) select now(), 9223372036854775807 where exists (select from board);
insert into kept_figure (figure, sample, source, at, count, failed, requests, bytes)
select 'runs', b.origin = 'sample', b.source, date_trunc('hour', r.started_at, 'UTC'), count(*),
  count(*) filter (where r.outcome = 'failed'), sum(r.requests), sum(r.bytes)
from board_run r join board b on b.id = r.board_id
where r.started_at >= now() - interval '2 days' group by 1, 2, 3, 4;
