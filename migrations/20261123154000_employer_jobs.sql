-- People who speak for a company mark its jobs as filled and say that a board isn't the company's. Both are entries of the log of what they said.
alter table employer_change drop constraint employer_change_field_check;
alter table employer_change add constraint employer_change_field_check
  check (field in ('statement', 'website', 'filled', 'disowned')) not valid;
alter table employer_change validate constraint employer_change_field_check;
-- The job or the board that the entry is about. No foreign key: the log outlives both.
alter table employer_change add column subject_id bigint;
alter table employer_change add constraint employer_change_subject_check
  check ((field in ('filled', 'disowned')) = (subject_id is not null)) not valid;
alter table employer_change validate constraint employer_change_subject_check;
-- squawk-ignore require-concurrent-index-creation -- the table is new and empty
create index employer_change_by_subject on employer_change (field, subject_id, id desc) where subject_id is not null;

create function is_filled(job bigint) returns boolean language sql stable as $$
  select coalesce((
    select value = 'true'::jsonb from employer_change where field = 'filled' and subject_id = job order by id desc limit 1
  ), false)
$$;

-- Nobody speaks for another company's jobs.
create or replace function employer_change_needs_rights() returns trigger language plpgsql as $$
begin
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

-- A filled job stays closed, whatever its board lists.
create or replace function keep_restricted_job_closed() returns trigger language plpgsql as $$
begin
  if exists (select from restriction where target_kind = 'job' and target_id = new.id::text)
    or exists (select from restrictions_of_company(new.company_id)) then
    new.closed_at := coalesce(case when tg_op = 'UPDATE' then old.closed_at end, now());
    new.closed_reason := 'removed';
  elsif is_filled(new.id) then
    new.closed_at := coalesce(case when tg_op = 'UPDATE' then old.closed_at end, now());
    new.closed_reason := 'filled';
  end if;
  return new;
end $$;

create or replace function announce_no_restricted_job() returns trigger language plpgsql as $$
begin
  if exists (select from job where id = new.job_id and closed_reason in ('removed', 'filled')) then
    new.kind := 'changed';
  end if;
  return new;
end $$;

create function close_filled_job() returns trigger language plpgsql as $$
begin
  if new.value = 'true'::jsonb then
    with closed as (
      update job set closed_at = now(), closed_reason = 'filled', updated_at = now()
      where id = new.subject_id and closed_at is null returning id
    )
    insert into job_change (job_id, kind) select id, 'closed' from closed;
  else
    with freed as (
      update job j set closed_at = null, closed_reason = null, updated_at = now()
      where j.id = new.subject_id and j.closed_reason = 'filled'
        and exists (select from job_posting l join posting p on p.id = l.posting_id
          where l.job_id = j.id and p.closed_at is null and p.dropped_reason is null)
      returning j.id, j.closed_at
    )
    insert into job_change (job_id, kind) select id, 'reopened' from freed where closed_at is null;
  end if;
  perform pg_notify('job_change', '');
  return null;
end $$;
create trigger close_filled_job after insert on employer_change
  for each row when (new.field = 'filled') execute function close_filled_job();

-- A disowned board isn't read until an operator has looked; undoing that reads it again, unless an operator has refused it.
create function quarantine_disowned_board() returns trigger language plpgsql as $$
begin
  if new.value = 'true'::jsonb then
    update board set state = 'quarantined', enabled = false, last_error = 'A company says that this board isn’t its own.'
    where id = new.subject_id and state <> 'refused';
    perform open_moderation_case('board', id::text, source || ':' || token, 'disowned-board') from board where id = new.subject_id;
  else
    update board set state = 'candidate', enabled = true, failures = 0, last_error = null, next_run_at = now()
    where id = new.subject_id and state = 'quarantined';
    update moderation_case set decided_at = now()
    where subject_kind = 'board' and subject_id = new.subject_id::text and category = 'disowned-board' and decided_at is null;
  end if;
  return null;
end $$;
create trigger quarantine_disowned_board after insert on employer_change
  for each row when (new.field = 'disowned') execute function quarantine_disowned_board();

alter table moderation_case drop constraint moderation_case_category_check;
alter table moderation_case add constraint moderation_case_category_check check (category in (
  'illegal', 'scam', 'personal-data', 'copyright', 'not-remote', 'wrong', 'expired', 'discrimination', 'do-not-list',
  'suggested-board', 'disputed', 'abuse', 'claim', 'disowned-board'
)) not valid;
alter table moderation_case validate constraint moderation_case_category_check;
