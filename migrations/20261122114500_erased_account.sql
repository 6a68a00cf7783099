-- The random ids of erased accounts, so that a restored backup doesn't bring them back. Nothing else in the database refers to them.
create table erased_account (
  account_id uuid primary key,
  erased_at timestamptz not null default now()
);
create index erased_account_erased_at on erased_account (erased_at);
