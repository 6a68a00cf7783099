-- Searches that a person has saved under a name, and how often to hear of new jobs that they find. Clients make the ids, so a repeated call
-- changes nothing.
create table saved_search (
  account_id uuid not null references account (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 100),
  -- What the search asks for, without what it leaves open, so that a new filter changes no stored search.
  filters json not null,
  -- SHA-256 of the filters in canonical form: equal for searches that find the same jobs, which are matched once.
  filters_hash bytea not null check (length(filters_hash) = 32),
  sort_by text,
  frequency text not null check (frequency in ('off', 'at-once', 'daily', 'weekly')),
  paused_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Since when its filters are these: only jobs that come later are news.
  filters_since timestamptz not null default now(),
  primary key (account_id, id)
);
create index saved_search_by_filters on saved_search (filters_hash);
