-- That a domain of work addresses proves nothing any more, or another company's, ends its referrers' verification: a line of the log like any
-- other restriction, so that they get the reasons and can appeal.
alter table moderation_event drop constraint moderation_event_action_check;
alter table moderation_event add constraint moderation_event_action_check check (action in (
  'dismiss', 'resolve', 'close-job', 'hide-job', 'block-company', 'approve-board', 'refuse-board', 'uphold', 'reverse',
  'block-board', 'block-domain', 'block-name', 'hold-job', 'release-job', 'approve-claim', 'refuse-claim',
  'warn', 'suspend', 'lift-suspension', 'undo-change', 'correct-field', 'approve-post', 'refuse-post', 'allow-change', 'end-claim',
  'suspend-referrals', 'lift-referral-suspension', 'settle-confirmed', 'settle-refunded', 'withdraw-domain', 'move-domain'
)) not valid;
alter table moderation_event validate constraint moderation_event_action_check;
alter table moderation_event drop constraint moderation_event_ground_check;
alter table moderation_event add constraint moderation_event_ground_check check (ground in (
  'illegal', 'fraud', 'discrimination', 'personal-data', 'copyright', 'not-remote', 'inaccurate', 'closed', 'owner-asked', 'spam', 'conduct',
  'unproved', 'referral-made', 'work-address', 'no-breach'
)) not valid;
alter table moderation_event validate constraint moderation_event_ground_check;
alter table moderation_event add constraint moderation_event_domain_check
  check (action not in ('withdraw-domain', 'move-domain') or target_kind is not distinct from 'domain') not valid;
alter table moderation_event validate constraint moderation_event_domain_check;

-- The command line withdraws and moves domains too, and has no account.
create or replace function check_moderation_event() returns trigger language plpgsql as $$
begin
  if new.kind in ('decision', 'appeal-decision') and new.operator_id is null and not (new.kind = 'decision' and (
    new.action in ('suspend-referrals', 'lift-referral-suspension', 'withdraw-domain', 'move-domain')
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

-- The decision that withdrew a domain or moved it here; null for what anything else has written since.
alter table company_domain add column event_id bigint;
alter table company_domain add constraint company_domain_event_id_fkey foreign key (event_id) references moderation_event (id) not valid;
alter table company_domain validate constraint company_domain_event_id_fkey;
-- The decision that ended a referrer or an invitation together with their domain.
alter table referrer add column ended_by_event_id bigint;
alter table referrer add constraint referrer_ended_by_event_id_fkey
  foreign key (ended_by_event_id) references moderation_event (id) not valid;
alter table referrer validate constraint referrer_ended_by_event_id_fkey;
alter table referral_invitation add column revoked_by_event_id bigint;
alter table referral_invitation add constraint referral_invitation_revoked_by_event_id_fkey
  foreign key (revoked_by_event_id) references moderation_event (id) not valid;
alter table referral_invitation validate constraint referral_invitation_revoked_by_event_id_fkey;

-- What held of a domain before a decision changed it, which a granted appeal brings back. No row if nobody had bound the domain.
create table company_domain_before (
  event_id bigint primary key references moderation_event (id),
  domain text not null,
  company_id bigint not null references company (id),
  proof text not null,
  contested_by_id bigint references company (id),
  added_at timestamptz not null,
  withdrawn_at timestamptz
);

-- Nobody's verification ends with its domain without a line that says why.
create function withdrawn_domain_follows_log() returns trigger language plpgsql as $$
begin
  if not exists (select from moderation_event where id = new.event_id and action = 'withdraw-domain' and target_id = new.domain)
    and exists (select from referrer where domain = new.domain and ended_at is null and account_id is not null) then
    raise exception 'a domain of referrers is withdrawn by a decision' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger withdrawn_domain_follows_log before insert or update of withdrawn_at on company_domain
  for each row when (new.withdrawn_at is not null) execute function withdrawn_domain_follows_log();

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
  -- Whose verification ends with a domain: its referrers, without those of the company that gets it.
  union select f.account_id from referrer f
  where event.action in ('withdraw-domain', 'move-domain') and f.domain = event.target_id and f.ended_at is null and f.account_id is not null
    and f.company_id::text is distinct from case when event.action = 'move-domain' then (
      select subject_id from moderation_case where id = event.case_id) end
  union select s.account_id from statement_of_reasons s join moderation_event e on e.id = s.event_id
  where e.case_id = event.case_id and event.kind <> 'appeal' and s.account_id is not null
$$;
