-- What operators say to everybody on every page. Only added to: the last row counts, and one without words takes the notice off.
create table site_notice (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  kind text not null check (kind in ('info', 'warning')),
  words text check (length(words) between 1 and 280),
  from_at timestamptz not null,
  until_at timestamptz not null,
  -- Null once the operator's account is erased.
  operator_id uuid references account (id) on delete set null,
  check (from_at <= until_at)
);
create index site_notice_by_operator on site_notice (operator_id);
create trigger site_notice_is_final before update or delete on site_notice
  for each row execute function moderation_event_is_final();
