-- How far matching has read the changes of jobs. One row, whose lock says which process matches.
create table alert_progress (
  only_row boolean primary key default true check (only_row),
  cursor text not null,
  matched_at timestamptz not null default now()
);

-- When a person wants to hear of new jobs, and when their next mail is due: null while nothing waits.
create table alert_setting (
  account_id uuid primary key references account (id) on delete cascade,
  hour integer not null default 8 check (hour between 0 and 23),
  -- Monday is 1.
  weekday integer not null default 1 check (weekday between 1 and 7),
  time_zone text not null default 'UTC',
  quiet_from integer check (quiet_from between 0 and 23),
  quiet_to integer check (quiet_to between 0 and 23),
  due_at timestamptz,
  last_mail_at timestamptz,
  constraint alert_setting_quiet_whole check (num_nonnulls(quiet_from, quiet_to) in (0, 2))
);
create index alert_setting_due on alert_setting (due_at) where due_at is not null;

-- Each job that any saved search of a person has found, once: nobody hears of a job twice, whatever finds it.
create table alert_job (
  account_id uuid not null references account (id) on delete cascade,
  job_id bigint not null references job (id) on delete cascade,
  -- The saved search that found it first. It may have been deleted since.
  search_id uuid not null,
  found_at timestamptz not null default now(),
  due_at timestamptz not null,
  -- When it was mailed, or counted in a mail as one of more.
  settled_at timestamptz,
  primary key (account_id, job_id)
);
create index alert_job_waiting on alert_job (account_id, due_at) where settled_at is null;
create index alert_job_by_job on alert_job (job_id);
create index saved_search_by_update on saved_search (updated_at);
