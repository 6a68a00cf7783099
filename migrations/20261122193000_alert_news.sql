-- News of the jobs that a person has saved, each once: that the pay is another, that people of their country can be hired now, that it is open
-- again. `value` says what it changed to: the same change is never told again.
create table alert_news (
  account_id uuid not null references account (id) on delete cascade,
  job_id bigint not null references job (id) on delete cascade,
  kind text not null check (kind in ('pay', 'open-to-you', 'reopened')),
  value text not null,
  found_at timestamptz not null default now(),
  due_at timestamptz not null,
  -- When it was mailed, or wasn't true any more when it was due.
  settled_at timestamptz,
  primary key (account_id, job_id, kind, value)
);
create index alert_news_waiting on alert_news (account_id, due_at) where settled_at is null;
create index alert_news_by_job on alert_news (job_id);
