-- Operators: accounts that decide disputes and act on reports. Only a command makes one.
create table operator (
  account_id uuid primary key references account (id) on delete cascade,
  since timestamptz not null default now()
);

-- People whom an operator has taken out of the referral network: they cannot ask, refer or write.
create table referral_suspension (
  id bigint generated always as identity primary key,
  account_id uuid not null unique references account (id) on delete cascade,
  reason text not null,
  since timestamptz not null default now()
);

-- Which referrer a report is about: the request may be another's by the time it is read.
alter table referral_report add column referrer_id bigint;
alter table referral_report add constraint referral_report_referrer_id_fkey
  foreign key (referrer_id) references referrer (id) not valid;
alter table referral_report add column measure text;
alter table referral_report add constraint referral_report_measure
  check (measure in ('dismissed', 'warned', 'suspended')) not valid;

-- Who did it, where that is an account. The log outlives the account and is only added to.
alter table referral_audit add column operator_id uuid;
alter table referral_audit add constraint referral_audit_operator_id_fkey
  foreign key (operator_id) references account (id) on delete set null not valid;
create index referral_audit_by_operator on referral_audit (operator_id);
create function referral_audit_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.id, new.at, new.action, new.detail, new.operator, new.request_id)
        is not distinct from (old.id, old.at, old.action, old.detail, old.operator, old.request_id)
        and new.operator_id is null then
      return new;
    end if;
  end if;
  raise exception 'the audit log is only added to' using errcode = 'check_violation';
end $$;
create trigger referral_audit_is_final before update or delete on referral_audit
  for each row execute function referral_audit_is_final();

create index referral_request_disputed on referral_request (state_since) where state = 'disputed';
