-- Everybody whom a decision affects gets a statement of reasons, operators warn and suspend people, and undo what employers said.

-- Operators open cases themselves, also about a person.
alter table moderation_case add column opened_because text check (length(opened_because) between 1 and 500);
alter table moderation_case drop constraint moderation_case_subject_kind_check;
alter table moderation_case add constraint moderation_case_subject_kind_check
  check (subject_kind in ('job', 'company', 'message', 'page', 'board', 'dispute', 'report', 'claim', 'person')) not valid;
alter table moderation_case validate constraint moderation_case_subject_kind_check;
alter table moderation_case drop constraint moderation_case_category_check;
alter table moderation_case add constraint moderation_case_category_check check (category in (
  'illegal', 'scam', 'personal-data', 'copyright', 'not-remote', 'wrong', 'expired', 'discrimination', 'do-not-list',
  'suggested-board', 'disputed', 'abuse', 'claim', 'disowned-board', 'operator'
)) not valid;
alter table moderation_case validate constraint moderation_case_category_check;

-- Until when a suspension lasts; null until somebody lifts it.
alter table moderation_event add column ends_at timestamptz;
alter table moderation_event drop constraint moderation_event_action_check;
alter table moderation_event add constraint moderation_event_action_check check (action in (
  'dismiss', 'resolve', 'close-job', 'hide-job', 'block-company', 'approve-board', 'refuse-board', 'uphold', 'reverse',
  'block-board', 'block-domain', 'block-name', 'hold-job', 'release-job', 'approve-claim', 'refuse-claim',
  'warn', 'suspend', 'lift-suspension', 'undo-change'
)) not valid;
alter table moderation_event validate constraint moderation_event_action_check;
alter table moderation_event drop constraint moderation_event_target_kind_check;
alter table moderation_event add constraint moderation_event_target_kind_check
  check (target_kind in ('job', 'company', 'board', 'domain', 'name', 'person', 'change')) not valid;
alter table moderation_event validate constraint moderation_event_target_kind_check;
alter table moderation_event add constraint moderation_event_person_check
  check (case when action in ('warn', 'suspend', 'lift-suspension') then target_kind is not distinct from 'person'
    when action = 'undo-change' then target_kind is not distinct from 'change' else true end) not valid;
alter table moderation_event validate constraint moderation_event_person_check;
alter table moderation_event add constraint moderation_event_ends_check
  check (ends_at is null or action is not distinct from 'suspend') not valid;
alter table moderation_event validate constraint moderation_event_ends_check;
alter table moderation_event drop constraint moderation_event_ground_check;
alter table moderation_event add constraint moderation_event_ground_check check (ground in (
  'illegal', 'fraud', 'discrimination', 'personal-data', 'copyright', 'not-remote', 'inaccurate', 'closed', 'owner-asked', 'spam', 'conduct',
  'unproved', 'no-breach'
)) not valid;
alter table moderation_event validate constraint moderation_event_ground_check;

alter table restriction add column ends_at timestamptz;
alter table restriction drop constraint restriction_target_kind_check;
alter table restriction add constraint restriction_target_kind_check
  check (target_kind in ('job', 'company', 'board', 'domain', 'name', 'person')) not valid;
alter table restriction validate constraint restriction_target_kind_check;
alter table restriction drop constraint restriction_action_check;
alter table restriction add constraint restriction_action_check check (action in (
  'close-job', 'hide-job', 'block-company', 'block-board', 'block-domain', 'block-name', 'hold-job', 'suspend'
)) not valid;
alter table restriction validate constraint restriction_action_check;

