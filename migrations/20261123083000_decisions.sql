-- The operators' desk: everything that waits is a case, and what operators decide is a log from which the restrictions in force follow.

-- An appeal that waits; nobody who has decided the case before may read it.
alter table moderation_case add column appealed_at timestamptz;
create index moderation_case_appealed on moderation_case (appealed_at) where appealed_at is not null;

create table moderation_event (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  case_id bigint not null references moderation_case (id),
  kind text not null check (kind in ('decision', 'appeal', 'appeal-decision')),
  action text check (action in (
    'dismiss', 'resolve', 'close-job', 'hide-job', 'block-company', 'approve-board', 'refuse-board', 'uphold', 'reverse'
  )),
  -- The statement of reasons (article 17): on what it rests, and the facts in words.
  ground text check (ground in (
    'illegal', 'fraud', 'discrimination', 'personal-data', 'copyright', 'not-remote', 'inaccurate', 'closed', 'owner-asked', 'spam', 'no-breach'
  )),
  words text not null check (length(words) between 1 and 4000),
  -- What the action restricts or sets free.
  target_kind text check (target_kind in ('job', 'company')),
  target_id text,
  -- Null once the operator's account is erased, and for an appeal.
  operator_id uuid references account (id) on delete set null,
  check ((kind = 'appeal') = (action is null)),
  check ((action is null) = (ground is null)),
  check ((target_kind is null) = (target_id is null)),
  -- No restriction without what it restricts.
  check (action not in ('close-job', 'hide-job', 'block-company') or target_kind is not null),
  check (case when action in ('uphold', 'reverse') then kind = 'appeal-decision' when action = 'dismiss' then kind = 'decision' else true end)
);
create index moderation_event_by_case on moderation_event (case_id, id);
create index moderation_event_by_operator on moderation_event (operator_id);

-- What is restricted now. Only the log writes here, so that replaying it gives the same rows.
create table restriction (
  event_id bigint primary key references moderation_event (id),
  target_kind text not null check (target_kind in ('job', 'company')),
  target_id text not null,
  action text not null check (action in ('close-job', 'hide-job', 'block-company'))
);
create index restriction_by_target on restriction (target_kind, target_id);

create function moderation_event_is_final() returns trigger language plpgsql as $$
begin
  -- Erasing an operator's account only removes who it was.
  if tg_op = 'UPDATE' and new.operator_id is null
      and (to_jsonb(new) - 'operator_id') = (to_jsonb(old) - 'operator_id') then
    return new;
  end if;
  raise exception 'the log of decisions is only added to' using errcode = 'check_violation';
end $$;
create trigger moderation_event_is_final before update or delete on moderation_event
  for each row execute function moderation_event_is_final();

create function check_moderation_event() returns trigger language plpgsql as $$
begin
  if new.kind <> 'appeal' and new.operator_id is null then
    raise exception 'a decision needs its operator' using errcode = 'check_violation';
  end if;
  if new.kind = 'appeal-decision' and exists (
    select from moderation_event e where e.case_id = new.case_id and e.kind <> 'appeal' and e.operator_id = new.operator_id
  ) then
    raise exception 'an appeal is decided by another operator' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_moderation_event before insert on moderation_event
  for each row execute function check_moderation_event();

create function apply_moderation_event() returns trigger language plpgsql as $$
begin
  if new.action in ('close-job', 'hide-job', 'block-company') then
    insert into restriction (event_id, target_kind, target_id, action)
    values (new.id, new.target_kind, new.target_id, new.action);
  elsif new.action = 'reverse' then
    -- What another case restricts stays.
    delete from restriction where event_id in (select id from moderation_event where case_id = new.case_id);
  end if;
  update moderation_case set
    decided_at = case when new.kind = 'appeal' then decided_at else coalesce(decided_at, now()) end,
    appealed_at = case when new.kind = 'appeal' then now() end
  where id = new.case_id;
  return null;
end $$;
create trigger apply_moderation_event after insert on moderation_event
  for each row execute function apply_moderation_event();

create function restriction_follows_log() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'restrictions follow from the log of decisions' using errcode = 'check_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger restriction_follows_log before insert or update or delete on restriction
  for each row execute function restriction_follows_log();

-- A restricted job is closed, whatever its board says, and search follows job_change.
create function keep_restricted_job_closed() returns trigger language plpgsql as $$
begin
  if exists (
    select from restriction where target_kind = 'job' and target_id = new.id::text
    union all select from restriction where target_kind = 'company' and target_id = new.company_id::text
  ) then
    new.closed_at := coalesce(case when tg_op = 'UPDATE' then old.closed_at end, now());
    new.closed_reason := 'removed';
  end if;
  return new;
end $$;
create trigger keep_restricted_job_closed before insert or update of closed_at, company_id on job
  for each row when (new.closed_at is null) execute function keep_restricted_job_closed();

-- A board's run announces what it opens; what stays closed must not be announced.
create function announce_no_restricted_job() returns trigger language plpgsql as $$
begin
  if exists (select from job where id = new.job_id and closed_reason = 'removed') then
    new.kind := 'changed';
  end if;
  return new;
