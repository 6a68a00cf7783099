-- What search engines are still to be told about jobs that opened or closed. `cursor` is the place in the sequence of job changes up to
-- which an engine's pings are queued; `sent_today` counts against its daily quota.
create table search_engine (
  id text primary key check (id in ('google', 'indexnow')),
  cursor text not null,
  sent_day timestamptz not null default date_trunc('day', now()),
  sent_today integer not null default 0 check (sent_today >= 0)
);

-- The latest news of a job replaces older news that wasn't sent yet.
create table search_engine_ping (
  engine text not null references search_engine (id),
  job_id bigint not null references job (id),
  kind text not null check (kind in ('opened', 'closed')),
  created_at timestamptz not null default now(),
  primary key (engine, job_id)
);
-- Closed jobs first: a result that leads to a closed job wastes a reader's time.
create index search_engine_ping_next on search_engine_ping (engine, kind, created_at desc);
