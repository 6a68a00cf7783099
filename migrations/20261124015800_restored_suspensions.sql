-- A suspension that outlived an account is stated again to the person who proves the address again. Who decided it isn't known any more.
create or replace function check_moderation_event() returns trigger language plpgsql as $$
begin
  if new.kind in ('decision', 'appeal-decision') and new.operator_id is null and not (new.kind = 'decision' and (
    new.action in ('suspend-referrals', 'lift-referral-suspension')
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
