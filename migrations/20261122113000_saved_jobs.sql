-- Jobs that a person has saved. A removed one stays for a while, so that a wish made earlier on another device, and sent later, is
-- known to be the older one.
create table saved_job (
  account_id uuid not null references account (id) on delete cascade,
  job_id bigint not null references job (id),
  saved_at timestamptz not null,
  -- When the person last wished it saved or removed: the last wish wins, in whatever order wishes arrive.
  wished_at timestamptz not null,
  removed_at timestamptz,
  -- The job as the person last knew it, and since when: when they saved it, or when they last confirmed its changes.
  snapshot jsonb not null,
  snapshot_at timestamptz not null,
  primary key (account_id, job_id),
  check (saved_at <= wished_at)
);
create index saved_job_removed_at on saved_job (removed_at) where removed_at is not null;
