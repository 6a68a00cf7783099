-- Whom operators looked up, and why. Only added to.
create table operator_look_up (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  kind text not null check (kind in ('person', 'job')),
  reason text not null check (length(reason) between 1 and 500),
  -- Who was found; null for a job, for nobody, and once that account is erased.
  account_id uuid references account (id) on delete set null,
  found boolean not null,
  -- Null once the operator's account is erased.
  operator_id uuid references account (id) on delete set null
);
create index operator_look_up_by_account on operator_look_up (account_id);
create index operator_look_up_by_operator on operator_look_up (operator_id);

create function operator_look_up_is_final() returns trigger language plpgsql as $$
begin
  -- Erasing an account only removes who it was.
  if tg_op = 'UPDATE' and (new.operator_id is null or new.operator_id = old.operator_id)
      and (new.account_id is null or new.account_id = old.account_id)
      and (to_jsonb(new) - 'operator_id' - 'account_id') = (to_jsonb(old) - 'operator_id' - 'account_id') then
    return new;
  end if;
  raise exception 'the log of look-ups is only added to' using errcode = 'check_violation';
end $$;
create trigger operator_look_up_is_final before update or delete on operator_look_up
  for each row execute function operator_look_up_is_final();
