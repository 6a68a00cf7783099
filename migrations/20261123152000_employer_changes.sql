-- What people say for a company. Only added to: what holds is the last entry of each field, and undoing one adds the value before it.
create table employer_change (
  id bigint generated always as identity primary key,
  company_id bigint not null references company (id) on delete cascade,
  -- Who said it; the claim keeps no account once that is erased.
  claim_id bigint not null references employer_claim (id),
  field text not null check (field in ('statement', 'website')),
  -- Null takes back what was said.
  value jsonb,
  -- What held before, no matter who said it.
  before jsonb,
  -- The entry that this one undoes.
  undoes_id bigint references employer_change (id),
  created_at timestamptz not null default now()
);
create index employer_change_by_field on employer_change (company_id, field, id desc);
create index employer_change_by_claim on employer_change (claim_id);
create index employer_change_by_undone on employer_change (undoes_id);

create function employer_change_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'what employers said is only added to' using errcode = 'check_violation';
end $$;
create trigger employer_change_is_final before update on employer_change
  for each row execute function employer_change_is_final();

-- Nobody says anything for a company without rights at that moment.
create function employer_change_needs_rights() returns trigger language plpgsql as $$
begin
  if not exists (
    select from employer_claim k where k.id = new.claim_id and k.company_id = new.company_id and k.approved_at is not null
      and k.ended_at is null and k.account_id is not null and holds_proofs(k.id)
  ) then
    raise exception 'only people who speak for the company change it' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger employer_change_needs_rights before insert on employer_change
  for each row execute function employer_change_needs_rights();
