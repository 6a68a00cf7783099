-- The first reading of the directory's boards: one row at most. A row without imported_at is an import that was cut off.
create table first_reading (
  only_row boolean primary key default true check (only_row),
  part text not null check (part in ('starter', 'all')),
  started_at timestamptz not null default now(),
  imported_at timestamptz,
  ended_at timestamptz,
  -- Counted every few seconds by the workers, so that nobody else has to.
  boards integer not null default 0,
  boards_read integer not null default 0,
  jobs integer not null default 0,
  counted_at timestamptz
);

-- While a worker reaches no host. Older workers leave the columns empty.
alter table worker
  add column offline_since timestamptz,
  add column next_attempt_at timestamptz,
  add column offline_reason text;
