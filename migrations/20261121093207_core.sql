-- Sources, boards, runs, postings, jobs and the change sequence. Invariants are constraints first.

create table source (
  id text primary key,
  name text not null,
  enabled boolean not null default true
);

create table board (
  id bigint generated always as identity primary key,
  source text not null references source (id),
  token text not null check (token <> ''),
  company_name text,
  origin text not null default 'manual' check (origin in ('manual', 'import', 'starter', 'discovered', 'sample')),
  state text not null default 'live' check (state in ('candidate', 'live', 'dead')),
  enabled boolean not null default true,
  etag text,
  last_modified text,
  payload_hash bytea,
  next_run_at timestamptz not null default now(),
  interval_s integer not null default 3600 check (interval_s > 0),
  lease_owner text,
  lease_until timestamptz,
  failures integer not null default 0,
  last_good_count integer,
  last_run_at timestamptz,
  last_success_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  unique (source, token)
);
create index board_due on board (next_run_at) where enabled and state <> 'dead';

create table board_run (
  id bigint generated always as identity primary key,
  board_id bigint not null references board (id),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  outcome text check (outcome in ('ok', 'unchanged', 'implausible', 'changed-shape', 'failed')),
  seen integer not null default 0,
  kept integer not null default 0,
  dropped jsonb not null default '{}',
  changed integer not null default 0,
  opened integer not null default 0,
  closed integer not null default 0,
  reopened integer not null default 0,
  requests integer not null default 0,
  bytes bigint not null default 0,
  ms integer,
  error text
);
create index board_run_by_board on board_run (board_id, id desc);

create table company (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name text not null,
  domains text[] not null default '{}',
  website text,
  linkedin text,
  logo_source_url text,
  employee_strength text,
  size_value text,
  industries text[] not null default '{}',
  sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table posting (
  id bigint generated always as identity primary key,
  board_id bigint not null references board (id),
  external_id text not null check (external_id <> ''),
  url text not null,
  content_hash bytea not null,
  -- Which normalising rules read it; a newer version reads it again.
  rules_version integer not null,
  -- Why it is not published (not-remote, hybrid, …); null for a kept posting.
  dropped_reason text,
  raw jsonb,
  facts jsonb,
  posted_at timestamptz,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- Complete, plausible runs in a row that did not hold it, and when the first of them was.
  misses integer not null default 0,
  first_missed_at timestamptz,
  closed_at timestamptz,
  closed_reason text,
  times_reopened integer not null default 0,
  unique (board_id, external_id),
  check (dropped_reason is not null or facts is not null),
  check ((closed_at is null) = (closed_reason is null))
);

create table job (
  id bigint generated always as identity primary key,
  slug text not null,
  company_id bigint not null references company (id),
  title text not null,
  summary text not null,
  description text not null,
  text text not null,
  location text not null,
  eligibility jsonb not null,
  remote_evidence text not null,
  roles text[] not null default '{}',
  job_profile text,
  levels text[] not null default '{}',
  employment_type text,
  salary jsonb,
  salary_yearly_usd double precision,
  education text,
  tech_stack text[] not null default '{}',
  industries text[] not null default '{}',
  company_size text,
  employee_strength text,
  url text not null,
  evidence jsonb not null default '{}',
  posted_at timestamptz not null,
  posted_at_is_first_seen boolean not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  closed_at timestamptz,
  closed_reason text,
  sample boolean not null default false,
  updated_at timestamptz not null default now(),
  check ((closed_at is null) = (closed_reason is null))
);
create index job_by_company on job (company_id);
create index job_open on job (posted_at desc) where closed_at is null;

create table job_posting (
  posting_id bigint primary key references posting (id),
  job_id bigint not null references job (id),
  leads boolean not null default false,
  -- Why this posting was taken for that job.
  evidence text not null
);
create index job_posting_by_job on job_posting (job_id);
create unique index job_posting_one_lead on job_posting (job_id) where leads;

-- The sequence that search, alerts and feeds follow. `xid` lets a reader wait for transactions still in flight, so that
-- a change that commits late is never skipped.
create table job_change (
  seq bigint generated always as identity primary key,
  job_id bigint not null references job (id),
  kind text not null check (kind in ('opened', 'changed', 'closed', 'reopened')),
  at timestamptz not null default now(),
  xid xid8 not null default pg_current_xact_id()
);
create index job_change_by_job on job_change (job_id, seq desc);
