-- What an operator undid of what people said for a company can't be said again until an operator allows it.
alter table moderation_event drop constraint moderation_event_action_check;
alter table moderation_event add constraint moderation_event_action_check check (action in (
  'dismiss', 'resolve', 'close-job', 'hide-job', 'block-company', 'approve-board', 'refuse-board', 'uphold', 'reverse',
  'block-board', 'block-domain', 'block-name', 'hold-job', 'release-job', 'approve-claim', 'refuse-claim',
  'warn', 'suspend', 'lift-suspension', 'undo-change', 'correct-field', 'approve-post', 'refuse-post', 'allow-change', 'end-claim'
)) not valid;
alter table moderation_event validate constraint moderation_event_action_check;
alter table moderation_event drop constraint moderation_event_target_kind_check;
alter table moderation_event add constraint moderation_event_target_kind_check
  check (target_kind in ('job', 'company', 'board', 'domain', 'name', 'person', 'change', 'claim')) not valid;
alter table moderation_event validate constraint moderation_event_target_kind_check;
alter table moderation_event drop constraint moderation_event_person_check;
alter table moderation_event add constraint moderation_event_person_check
  check (case when action in ('warn', 'suspend', 'lift-suspension') then target_kind is not distinct from 'person'
    when action in ('undo-change', 'allow-change') then target_kind is not distinct from 'change'
    when action = 'end-claim' then target_kind is not distinct from 'claim' else true end) not valid;
alter table moderation_event validate constraint moderation_event_person_check;
-- The log is short: it has one line per decision of a person.
-- squawk-ignore require-concurrent-index-creation
create index moderation_event_allowed on moderation_event (target_id) where action = 'allow-change';

-- What operators undid and nobody has allowed since. A reversal allows what its case undid. `closes`: undoing it closed the post.
create function undone_changes(company bigint)
returns table (change_id bigint, field text, subject_id bigint, value jsonb, closes boolean, undone_at timestamptz) language sql stable as $$
  select x.id, x.field, x.subject_id, x.before, x.field = 'post' and x.value is null, x.created_at
  from employer_change x join moderation_event e on e.id = x.event_id
  where x.company_id = company and e.action = 'undo-change'
    and not exists (select from moderation_event r where r.case_id = e.case_id and r.id > e.id and r.action = 'reverse')
    and not exists (select from moderation_event a where a.action = 'allow-change' and a.target_id = x.id::text)
  union all
  -- A board that we read on although the company disowned it.
  select d.id, d.field, d.subject_id, d.value, false, e.created_at
  from employer_change d, lateral (
    select e.action, e.created_at from moderation_case m join moderation_event e on e.case_id = m.id
    where m.subject_kind = 'board' and m.subject_id = d.subject_id::text and m.category = 'disowned-board'
      and e.kind in ('decision', 'appeal-decision') and e.action <> 'uphold' and e.created_at >= d.created_at
    order by e.id desc limit 1) e
  where d.company_id = company and d.field = 'disowned' and d.value = 'true'::jsonb and e.action = 'approve-board'
    and not exists (
      select from employer_change o where o.field = 'disowned' and o.company_id = d.company_id and o.subject_id = d.subject_id
        and o.value = 'true'::jsonb and o.id > d.id)
    and not exists (select from moderation_event a where a.action = 'allow-change' and a.target_id = d.id::text)
$$;

-- Taking something back is always possible. A post that an operator closed stays closed whatever it says, and what it said can't be another post.
create function is_undone(company bigint, about text, subject bigint, said jsonb) returns boolean language sql stable as $$
  select said is not null and exists (
    select from undone_changes(company) u where u.field = about and case about
      when 'post' then u.value = said or u.closes and u.subject_id = subject
      else u.value = said and u.subject_id is not distinct from subject end)
$$;

create function refuse_undone_change() returns trigger language plpgsql as $$
begin
  if is_undone(new.company_id, new.field, new.subject_id, new.value) then
    raise exception 'an operator undid this' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger refuse_undone_change before insert on employer_change
  for each row when (new.event_id is null and new.value is not null) execute function refuse_undone_change();

-- An operator ends the rights of somebody who speaks for a company.
alter table employer_claim drop constraint employer_claim_ended_reason_check;
alter table employer_claim add constraint employer_claim_ended_reason_check
  check (ended_reason in ('withdrawn', 'refused', 'removed', 'suspended', 'operator')) not valid;
alter table employer_claim validate constraint employer_claim_ended_reason_check;

create or replace function employer_change_needs_rights() returns trigger language plpgsql as $$
begin
  if new.event_id is not null then
    if not exists (select from moderation_event where id = new.event_id and action in ('undo-change', 'end-claim', 'reverse')) then
      raise exception 'an operator changes what an employer said by a decision' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if not exists (
    select from employer_claim k where k.id = new.claim_id and k.company_id = new.company_id and k.approved_at is not null
      and k.ended_at is null and k.account_id is not null and holds_proofs(k.id)
  ) then
    raise exception 'only people who speak for the company change it' using errcode = 'check_violation';
  end if;
  if new.field = 'filled' and not exists (select from job where id = new.subject_id and company_id = new.company_id)
    or new.field = 'disowned' and not exists (
      select from posting p join job_posting l on l.posting_id = p.id join job j on j.id = l.job_id
      where p.board_id = new.subject_id and j.company_id = new.company_id) then
    raise exception 'this is no job or board of the company' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace function affected_by(event moderation_event) returns setof uuid language sql stable as $$
  select people_of_company(c.id) from (select companies_of_target(event.target_kind, event.target_id) as id) c
  where event.action in (
    'close-job', 'hide-job', 'hold-job', 'block-company', 'block-board', 'block-domain', 'block-name', 'undo-change', 'allow-change',
    'correct-field'
  )
  union select a.id from account a where event.target_kind = 'person' and a.id = case when event.target_kind = 'person' then event.target_id::uuid end
  union select k.account_id from moderation_case m join employer_claim k on k.id = case when m.subject_kind = 'claim' then m.subject_id::bigint end
  where m.id = event.case_id and event.action = 'refuse-claim' and k.account_id is not null
  union select k.account_id from employer_claim k
  where event.action = 'end-claim' and k.id = case when event.target_kind = 'claim' then event.target_id::bigint end and k.account_id is not null
  union select k.account_id from moderation_case m
    join employer_post p on p.id = case when m.subject_kind = 'post' then m.subject_id::bigint end
    join employer_claim k on k.id = p.claim_id
  where m.id = event.case_id and event.action = 'refuse-post' and k.account_id is not null
  -- A company hears that we read on a board that it disowned.
  union select people_of_company(d.company_id) from moderation_case m, lateral (
    select distinct on (company_id) company_id, value from employer_change
    where field = 'disowned' and subject_id = case when m.category = 'disowned-board' then m.subject_id::bigint end
    order by company_id, id desc) d
  where m.id = event.case_id and event.action = 'approve-board' and d.value = 'true'::jsonb
  union select s.account_id from statement_of_reasons s join moderation_event e on e.id = s.event_id
  where e.case_id = event.case_id and event.kind <> 'appeal' and s.account_id is not null
$$;
