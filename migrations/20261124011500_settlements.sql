-- The decision about a dispute is a line of the log like any other, so that the person it goes against gets the reasons and can appeal.
-- So is lifting a suspension from referrals.
alter table moderation_event drop constraint moderation_event_action_check;
alter table moderation_event add constraint moderation_event_action_check check (action in (
  'dismiss', 'resolve', 'close-job', 'hide-job', 'block-company', 'approve-board', 'refuse-board', 'uphold', 'reverse',
  'block-board', 'block-domain', 'block-name', 'hold-job', 'release-job', 'approve-claim', 'refuse-claim',
  'warn', 'suspend', 'lift-suspension', 'undo-change', 'correct-field', 'approve-post', 'refuse-post', 'allow-change', 'end-claim',
  'suspend-referrals', 'lift-referral-suspension', 'settle-confirmed', 'settle-refunded'
)) not valid;
alter table moderation_event validate constraint moderation_event_action_check;
alter table moderation_event drop constraint moderation_event_ground_check;
alter table moderation_event add constraint moderation_event_ground_check check (ground in (
  'illegal', 'fraud', 'discrimination', 'personal-data', 'copyright', 'not-remote', 'inaccurate', 'closed', 'owner-asked', 'spam', 'conduct',
  'unproved', 'referral-made', 'no-breach'
)) not valid;
alter table moderation_event validate constraint moderation_event_ground_check;
alter table moderation_event drop constraint moderation_event_person_check;
alter table moderation_event add constraint moderation_event_person_check
  check (case when action in ('warn', 'suspend', 'suspend-referrals', 'lift-suspension', 'lift-referral-suspension')
      then target_kind is not distinct from 'person'
    -- Nobody is left to whom a settlement does harm once the account is erased.
    when action in ('settle-confirmed', 'settle-refunded') then coalesce(target_kind, 'person') = 'person'
    when action in ('undo-change', 'allow-change') then target_kind is not distinct from 'change'
    when action = 'end-claim' then target_kind is not distinct from 'claim' else true end) not valid;
alter table moderation_event validate constraint moderation_event_person_check;

-- The command line decides disputes and lifts suspensions too, and has no account.
create or replace function check_moderation_event() returns trigger language plpgsql as $$
begin
  if new.kind in ('decision', 'appeal-decision') and new.operator_id is null and not (new.kind = 'decision' and (
    new.action = 'lift-referral-suspension'
    or exists (select from moderation_case where id = new.case_id and subject_kind in ('report', 'dispute')))) then
    raise exception 'a decision needs its operator' using errcode = 'check_violation';
  end if;
  if new.kind = 'appeal-decision' and exists (
    select from moderation_event e where e.case_id = new.case_id and e.kind <> 'appeal' and e.operator_id = new.operator_id
  ) then
    raise exception 'an appeal is decided by another operator' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- The table has one row per thing that waited for an operator.
-- squawk-ignore require-concurrent-index-creation
create index moderation_case_of_dispute on moderation_case (subject_id) where subject_kind = 'dispute';

-- An appeal can turn what a dispute ended in.
insert into referral_transition (from_state, to_state) values ('confirmed', 'refunded'), ('refunded', 'confirmed');

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
    if old.state in ('disputed', 'confirmed', 'refunded') and new.state in ('confirmed', 'refunded') and 'settle-' || new.state is distinct from (
      select e.action from moderation_case c join moderation_event e on e.case_id = c.id
      where c.subject_kind = 'dispute' and c.subject_id = new.id::text and e.action in ('settle-confirmed', 'settle-refunded')
      order by e.id desc limit 1) then
      raise exception 'a dispute ends by a decision' using errcode = 'check_violation';
    end if;
    new.state_changed_at := now();
  end if;
  return new;
end $$;

-- After an appeal, a spent credit is returned or a returned one spent, each once at most.
alter table referral_credit drop constraint referral_credit_kind_check;
alter table referral_credit add constraint referral_credit_kind_check
  check (kind in ('grant', 'hold', 'release', 'spend', 'return', 'charge')) not valid;
alter table referral_credit validate constraint referral_credit_kind_check;
alter table referral_credit add constraint referral_credit_return_check
  check (kind <> 'return' or (free = 1 and held = 0 and spent = -1)) not valid;
alter table referral_credit validate constraint referral_credit_return_check;
alter table referral_credit add constraint referral_credit_charge_check
  check (kind <> 'charge' or (free = -1 and held = 0 and spent = 1)) not valid;
alter table referral_credit validate constraint referral_credit_charge_check;
-- Both indexes begin empty: no such entry exists yet.
-- squawk-ignore require-concurrent-index-creation
create unique index referral_credit_one_return on referral_credit (request_id) where kind = 'return';
-- squawk-ignore require-concurrent-index-creation
create unique index referral_credit_one_charge on referral_credit (request_id) where kind = 'charge';