end $$;
create trigger announce_no_restricted_job before insert on job_change
  for each row when (new.kind in ('opened', 'reopened')) execute function announce_no_restricted_job();

create function close_restricted_jobs() returns trigger language plpgsql as $$
begin
  with closed as (
    update job set closed_at = now(), closed_reason = 'removed', updated_at = now()
    where closed_at is null and case new.target_kind
      when 'job' then id = new.target_id::bigint else company_id = new.target_id::bigint end
    returning id
  )
  insert into job_change (job_id, kind) select id, 'closed' from closed;
  perform pg_notify('job_change', '');
  return null;
end $$;
create trigger close_restricted_jobs after insert on restriction
  for each row execute function close_restricted_jobs();

-- A job opens again if a posting of it is still open.
create function reopen_freed_jobs() returns trigger language plpgsql as $$
begin
  with freed as (
    update job j set closed_at = null, closed_reason = null, updated_at = now()
    where j.closed_reason = 'removed' and case old.target_kind
      when 'job' then j.id = old.target_id::bigint else j.company_id = old.target_id::bigint end
      and exists (select from job_posting jp join posting p on p.id = jp.posting_id
        where jp.job_id = j.id and p.closed_at is null and p.dropped_reason is null)
    returning j.id, j.closed_at
  )
  insert into job_change (job_id, kind) select id, 'reopened' from freed where closed_at is null;
  perform pg_notify('job_change', '');
  return null;
end $$;
create trigger reopen_freed_jobs after delete on restriction
  for each row execute function reopen_freed_jobs();

-- Other things that wait for an operator are cases too, for as long as they wait.
create function open_moderation_case(about_kind text, about_id text, title text, why text) returns void language sql as $$
  insert into moderation_case (subject_kind, subject_id, subject_title, category) values (about_kind, about_id, title, why)
  on conflict (subject_kind, subject_id, category) where decided_at is null do nothing
$$;
-- Only those without a notice: somebody waits for the decision of the others.
create function close_moderation_case(about_kind text, about_id text) returns void language sql as $$
  update moderation_case c set decided_at = now()
  where c.subject_kind = about_kind and c.subject_id = about_id and c.decided_at is null
    and not exists (select from notice n where n.case_id = c.id)
$$;
create function category_of_report(reason text) returns text language sql immutable as $$
  select case reason when 'closed' then 'expired' when 'not-remote' then 'not-remote' when 'scam' then 'scam' else 'wrong' end
$$;

create function case_of_job_report() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform open_moderation_case('job', new.job_id::text, j.title || ' at ' || c.name, category_of_report(new.reason))
    from job j join company c on c.id = j.company_id where j.id = new.job_id;
  elsif not exists (select from job_report r where r.job_id = new.job_id and r.answered_at is null) then
    perform close_moderation_case('job', new.job_id::text);
  end if;
  return null;
end $$;
create trigger case_of_job_report after insert or update of answered_at on job_report
  for each row execute function case_of_job_report();

create function case_of_board() returns trigger language plpgsql as $$
begin
  if new.state = 'pending' then
    perform open_moderation_case('board', new.id::text, new.source || ':' || new.token, 'suggested-board');
  else
    perform close_moderation_case('board', new.id::text);
  end if;
  return null;
end $$;
create trigger case_of_new_board after insert on board for each row when (new.state = 'pending') execute function case_of_board();
create trigger case_of_board after update of state on board
  for each row when ((old.state = 'pending') <> (new.state = 'pending')) execute function case_of_board();

create function case_of_dispute() returns trigger language plpgsql as $$
begin
  if new.state = 'disputed' then
    perform open_moderation_case('dispute', new.id::text, j.title || ' at ' || c.name, 'disputed')
    from job j join company c on c.id = j.company_id where j.id = new.job_id;
  else
    perform close_moderation_case('dispute', new.id::text);
  end if;
  return null;
end $$;
create trigger case_of_dispute after update of state on referral_request
  for each row when ((old.state = 'disputed') <> (new.state = 'disputed')) execute function case_of_dispute();

create function case_of_referral_report() returns trigger language plpgsql as $$
begin
  if new.resolved_at is null then
    perform open_moderation_case('report', new.id::text, 'A ' || new.about || ' in a referral', 'abuse');
  else
    perform close_moderation_case('report', new.id::text);
  end if;
  return null;
end $$;
create trigger case_of_referral_report after insert or update of resolved_at on referral_report
  for each row execute function case_of_referral_report();

-- What waits already.
select open_moderation_case('job', r.job_id::text, j.title || ' at ' || c.name, category_of_report(r.reason))
from job_report r join job j on j.id = r.job_id join company c on c.id = j.company_id where r.answered_at is null;
select open_moderation_case('board', id::text, source || ':' || token, 'suggested-board') from board where state = 'pending';
select open_moderation_case('dispute', r.id::text, j.title || ' at ' || c.name, 'disputed')
from referral_request r join job j on j.id = r.job_id join company c on c.id = j.company_id where r.state = 'disputed';
select open_moderation_case('report', id::text, 'A ' || about || ' in a referral', 'abuse') from referral_report where resolved_at is null;
