-- Which sources operators paused or resumed at the desk, and why. Only added to; source.enabled says how things are.
create table source_switch (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  source text not null references source (id),
  is_on boolean not null,
  reason text not null check (length(reason) between 1 and 500),
  -- Null once the operator's account is erased.
  operator_id uuid references account (id) on delete set null
);
create index source_switch_by_source on source_switch (source, id);
create index source_switch_by_operator on source_switch (operator_id);
create trigger source_switch_is_final before update or delete on source_switch
  for each row execute function moderation_event_is_final();
