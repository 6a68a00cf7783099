-- A post that changes in what matters is looked at again, compared with what was looked at last.
alter table employer_post add column seen_content jsonb;
update employer_post set seen_content = content where approved_at is not null;

alter table moderation_case drop constraint moderation_case_category_check;
alter table moderation_case add constraint moderation_case_category_check check (category in (
  'illegal', 'scam', 'personal-data', 'copyright', 'not-remote', 'wrong', 'expired', 'discrimination', 'do-not-list',
  'suggested-board', 'disputed', 'abuse', 'claim', 'disowned-board', 'operator', 'direct-post', 'changed-post'
)) not valid;
alter table moderation_case validate constraint moderation_case_category_check;

-- As before, and: what is listed without an operator's look, and what an operator brings back, is what later changes are compared with. A company of
-- which an operator undid a post needs one for the next, and a post waits at the desk once.
create or replace function send_post() returns trigger language plpgsql as $$
declare
  approved timestamptz;
begin
  if new.value is null then
    update employer_post set closed_at = now() where id = new.subject_id and content is not null and closed_at is null;
    return null;
  end if;
  select case when p.refused_at is null then coalesce(p.approved_at, (
    select now() from employer_post other where other.company_id = p.company_id and other.id <> p.id and other.approved_at is not null
      and not exists (select from undone_changes(p.company_id) u where u.field = 'post') limit 1)) end
  into approved from employer_post p where p.id = new.subject_id;
  update employer_post set draft = new.value, draft_no = draft_no + (draft <> new.value)::int, content = new.value, content_no = content_no + 1,
    claim_id = new.claim_id, approved_at = approved, refused_at = null, closed_at = null, asked = 0,
    seen_content = case when new.event_id is not null then new.value when approved is null then seen_content
      else coalesce(seen_content, new.value) end,
    expires_at = case when approved is null then null when closed_at is null and expires_at > now() then expires_at
      else now() + interval '30 days' end
  where id = new.subject_id;
  if new.event_id is not null then
    update moderation_case set decided_at = now()
    where subject_kind = 'post' and subject_id = new.subject_id::text and category = 'changed-post' and decided_at is null;
  end if;
  if approved is null and not exists (
    select from moderation_case where subject_kind = 'post' and subject_id = new.subject_id::text and decided_at is null) then
    perform open_moderation_case('post', new.subject_id::text, (new.value->>'title') || ' at ' || name, 'direct-post')
    from company where id = new.company_id;
  end if;
  return null;
end $$;
