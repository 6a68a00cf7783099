-- Operators correct fields of jobs. What holds follows from the log, like restrictions, and runs of boards keep it.
alter table moderation_event add column correction jsonb;
alter table moderation_event drop constraint moderation_event_action_check;
alter table moderation_event add constraint moderation_event_action_check check (action in (
  'dismiss', 'resolve', 'close-job', 'hide-job', 'block-company', 'approve-board', 'refuse-board', 'uphold', 'reverse',
  'block-board', 'block-domain', 'block-name', 'hold-job', 'release-job', 'approve-claim', 'refuse-claim',
  'warn', 'suspend', 'lift-suspension', 'undo-change', 'correct-field'
)) not valid;
alter table moderation_event validate constraint moderation_event_action_check;
alter table moderation_event add constraint moderation_event_correction_check
  check ((action is not distinct from 'correct-field') = (correction is not null)
    and (correction is null or target_kind is not distinct from 'job')) not valid;
alter table moderation_event validate constraint moderation_event_correction_check;

-- The last row of a field holds; a value of null means what the posting says.
create table job_correction (
  event_id bigint primary key references moderation_event (id),
  job_id bigint not null,
  field text not null check (field in ('title', 'countries', 'salary', 'levels', 'employmentType', 'visaSponsorship')),
  value jsonb
);
create index job_correction_by_job on job_correction (job_id, field, event_id desc);
create trigger job_correction_follows_log before insert or update or delete on job_correction
  for each row execute function restriction_follows_log();

create function apply_correction() returns trigger language plpgsql as $$
begin
  if new.action = 'correct-field' then
    insert into job_correction (event_id, job_id, field, value)
    values (new.id, new.target_id::bigint, new.correction->>'field', nullif(new.correction->'value', 'null'::jsonb));
  else
    delete from job_correction where event_id in (select id from moderation_event where case_id = new.case_id);
  end if;
  return null;
end $$;
create trigger apply_correction after insert on moderation_event
  for each row when (new.action in ('correct-field', 'reverse')) execute function apply_correction();

create or replace function affected_by(event moderation_event) returns setof uuid language sql stable as $$
  select people_of_company(c.id) from (select companies_of_target(event.target_kind, event.target_id) as id) c
  where event.action in (
    'close-job', 'hide-job', 'hold-job', 'block-company', 'block-board', 'block-domain', 'block-name', 'undo-change', 'correct-field'
  )
  union select a.id from account a where event.target_kind = 'person' and a.id = case when event.target_kind = 'person' then event.target_id::uuid end
  union select k.account_id from moderation_case m join employer_claim k on k.id = case when m.subject_kind = 'claim' then m.subject_id::bigint end
  where m.id = event.case_id and event.action = 'refuse-claim' and k.account_id is not null
  -- A company hears that we read on a board that it disowned.
  union select people_of_company(d.company_id) from moderation_case m, lateral (
    select distinct on (company_id) company_id, value from employer_change
    where field = 'disowned' and subject_id = case when m.category = 'disowned-board' then m.subject_id::bigint end
    order by company_id, id desc) d
  where m.id = event.case_id and event.action = 'approve-board' and d.value = 'true'::jsonb
  union select s.account_id from statement_of_reasons s join moderation_event e on e.id = s.event_id
  where e.case_id = event.case_id and event.kind <> 'appeal' and s.account_id is not null
$$;
