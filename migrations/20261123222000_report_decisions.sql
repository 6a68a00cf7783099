-- A decision about a report of a referral is a line of the log like any other, so that its person gets the reasons and can appeal.
alter table moderation_event drop constraint moderation_event_action_check;
alter table moderation_event add constraint moderation_event_action_check check (action in (
  'dismiss', 'resolve', 'close-job', 'hide-job', 'block-company', 'approve-board', 'refuse-board', 'uphold', 'reverse',
  'block-board', 'block-domain', 'block-name', 'hold-job', 'release-job', 'approve-claim', 'refuse-claim',
  'warn', 'suspend', 'lift-suspension', 'undo-change', 'correct-field', 'approve-post', 'refuse-post', 'allow-change', 'end-claim',
  'suspend-referrals'
)) not valid;
alter table moderation_event validate constraint moderation_event_action_check;
alter table moderation_event drop constraint moderation_event_person_check;
alter table moderation_event add constraint moderation_event_person_check
  check (case when action in ('warn', 'suspend', 'suspend-referrals', 'lift-suspension') then target_kind is not distinct from 'person'
    when action in ('undo-change', 'allow-change') then target_kind is not distinct from 'change'
    when action = 'end-claim' then target_kind is not distinct from 'claim' else true end) not valid;
alter table moderation_event validate constraint moderation_event_person_check;

-- The command line decides reports too, and has no account.
create or replace function check_moderation_event() returns trigger language plpgsql as $$
begin
  if new.kind in ('decision', 'appeal-decision') and new.operator_id is null and not (new.kind = 'decision' and exists (
    select from moderation_case where id = new.case_id and subject_kind = 'report')) then
    raise exception 'a decision needs its operator' using errcode = 'check_violation';
  end if;
  if new.kind = 'appeal-decision' and exists (
    select from moderation_event e where e.case_id = new.case_id and e.kind <> 'appeal' and e.operator_id = new.operator_id
  ) then
    raise exception 'an appeal is decided by another operator' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- The decision that suspended somebody, whose reversal ends it. Null for what was decided before, and for a suspension that outlived an account.
alter table referral_suspension add column event_id bigint;
alter table referral_suspension add constraint referral_suspension_event_id_fkey
  foreign key (event_id) references moderation_event (id) not valid;
alter table referral_suspension validate constraint referral_suspension_event_id_fkey;
-- The table has one row per suspended person.
-- squawk-ignore require-concurrent-index-creation
create index referral_suspension_by_event on referral_suspension (event_id);
