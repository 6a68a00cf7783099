-- Pictures of employers, sources as shared queues, and what the operator's view counts by time.

-- One row per employer whose picture was looked for. `webp` is what we made of it; the original is not kept.
create table company_logo (
  company_id bigint primary key references company (id),
  source_url text not null,
  hash text check (hash ~ '^[0-9a-f]{16}$'),
  webp bytea,
  width integer,
  height integer,
  failures integer not null default 0,
  last_error text,
  next_try_at timestamptz not null,
  checked_at timestamptz,
  check ((hash is null) = (webp is null) and (hash is null) = (width is null) and (hash is null) = (height is null))
);
create index company_logo_due on company_logo (next_try_at);

alter table source
  -- The worker that reads this source; one at a time, so that a host sees one pace and not one per worker.
  add column lease_owner text,
  add column lease_until timestamptz,
  -- The source's only host asked to be left alone until then.
  add column held_until timestamptz;

create index board_run_by_time on board_run (started_at);
create index job_by_first_seen on job (first_seen_at);
create index job_by_closing on job (closed_at) where closed_at is not null;
