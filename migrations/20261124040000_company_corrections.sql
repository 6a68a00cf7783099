-- Operators correct facts of companies, as they correct fields of jobs. What holds follows from the log; what sources and employers say meanwhile
-- is noted beside it and holds again once the correction is taken back.
alter table moderation_event drop constraint moderation_event_action_check;
alter table moderation_event add constraint moderation_event_action_check check (action in (
  'dismiss', 'resolve', 'close-job', 'hide-job', 'block-company', 'approve-board', 'refuse-board', 'uphold', 'reverse',
  'block-board', 'block-domain', 'block-name', 'hold-job', 'release-job', 'approve-claim', 'refuse-claim',
  'warn', 'suspend', 'lift-suspension', 'undo-change', 'correct-field', 'approve-post', 'refuse-post', 'allow-change', 'end-claim',
  'suspend-referrals', 'lift-referral-suspension', 'settle-confirmed', 'settle-refunded', 'withdraw-domain', 'move-domain', 'correct-company'
)) not valid;
alter table moderation_event validate constraint moderation_event_action_check;
alter table moderation_event drop constraint moderation_event_correction_check;
alter table moderation_event add constraint moderation_event_correction_check
  check (coalesce(action in ('correct-field', 'correct-company'), false) = (correction is not null) and (correction is null
    or target_kind is not distinct from case action when 'correct-field' then 'job' else 'company' end)) not valid;
alter table moderation_event validate constraint moderation_event_correction_check;

-- The last row of a fact holds; a value of null means what sources and the employer say, and an empty one that there is none.
create table company_correction (
  event_id bigint primary key references moderation_event (id),
  company_id bigint not null,
  field text not null check (field in ('size', 'industries', 'linkedin', 'website', 'logo')),
  value jsonb
);
create index company_correction_by_company on company_correction (company_id, field, event_id desc);
create trigger company_correction_follows_log before insert or update or delete on company_correction
  for each row execute function restriction_follows_log();

-- Which facts are an operator's word, and what others say of those that have no column of their own for it.
alter table company add column corrected_facts text[] not null default '{}';
alter table company add column uncorrected_website text;
alter table company add column uncorrected_logo text;

-- Runs of boards and employers go on saying what they say: it waits until the correction is taken back.
create function keep_corrected_facts() returns trigger language plpgsql as $$
begin
  if 'website' = any(old.corrected_facts) and 'website' = any(new.corrected_facts) and new.website is distinct from old.website then
    new.uncorrected_website := new.website;
    new.website := old.website;
  end if;
  if 'logo' = any(old.corrected_facts) and 'logo' = any(new.corrected_facts) and new.logo_source_url is distinct from old.logo_source_url then
    new.uncorrected_logo := new.logo_source_url;
    new.logo_source_url := old.logo_source_url;
  end if;
  return new;
end $$;
create trigger keep_corrected_facts before update on company
  for each row when (old.corrected_facts <> '{}') execute function keep_corrected_facts();

create or replace function show_company_fact() returns trigger language plpgsql as $$
begin
  update company set
    stated_size = case new.field when 'size' then new.value #>> '{}' else stated_size end,
    stated_linkedin = case new.field when 'linkedin' then new.value #>> '{}' else stated_linkedin end,
    stated_industries = case when new.field <> 'industries' then stated_industries
      when new.value is not null then array(select jsonb_array_elements_text(new.value)) end,
    updated_at = now()
  where id = new.company_id and not new.field = any(corrected_facts);
  return null;
end $$;

create function last_said(changed bigint, about text) returns jsonb language sql stable as $$
  select value from employer_change where company_id = changed and field = about order by id desc limit 1
$$;

create function show_company_corrections(changed bigint) returns void language plpgsql as $$
declare
  held jsonb;
begin
  -- First what holds without any of them.
  update company set
    website = case when 'website' = any(corrected_facts) then uncorrected_website else website end,
    logo_source_url = case when 'logo' = any(corrected_facts) then uncorrected_logo else logo_source_url end,
    stated_size = case when 'size' = any(corrected_facts) then last_said(changed, 'size') #>> '{}' else stated_size end,
    stated_linkedin = case when 'linkedin' = any(corrected_facts) then last_said(changed, 'linkedin') #>> '{}' else stated_linkedin end,
    stated_industries = case when not 'industries' = any(corrected_facts) then stated_industries
      when last_said(changed, 'industries') is not null then array(select jsonb_array_elements_text(last_said(changed, 'industries'))) end,
    uncorrected_website = null, uncorrected_logo = null, corrected_facts = '{}', updated_at = now()
  where id = changed;
  select jsonb_object_agg(field, value) into held from (
    select distinct on (field) field, value from company_correction where company_id = changed order by field, event_id desc) last
  where value is not null;
  if held is null then
    return;
  end if;
  update company set
    uncorrected_website = case when held ? 'website' then website end,
    website = case when held ? 'website' then nullif(held->>'website', '') else website end,
    uncorrected_logo = case when held ? 'logo' then logo_source_url end,
    logo_source_url = case when held ? 'logo' then nullif(held->>'logo', '') else logo_source_url end,
    stated_size = coalesce(held->>'size', stated_size),
    stated_linkedin = coalesce(held->>'linkedin', stated_linkedin),
    stated_industries = case when held ? 'industries' then array(select jsonb_array_elements_text(held->'industries')) else stated_industries end,
    corrected_facts = array(select jsonb_object_keys(held) order by 1)
  where id = changed;
  delete from company_logo l using company c where c.id = changed and l.company_id = c.id and c.logo_source_url is null;
end $$;

create function apply_company_correction() returns trigger language plpgsql as $$
declare
  changed bigint;
begin
  if new.action = 'correct-company' then
    insert into company_correction (event_id, company_id, field, value)
    values (new.id, new.target_id::bigint, new.correction->>'field', nullif(new.correction->'value', 'null'::jsonb));
    perform show_company_corrections(new.target_id::bigint);
    return null;
  end if;
  for changed in
    with gone as (
      delete from company_correction where event_id in (select id from moderation_event where case_id = new.case_id) returning company_id
    ) select distinct company_id from gone
  loop
    perform show_company_corrections(changed);
  end loop;
  return null;
end $$;
create trigger apply_company_correction after insert on moderation_event
  for each row when (new.action in ('correct-company', 'reverse')) execute function apply_company_correction();

create or replace function affected_by(event moderation_event) returns setof uuid language sql stable as $$
  select people_of_company(c.id) from (select companies_of_target(event.target_kind, event.target_id) as id) c
  where event.action in (
    'close-job', 'hide-job', 'hold-job', 'block-company', 'block-board', 'block-domain', 'block-name', 'undo-change', 'allow-change',
    'correct-field', 'correct-company'
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
  -- Whose verification ends with a domain: its referrers, without those of the company that gets it.
  union select f.account_id from referrer f
  where event.action in ('withdraw-domain', 'move-domain') and f.domain = event.target_id and f.ended_at is null and f.account_id is not null
    and f.company_id::text is distinct from case when event.action = 'move-domain' then (
      select subject_id from moderation_case where id = event.case_id) end
  union select s.account_id from statement_of_reasons s join moderation_event e on e.id = s.event_id
  where e.case_id = event.case_id and event.kind <> 'appeal' and s.account_id is not null
$$;
