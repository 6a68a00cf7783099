-- What a person says once about themselves for every search: where they live, when they work, what they never want to see.
create table search_setting (
  account_id uuid primary key references account (id) on delete cascade,
  -- `json`, not `jsonb`: it is only ever read whole, and keeps every text a person may type.
  settings json not null,
  updated_at timestamptz not null default now()
);
