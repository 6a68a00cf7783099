-- The canary: one known board of each source is read once a day and compared with what it looked like before.
create table source_check (
  source text primary key references source (id),
  token text not null,
  checked_at timestamptz not null,
  outcome text not null check (outcome in ('ok', 'changed', 'empty', 'failed')),
  problem text,
  -- The fields that the last readable answer filled; the next check is compared with it.
  profile jsonb,
  -- The last change of shape, which stays after the shape is accepted.
  changes jsonb not null default '[]',
  changed_at timestamptz
);

-- Openings kept by the runs of the last day, beside what the same boards kept before. `fell_at` is set while less than half is left.
create table source_yield (
  source text primary key references source (id),
  kept_before integer not null,
  kept_now integer not null,
  checked_at timestamptz not null,
  fell_at timestamptz
);

-- When an unproven source was read live for the first time, which turned it on.
alter table source add column proven_at timestamptz;
