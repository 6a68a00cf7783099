-- People who prove that they speak for a company.
create table employer_claim (
  id bigint generated always as identity primary key,
  company_id bigint not null references company (id) on delete cascade,
  -- Null once the account is erased; the claim is over then.
  account_id uuid references account (id) on delete set null,
  -- The registrable domain that the proofs are about.
  domain text not null check (domain = lower(domain) and length(domain) between 3 and 253),
  -- Null until the claim is approved.
  role text check (role in ('owner', 'editor')),
  created_at timestamptz not null default now(),
  approved_at timestamptz,
  ended_at timestamptz,
  ended_reason text check (ended_reason in ('withdrawn', 'refused', 'removed', 'suspended')),
  check ((role is null) = (approved_at is null)),
  check ((ended_at is null) = (ended_reason is null))
);
create unique index employer_claim_once on employer_claim (company_id, account_id) where ended_at is null;
create index employer_claim_by_account on employer_claim (account_id);

create table employer_proof (
  claim_id bigint not null references employer_claim (id) on delete cascade,
  kind text not null check (kind in ('mailbox', 'dns', 'file', 'posting')),
  -- Null until it has held once.
  proved_at timestamptz,
  expires_at timestamptz,
  checked_at timestamptz,
  -- Why the last check failed, for the person.
  problem text,
  -- Since when checks of a proof that held have found nothing.
  missing_since timestamptz,
  -- Set while a check waits for a worker.
  wanted_at timestamptz,
  primary key (claim_id, kind),
  check ((proved_at is null) = (expires_at is null))
);

-- The code that waits for the mailbox. Only keyed hashes are stored.
create table employer_code (
  claim_id bigint primary key references employer_claim (id) on delete cascade,
  code_hash bytea not null,
  attempts int not null default 0,
  expires_at timestamptz not null
);

-- Two proofs that hold now: without them, an approved claim gives no rights.
create function holds_proofs(claim bigint) returns boolean language sql stable as $$
  select count(*) >= 2 from employer_proof where claim_id = claim and expires_at > now()
$$;

-- The first claim of a company is a case of the desk.
alter table moderation_case drop constraint moderation_case_subject_kind_check;
alter table moderation_case add constraint moderation_case_subject_kind_check
  check (subject_kind in ('job', 'company', 'message', 'page', 'board', 'dispute', 'report', 'claim')) not valid;
alter table moderation_case validate constraint moderation_case_subject_kind_check;
alter table moderation_case drop constraint moderation_case_category_check;
alter table moderation_case add constraint moderation_case_category_check check (category in (
  'illegal', 'scam', 'personal-data', 'copyright', 'not-remote', 'wrong', 'expired', 'discrimination', 'do-not-list',
  'suggested-board', 'disputed', 'abuse', 'claim'
)) not valid;
alter table moderation_case validate constraint moderation_case_category_check;
alter table moderation_event drop constraint moderation_event_action_check;
alter table moderation_event add constraint moderation_event_action_check check (action in (
  'dismiss', 'resolve', 'close-job', 'hide-job', 'block-company', 'approve-board', 'refuse-board', 'uphold', 'reverse',
  'block-board', 'block-domain', 'block-name', 'hold-job', 'release-job', 'approve-claim', 'refuse-claim'
)) not valid;
alter table moderation_event validate constraint moderation_event_action_check;
alter table moderation_event drop constraint moderation_event_ground_check;
alter table moderation_event add constraint moderation_event_ground_check check (ground in (
  'illegal', 'fraud', 'discrimination', 'personal-data', 'copyright', 'not-remote', 'inaccurate', 'closed', 'owner-asked', 'spam', 'unproved',
  'no-breach'
)) not valid;
alter table moderation_event validate constraint moderation_event_ground_check;

-- A claim that is over waits for nobody.
create function case_of_claim() returns trigger language plpgsql as $$
begin
  perform close_moderation_case('claim', new.id::text);
  return null;
end $$;
create trigger case_of_claim after update of ended_at, account_id on employer_claim
  for each row when (new.ended_at is not null or new.account_id is null) execute function case_of_claim();
