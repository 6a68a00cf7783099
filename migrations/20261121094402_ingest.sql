-- What ingest keeps beside the core tables: shrink and death of boards, company keys, buckets of same openings, live workers.

alter table board
  -- Rules that read the payload behind `payload_hash`; newer rules read an unchanged payload again.
  add column rules_version integer,
  -- Failures in a row that said "no such board".
  add column gone_count integer not null default 0,
  add column dead_since timestamptz,
  -- Since when, and how many, while the board answers with implausibly few postings.
  add column shrunk_since timestamptz,
  add column shrunk_count integer;
create index board_due_by_source on board (source, next_run_at) where enabled;

alter table posting
  -- Taken from the facts; a posting past it closes without another run.
  add column closes_at timestamptz;
create index posting_missed on posting (board_id) where closed_at is null and misses > 0;
create index posting_closing on posting (closes_at) where closed_at is null and closes_at is not null;

-- Every name and domain a company is known by (`name:acme`, `domain:acme.com`).
create table company_key (
  key text primary key,
  company_id bigint not null references company (id)
);
create index company_key_by_company on company_key (company_id);

alter table job
  -- With the company this is the bucket in which postings of one opening meet.
  add column title_key text not null default '',
  -- Hash of what the merge made; an equal one means nothing to write and nothing to announce.
  add column content_hash bytea;
create index job_bucket on job (company_id, title_key);
create index job_sample_open on job (id) where sample and closed_at is null;

create index job_change_by_xid on job_change (xid);

-- Worker processes that live, so that what a dead one held can be given back within a minute.
create table worker (
  id text primary key,
  queue_worker_ids text[] not null default '{}',
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