create or replace function apply_moderation_event() returns trigger language plpgsql as $$
begin
  if new.action in ('close-job', 'hide-job', 'block-company', 'block-board', 'block-domain', 'block-name', 'hold-job', 'suspend') then
    insert into restriction (event_id, target_kind, target_id, action, ends_at)
    values (new.id, new.target_kind, new.target_id, new.action, new.ends_at);
  elsif new.action = 'reverse' then
    -- What another case restricts stays.
    delete from restriction where event_id in (select id from moderation_event where case_id = new.case_id);
  elsif new.action = 'lift-suspension' then
    delete from restriction where action = 'suspend' and target_kind = 'person' and target_id = new.target_id;
  end if;
  -- A decision ends the hold that waited for it, after it has restricted what it restricts.
  if new.kind in ('release', 'decision', 'appeal-decision') then
    delete from restriction where action = 'hold-job'
      and event_id in (select id from moderation_event where case_id = new.case_id and kind = 'hold');
  end if;
  if new.kind not in ('hold', 'release') then
    update moderation_case set
      decided_at = case when new.kind = 'appeal' then decided_at else coalesce(decided_at, now()) end,
      appealed_at = case when new.kind = 'appeal' then now() end
    where id = new.case_id;
  end if;
  return null;
end $$;

-- A suspension that is over counts for nothing from that moment on, though its row stays.
create function is_suspended(account uuid) returns boolean language sql stable as $$
  select exists (
    select from restriction where target_kind = 'person' and target_id = account::text and (ends_at is null or ends_at > now())
  )
$$;

-- A suspended person speaks for no company.
create or replace function holds_proofs(claim bigint) returns boolean language sql stable as $$
  select count(*) >= 2 and not exists (select from employer_claim k where k.id = claim and is_suspended(k.account_id))
  from employer_proof where claim_id = claim and expires_at > now()
$$;

-- The decision of an operator who undid what an employer said, or reversed that.
alter table employer_change add column event_id bigint;
alter table employer_change add constraint employer_change_event_id_fkey foreign key (event_id) references moderation_event (id) not valid;
alter table employer_change validate constraint employer_change_event_id_fkey;
create index employer_change_by_event on employer_change (event_id) where event_id is not null;

create or replace function employer_change_needs_rights() returns trigger language plpgsql as $$
begin
  if new.event_id is not null then
    if not exists (select from moderation_event where id = new.event_id and action in ('undo-change', 'reverse')) then
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

-- Who gets the reasons of which line of the log. The line itself says what and why.
create table statement_of_reasons (
  id bigint generated always as identity primary key,
  event_id bigint not null references moderation_event (id),
  -- Null once the account is erased.
  account_id uuid references account (id) on delete set null,
  created_at timestamptz not null default now(),
  -- Null until its mail is written.
  mailed_at timestamptz
);
create unique index statement_of_reasons_once on statement_of_reasons (event_id, account_id);
create index statement_of_reasons_by_account on statement_of_reasons (account_id);
create index statement_of_reasons_unmailed on statement_of_reasons (id) where mailed_at is null;

create function people_of_company(company bigint) returns setof uuid language sql stable as $$
  select k.account_id from employer_claim k where k.company_id = company and k.approved_at is not null and k.ended_at is null
    and k.account_id is not null and holds_proofs(k.id)
$$;

create function companies_of_target(kind text, target text) returns setof bigint language sql stable as $$
  select company_id from job where id = case when kind = 'job' then target::bigint end
  union select company_id from archived_job where id = case when kind = 'job' then target::bigint end
  union select company_id from employer_change where id = case when kind = 'change' then target::bigint end
  union select companies_restricted_by(kind, target)
  union select j.company_id from posting p join job_posting l on l.posting_id = p.id join job j on j.id = l.job_id
    where p.board_id = case when kind = 'board' then restricted_board_id(target) end
$$;

-- Whom a line of the log affects: the people who speak for a company at that moment, the person it is about, and the people of a case who
-- got reasons before.
create function affected_by(event moderation_event) returns setof uuid language sql stable as $$
  select people_of_company(c.id) from (select companies_of_target(event.target_kind, event.target_id) as id) c
  where event.action in ('close-job', 'hide-job', 'hold-job', 'block-company', 'block-board', 'block-domain', 'block-name', 'undo-change')
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

create function state_reasons() returns trigger language plpgsql as $$
begin
  insert into statement_of_reasons (event_id, account_id) select new.id, affected_by(new);
  return null;
end $$;
create trigger state_reasons after insert on moderation_event
  for each row when (new.kind <> 'appeal') execute function state_reasons();

-- Operators find jobs by words, whatever became of them.
-- squawk-ignore require-concurrent-index-creation
create index job_by_title_words on job using gin (to_tsvector('simple', title));
