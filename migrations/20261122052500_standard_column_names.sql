-- Gives columns the words of docs/glossary.md. Web and worker of the version before must be stopped: they know the old names.

-- Safe here: one release renames and uses the columns, and no process of another version runs beside it.
-- squawk-ignore-file renaming-column

alter table job_posting rename column leads to is_primary;
alter index job_posting_one_lead rename to job_posting_one_primary;
alter table posting rename column misses to missed_runs;

alter table job_change rename column at to created_at;
alter table job_edit rename column at to created_at;
alter table job_report rename column at to created_at;

alter table outbox_mail rename column sealed to encrypted_data;
alter table outbox_mail rename column dead_at to abandoned_at;

alter table referrer rename column shown_name to display_name;
alter table referral_request rename column state_since to state_changed_at;
alter table referral_request rename column asked_at to created_at;
alter table referral_request rename column wave to offer_round;
alter table referral_offer rename column wave to offer_round;
alter table referral_event rename column at to created_at;
alter table referral_message rename column at to created_at;
alter table referral_credit rename column at to created_at;
alter table referral_report rename column at to created_at;
alter table referral_audit rename column at to created_at;
alter table referral_block rename column at to created_at;
alter table referral_block rename column other_id to blocked_id;
alter index referral_block_by_other rename to referral_block_by_blocked;

-- Indexes, constraints and the conditions of triggers follow a rename; the bodies of functions don't.
create or replace function referral_request_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'offered' then
      raise exception 'a referral request begins as offered, not %', new.state using errcode = 'check_violation';
    end if;
  elsif new.state <> old.state then
    if not exists (select 1 from referral_transition where from_state = old.state and to_state = new.state) then
      raise exception 'a referral request cannot go from % to %', old.state, new.state using errcode = 'check_violation';
    end if;
    new.state_changed_at := now();
  end if;
  return new;
end $$;

create or replace function referral_forget_work_address() returns trigger language plpgsql as $$
begin
  if new.message = 'referrer-code' and (new.sent_at is not null or new.abandoned_at is not null) then
    new.to_address := '';
    new.to_name := '';
    new.encrypted_data := null;
  end if;
  return new;
end $$;

create or replace function referral_audit_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.id, new.created_at, new.action, new.detail, new.operator, new.request_id)
        is not distinct from (old.id, old.created_at, old.action, old.detail, old.operator, old.request_id)
        and new.operator_id is null then
      return new;
    end if;
  end if;
  raise exception 'the audit log is only added to' using errcode = 'check_violation';
end $$;
