-- Marks order cases, three reports of a scam hold a job for a day, and boards, domains and names can be kept off the site.

-- What about a job is typical of scams, in words.
alter table moderation_case add column marks text[] not null default '{}';

alter table moderation_event drop constraint moderation_event_kind_check;
alter table moderation_event add constraint moderation_event_kind_check
  check (kind in ('decision', 'appeal', 'appeal-decision', 'hold', 'release')) not valid;
alter table moderation_event validate constraint moderation_event_kind_check;
alter table moderation_event drop constraint moderation_event_action_check;
alter table moderation_event add constraint moderation_event_action_check check (action in (
  'dismiss', 'resolve', 'close-job', 'hide-job', 'block-company', 'approve-board', 'refuse-board', 'uphold', 'reverse',
  'block-board', 'block-domain', 'block-name', 'hold-job', 'release-job'
)) not valid;
alter table moderation_event validate constraint moderation_event_action_check;
alter table moderation_event drop constraint moderation_event_target_kind_check;
alter table moderation_event add constraint moderation_event_target_kind_check
  check (target_kind in ('job', 'company', 'board', 'domain', 'name')) not valid;
alter table moderation_event validate constraint moderation_event_target_kind_check;
-- Only a program holds and releases, and it does nothing else.
alter table moderation_event add constraint moderation_event_hold_check
  check ((kind = 'hold') = (action is not distinct from 'hold-job') and (kind = 'release') = (action is not distinct from 'release-job'))
  not valid;
alter table moderation_event validate constraint moderation_event_hold_check;
alter table moderation_event add constraint moderation_event_target_check
  check (action not in ('block-board', 'block-domain', 'block-name', 'hold-job', 'release-job') or target_kind is not null) not valid;
alter table moderation_event validate constraint moderation_event_target_check;

alter table restriction drop constraint restriction_target_kind_check;
alter table restriction add constraint restriction_target_kind_check
  check (target_kind in ('job', 'company', 'board', 'domain', 'name')) not valid;
alter table restriction validate constraint restriction_target_kind_check;
alter table restriction drop constraint restriction_action_check;
alter table restriction add constraint restriction_action_check check (action in (
  'close-job', 'hide-job', 'block-company', 'block-board', 'block-domain', 'block-name', 'hold-job'
)) not valid;
alter table restriction validate constraint restriction_action_check;

create or replace function check_moderation_event() returns trigger language plpgsql as $$
begin
  if new.kind in ('decision', 'appeal-decision') and new.operator_id is null then
    raise exception 'a decision needs its operator' using errcode = 'check_violation';
  end if;
  if new.kind = 'appeal-decision' and exists (
    select from moderation_event e where e.case_id = new.case_id and e.kind <> 'appeal' and e.operator_id = new.operator_id
  ) then
    raise exception 'an appeal is decided by another operator' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace function apply_moderation_event() returns trigger language plpgsql as $$
begin
  if new.action in ('close-job', 'hide-job', 'block-company', 'block-board', 'block-domain', 'block-name', 'hold-job') then
    insert into restriction (event_id, target_kind, target_id, action)
    values (new.id, new.target_kind, new.target_id, new.action);
  elsif new.action = 'reverse' then
    -- What another case restricts stays.
    delete from restriction where event_id in (select id from moderation_event where case_id = new.case_id);
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

create function host_of(address text) returns text language sql immutable as $$
  select lower(substring(address from '^[a-zA-Z]+://(?:[^/?#@]*@)?([^/:?#]+)'))
$$;
-- A name with * for any letters, as a pattern of LIKE in lower case.
create function like_of(name text) returns text language sql immutable as $$
  select replace(regexp_replace(lower(name), '([\\%_])', '\\\1', 'g'), '*', '%')
$$;
create function is_under_domain(address text, domain text) returns boolean language sql immutable as $$
  select coalesce(host_of(address) = domain or right(host_of(address), length(domain) + 1) = '.' || domain, false)
$$;

-- The restrictions of a company besides those of its boards: a refused board is never read.
create function restrictions_of_company(about bigint) returns setof restriction language sql stable as $$
  select r.* from restriction r where r.target_kind = 'company' and r.target_id = about::text
  union all
  select r.* from restriction r join company c on c.id = about
  where r.target_kind = 'domain' and is_under_domain(c.website, r.target_id)
    or r.target_kind = 'name' and lower(c.name) like like_of(r.target_id)
