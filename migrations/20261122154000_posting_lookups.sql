-- A link to a posting that someone pasted to track it, and what reading it once found. Deleted after a day. It belongs to nobody: the
-- person keeps what was found on their own desk.
create table application_posting_lookup (
  id uuid primary key default gen_random_uuid(),
  link text not null check (length(link) <= 2048),
  state text not null default 'waiting' check (state in ('waiting', 'reading', 'done')),
  -- The posting, or the problem that ended the reading.
  result jsonb,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index application_posting_lookup_by_age on application_posting_lookup (created_at);
