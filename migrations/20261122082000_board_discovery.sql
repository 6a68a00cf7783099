-- Where a discovered board was found, and what becomes of one that fails, waits for an operator, speaks for another company or has moved.
-- A board that is pending, refused or moved is disabled.
alter table board drop constraint board_state_check;
alter table board add constraint board_state_check
  check (state in ('candidate', 'pending', 'live', 'quarantined', 'refused', 'moved', 'dead')) not valid;
alter table board validate constraint board_state_check;
alter table board
  add column discovered_by text
    check (discovered_by in ('apply-link', 'careers-page', 'common-crawl', 'sitemap', 'hacker-news', 'pasted')),
  -- The page or list, without query and personal data.
  add column discovered_from text check (length(discovered_from) <= 200),
  -- The member who pasted the link; forgotten with the account.
  add column discovered_by_account uuid,
  add column moved_to bigint;
alter table board add constraint board_discovered_by_account_fkey
  foreign key (discovered_by_account) references account on delete set null not valid;
alter table board validate constraint board_discovered_by_account_fkey;
alter table board add constraint board_moved_to_fkey foreign key (moved_to) references board not valid;
alter table board validate constraint board_moved_to_fkey;
create index board_by_discoverer on board (discovered_by_account) where discovered_by_account is not null;
create index board_pending on board (created_at) where state = 'pending';
create index board_moved on board (moved_to) where moved_to is not null;

-- A link that someone pasted, and what reading it once found. Deleted after a day.
create table board_lookup (
  id uuid primary key default gen_random_uuid(),
  link text not null check (length(link) <= 2048),
  -- Null for a guest.
  account_id uuid references account on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'reading', 'done')),
  -- The preview, or the problem that ended the reading.
  result jsonb,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index board_lookup_by_account on board_lookup (account_id) where account_id is not null;
create index board_lookup_by_age on board_lookup (created_at);

-- How far a list that takes many requests has been read, so that the next round resumes there.
create table board_discovery (
  method text not null check (method in ('common-crawl', 'sitemap')),
  source text not null references source (id),
  position text not null,
  updated_at timestamptz not null default now(),
  primary key (method, source)
);

-- When a company's own website was last searched for its boards.
create table company_careers (
  company_id bigint primary key references company (id) on delete cascade,
  checked_at timestamptz not null,
  next_check_at timestamptz not null,
  failures integer not null default 0
);
create index company_careers_due on company_careers (next_check_at);
