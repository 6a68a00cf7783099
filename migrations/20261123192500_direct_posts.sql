-- Jobs that employers post here themselves, where no board of theirs lists them.

alter table board drop constraint board_origin_check;
alter table board add constraint board_origin_check
  check (origin in ('manual', 'import', 'starter', 'directory', 'discovered', 'sample', 'employer')) not valid;
alter table board validate constraint board_origin_check;

create table employer_post (
  id bigint generated always as identity primary key,
  company_id bigint not null references company (id) on delete cascade,
  -- Who posted it, and is asked whether it's still open.
  claim_id bigint not null references employer_claim (id),
  -- What was typed last, with a number that grows with each change, and how the rules read the one with this number.
  draft jsonb not null,
  draft_no int not null default 1,
  reading jsonb,
  read_no int not null default 0,
  -- What was sent, with its number; null for a draft.
  content jsonb,
  content_no int not null default 0,
  approved_at timestamptz,
  refused_at timestamptz,
  closed_at timestamptz,
  -- Set when it's approved, and moved by each answer that it's still open.
  expires_at timestamptz,
  -- How often its person was asked since the last answer.
  asked int not null default 0,
  -- What of it is on the site: the number of its content and the version of the rules that read it. Null while it isn't listed.
  shown_no int,
  shown_rules int,
  posting_id bigint references posting (id) on delete set null,
  created_at timestamptz not null default now(),
  check ((content is null) = (content_no = 0)),
  check (approved_at is null or refused_at is null),
  check (approved_at is null or content is not null and expires_at is not null),
  check ((shown_no is null) = (shown_rules is null))
);
create index employer_post_by_company on employer_post (company_id);
create index employer_post_by_claim on employer_post (claim_id);
create index employer_post_by_posting on employer_post (posting_id);
create index employer_post_unread on employer_post (id) where read_no < draft_no;
-- Those that are listed or may become so.
create index employer_post_alive on employer_post (expires_at) where approved_at is not null and closed_at is null or shown_no is not null;

-- When the last person who speaks for a company loses the right to, or lost it. A suspended person has none from that moment on.
create function employer_rights_end(company bigint) returns timestamptz language sql stable as $$
  select max(least(p.expires_at, k.ended_at)) from employer_claim k, lateral (
    select expires_at from employer_proof where claim_id = k.id and expires_at is not null order by expires_at desc offset 1 limit 1) p
  where k.company_id = company and k.approved_at is not null and k.account_id is not null
    and (k.ended_reason is null or k.ended_reason in ('withdrawn', 'removed')) and not is_suspended(k.account_id)
$$;

-- Where a post stands follows from what happened, so that nothing has to move it when its time comes. The days of grace let people renew a
-- proof before their jobs close.
create function state_of_post(post employer_post) returns text language sql stable as $$
  select case
    when post.content is null then 'draft'
    when post.refused_at is not null then 'refused'
    when post.closed_at is not null then 'closed'
    when post.approved_at is null then 'waiting'
    when post.expires_at <= now() then 'ended'
    -- An operator has blocked what the company posts.
    when exists (select from board where source = 'direct' and token = post.company_id::text and state <> 'live') then 'paused'
    when coalesce(employer_rights_end(post.company_id), '-infinity') + interval '7 days' <= now() then 'paused'
    else 'listed' end
$$;

-- What people post for a company is an entry of the log of what they said.
alter table employer_change drop constraint employer_change_field_check;
alter table employer_change add constraint employer_change_field_check
  check (field in ('statement', 'website', 'logo', 'filled', 'disowned', 'post')) not valid;
alter table employer_change validate constraint employer_change_field_check;
alter table employer_change drop constraint employer_change_subject_check;
alter table employer_change add constraint employer_change_subject_check
  check ((field in ('filled', 'disowned', 'post')) = (subject_id is not null)) not valid;
alter table employer_change validate constraint employer_change_subject_check;

create function employer_change_about_own_post() returns trigger language plpgsql as $$
begin
  if not exists (select from employer_post where id = new.subject_id and company_id = new.company_id) then
    raise exception 'this is no post of the company' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger employer_change_about_own_post before insert on employer_change
  for each row when (new.field = 'post') execute function employer_change_about_own_post();