$$;
create function companies_restricted_by(kind text, target text) returns setof bigint language sql stable as $$
  select case when kind = 'company' then target::bigint end where kind = 'company'
  union all select id from company where kind = 'domain' and is_under_domain(website, target)
  union all select id from company where kind = 'name' and lower(name) like like_of(target)
$$;

create or replace function keep_restricted_job_closed() returns trigger language plpgsql as $$
begin
  if exists (select from restriction where target_kind = 'job' and target_id = new.id::text)
    or exists (select from restrictions_of_company(new.company_id)) then
    new.closed_at := coalesce(case when tg_op = 'UPDATE' then old.closed_at end, now());
    new.closed_reason := 'removed';
  end if;
  return new;
end $$;

create function close_removed_jobs(ids bigint[]) returns void language plpgsql as $$
begin
  with closed as (
    update job set closed_at = now(), closed_reason = 'removed', updated_at = now()
    where closed_at is null and id = any(ids) returning id
  )
  insert into job_change (job_id, kind) select id, 'closed' from closed;
  perform pg_notify('job_change', '');
end $$;

create function restricted_board_id(target text) returns bigint language sql stable as $$
  select id from board where source = split_part(target, ':', 1) and token = substring(target from position(':' in target) + 1)
$$;

create or replace function close_restricted_jobs() returns trigger language plpgsql as $$
begin
  if new.target_kind = 'job' then
    perform close_removed_jobs(array[new.target_id::bigint]);
  elsif new.target_kind = 'board' then
    update board set state = 'refused', enabled = false, last_error = 'An operator blocked this board.'
    where id = restricted_board_id(new.target_id);
    update posting set closed_at = now(), closed_reason = 'removed' where board_id = restricted_board_id(new.target_id) and closed_at is null;
    perform close_removed_jobs(array(
      select jp.job_id from posting p join job_posting jp on jp.posting_id = p.id where p.board_id = restricted_board_id(new.target_id)
        and not exists (select from job_posting other join posting o on o.id = other.posting_id
          where other.job_id = jp.job_id and o.closed_at is null and o.dropped_reason is null)));
  else
    perform close_removed_jobs(array(
      select id from job where company_id in (select companies_restricted_by(new.target_kind, new.target_id)) and closed_at is null));
  end if;
  return null;
end $$;

create or replace function reopen_freed_jobs() returns trigger language plpgsql as $$
begin
  if old.target_kind = 'board' then
    -- Its next run opens what it lists.
    update board set state = 'candidate', enabled = true, failures = 0, last_error = null, next_run_at = now()
    where id = restricted_board_id(old.target_id) and state = 'refused';
    return null;
  end if;
  with freed as (
    update job j set closed_at = null, closed_reason = null, updated_at = now()
    where j.closed_reason = 'removed'
      and (j.id = case when old.target_kind = 'job' then old.target_id::bigint end
        or j.company_id in (select companies_restricted_by(old.target_kind, old.target_id)))
      and exists (select from job_posting jp join posting p on p.id = jp.posting_id
        where jp.job_id = j.id and p.closed_at is null and p.dropped_reason is null)
    returning j.id, j.closed_at
  )
  insert into job_change (job_id, kind) select id, 'reopened' from freed where closed_at is null;
  perform pg_notify('job_change', '');
  return null;
end $$;

-- A blocked board stays refused when somebody finds it again.
create function keep_blocked_board_refused() returns trigger language plpgsql as $$
begin
  if exists (select from restriction where target_kind = 'board' and target_id = new.source || ':' || new.token) then
    new.state := 'refused';
    new.enabled := false;
  end if;
  return new;
end $$;
create trigger keep_blocked_board_refused before insert or update of state, enabled on board
  for each row when (new.enabled or new.state <> 'refused') execute function keep_blocked_board_refused();

-- A company's website can become known long after its jobs.
create function close_jobs_of_known_company() returns trigger language plpgsql as $$
begin
  if exists (select from restrictions_of_company(new.id)) then
    perform close_removed_jobs(array(select id from job where company_id = new.id and closed_at is null));
  end if;
  return null;
end $$;
create trigger close_jobs_of_known_company after update of website, name on company
  for each row when (old.website is distinct from new.website or old.name <> new.name)
  execute function close_jobs_of_known_company();

-- The same text under another company's name is a mark.
-- squawk-ignore require-concurrent-index-creation
create index job_by_text on job (md5(text)) where closed_at is null;