-- Does what an entry says: a content is sent, null closes the post. What was approved stays so when it changes, a company with an approved post
-- needs no operator for another one, and a refused one waits again. Days that aren't over go on.
create function send_post() returns trigger language plpgsql as $$
declare
  approved timestamptz;
begin
  if new.value is null then
    update employer_post set closed_at = now() where id = new.subject_id and content is not null and closed_at is null;
    return null;
  end if;
  select case when p.refused_at is null then coalesce(p.approved_at, (
    select now() from employer_post other where other.company_id = p.company_id and other.id <> p.id and other.approved_at is not null limit 1)) end
  into approved from employer_post p where p.id = new.subject_id;
  update employer_post set draft = new.value, draft_no = draft_no + (draft <> new.value)::int, content = new.value, content_no = content_no + 1,
    claim_id = new.claim_id, approved_at = approved, refused_at = null, closed_at = null, asked = 0,
    expires_at = case when approved is null then null when closed_at is null and expires_at > now() then expires_at
      else now() + interval '30 days' end
  where id = new.subject_id;
  if approved is null then
    perform open_moderation_case('post', new.subject_id::text, (new.value->>'title') || ' at ' || name, 'direct-post')
    from company where id = new.company_id;
  end if;
  return null;
end $$;
create trigger send_post after insert on employer_change for each row when (new.field = 'post') execute function send_post();

-- The first post of a company is a case of the desk.
alter table moderation_case drop constraint moderation_case_subject_kind_check;
alter table moderation_case add constraint moderation_case_subject_kind_check
  check (subject_kind in ('job', 'company', 'message', 'page', 'board', 'dispute', 'report', 'claim', 'person', 'post')) not valid;
alter table moderation_case validate constraint moderation_case_subject_kind_check;
alter table moderation_case drop constraint moderation_case_category_check;
alter table moderation_case add constraint moderation_case_category_check check (category in (
  'illegal', 'scam', 'personal-data', 'copyright', 'not-remote', 'wrong', 'expired', 'discrimination', 'do-not-list',
  'suggested-board', 'disputed', 'abuse', 'claim', 'disowned-board', 'operator', 'direct-post'
)) not valid;
alter table moderation_case validate constraint moderation_case_category_check;
alter table moderation_event drop constraint moderation_event_action_check;
alter table moderation_event add constraint moderation_event_action_check check (action in (
  'dismiss', 'resolve', 'close-job', 'hide-job', 'block-company', 'approve-board', 'refuse-board', 'uphold', 'reverse',
  'block-board', 'block-domain', 'block-name', 'hold-job', 'release-job', 'approve-claim', 'refuse-claim',
  'warn', 'suspend', 'lift-suspension', 'undo-change', 'correct-field', 'approve-post', 'refuse-post'
)) not valid;
alter table moderation_event validate constraint moderation_event_action_check;

-- A post that its employer closes or deletes waits for nobody.
create function case_of_post() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform close_moderation_case('post', old.id::text);
  else
    perform close_moderation_case('post', new.id::text);
  end if;
  return null;
end $$;
create trigger case_of_closed_post after update of closed_at on employer_post
  for each row when (new.closed_at is not null and old.closed_at is null) execute function case_of_post();
create trigger case_of_deleted_post after delete on employer_post
  for each row execute function case_of_post();

-- The person who posted it gets the reasons of a refusal.
create or replace function affected_by(event moderation_event) returns setof uuid language sql stable as $$
  select people_of_company(c.id) from (select companies_of_target(event.target_kind, event.target_id) as id) c
  where event.action in (
    'close-job', 'hide-job', 'hold-job', 'block-company', 'block-board', 'block-domain', 'block-name', 'undo-change', 'correct-field'
  )
  union select a.id from account a where event.target_kind = 'person' and a.id = case when event.target_kind = 'person' then event.target_id::uuid end
  union select k.account_id from moderation_case m join employer_claim k on k.id = case when m.subject_kind = 'claim' then m.subject_id::bigint end
  where m.id = event.case_id and event.action = 'refuse-claim' and k.account_id is not null
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
