-- Referrers, requests, offers, timelines, credits and what keeps them safe. Invariants are constraints first.

-- Domains that an operator has bound to a company, beside those that its postings name.
create table company_domain (
  domain text primary key check (domain = lower(domain) and domain like '_%._%'),
  company_id bigint not null references company (id),
  added_at timestamptz not null default now()
);

create table referrer (
  id bigint generated always as identity primary key,
  -- Null once the person has been erased; the counts of their answers stay with the company.
  account_id uuid unique references account (id),
  company_id bigint not null references company (id),
  domain text not null,
  -- Keyed hash of the work address; the address itself is not kept. One mailbox, one account.
  mailbox_hash bytea unique,
  verified_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '180 days',
  -- Name or alias shown on acceptance; null shows the account's name.
  shown_name text check (char_length(shown_name) between 1 and 100),
  weekly_capacity integer not null default 3 check (weekly_capacity between 1 and 20),
  roles text[] not null default '{}',
  languages text[] not null default '{}',
  paused boolean not null default false,
  last_active_at timestamptz not null default now(),
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  check ((account_id is null) = (mailbox_hash is null)),
  check (account_id is not null or ended_at is not null)
);
create index referrer_by_company on referrer (company_id) where ended_at is null;

-- The six digits mailed to a work address, hashed, one at a time per account.
create table referrer_code (
  account_id uuid primary key references account (id) on delete cascade,
  company_id bigint not null references company (id),
  domain text not null,
  mailbox_hash bytea not null,
  code_hash bytea not null,
  attempts integer not null default 0 check (attempts between 0 and 5),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- Every move a request may make; the table of server/referrals/states.ts, which a test compares.
create table referral_transition (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into referral_transition (from_state, to_state) values
  ('offered', 'accepted'), ('offered', 'declined'), ('offered', 'expired'), ('offered', 'withdrawn'), ('offered', 'cancelled'),
  ('accepted', 'submitted'), ('accepted', 'offered'), ('accepted', 'expired'), ('accepted', 'withdrawn'), ('accepted', 'cancelled'),
  ('submitted', 'confirmed'), ('submitted', 'disputed'), ('submitted', 'withdrawn'),
  ('disputed', 'confirmed'), ('disputed', 'refunded'), ('disputed', 'withdrawn');

create table referral_request (
  id uuid primary key default gen_random_uuid(),
  -- Null once the person has been erased.
  seeker_id uuid references account (id),
  job_id bigint not null references job (id),
  company_id bigint not null references company (id),
  state text not null default 'offered' check (state in
    ('offered', 'accepted', 'submitted', 'disputed', 'confirmed', 'expired', 'cancelled', 'withdrawn', 'declined', 'refunded')),
  state_since timestamptz not null default now(),
  -- When the state ends by itself.
  deadline timestamptz,
  wave integer not null default 0,
  why text not null,
  evidence text not null,
  links text[] not null default '{}',
  -- ISO 3166-1 alpha-2 of where the seeker lives.
  country text check (country ~ '^[A-Z]{2}$'),
  asked_at timestamptz not null default now(),
  first_answer_at timestamptz,
  accepted_by bigint references referrer (id),
  confirmation text check (char_length(confirmation) <= 100),
  submitted_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('interview', 'rejected', 'hired', 'waiting')),
  outcome_at timestamptz,
  outcome_asks integer not null default 0 check (outcome_asks between 0 and 3),
  scrubbed_at timestamptz,
  check (char_length(why) + char_length(evidence) <= 600),
  check (cardinality(links) <= 3),
  check ((state in ('offered', 'accepted', 'submitted')) = (deadline is not null)),
  check ((state in ('offered', 'accepted', 'submitted', 'disputed')) = (ended_at is null)),
  check (state not in ('accepted', 'submitted', 'disputed') or accepted_by is not null),
  check (seeker_id is not null or scrubbed_at is not null),
  check (scrubbed_at is null or (why = '' and evidence = '' and links = '{}' and country is null and ended_at is not null))
);
create unique index referral_request_one_active on referral_request (seeker_id, company_id) where ended_at is null;
create index referral_request_by_seeker on referral_request (seeker_id, asked_at desc);
create index referral_request_by_company on referral_request (company_id, asked_at desc);
create index referral_request_due on referral_request (deadline) where deadline is not null;
create index referral_request_by_job on referral_request (job_id) where ended_at is null;
create index referral_request_ended on referral_request (ended_at) where scrubbed_at is null;

create function referral_request_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'offered' then
      raise exception 'a referral request begins as offered, not %', new.state using errcode = 'check_violation';
    end if;
  elsif new.state <> old.state then
    if not exists (select 1 from referral_transition where from_state = old.state and to_state = new.state) then
      raise exception 'a referral request cannot go from % to %', old.state, new.state using errcode = 'check_violation';
    end if;
    new.state_since := now();
  end if;
  return new;
end $$;
create trigger referral_request_moves before insert or update on referral_request
  for each row execute function referral_request_moves();

create table referral_offer (
  id bigint generated always as identity primary key,
  request_id uuid not null references referral_request (id),
  referrer_id bigint not null references referrer (id),
  wave integer not null,
  state text not null default 'live' check (state in ('live', 'accepted', 'returned', 'declined', 'reported', 'lapsed', 'released')),
  reason text check (reason in ('not-a-fit', 'role-closed', 'cannot-vouch', 'too-busy')),
  offered_at timestamptz not null default now(),
  lapses_at timestamptz not null,
  answered_at timestamptz,
  question text check (char_length(question) <= 300),
  question_at timestamptz,
  answer text check (char_length(answer) <= 600),
  answer_at timestamptz,
  unique (request_id, referrer_id),
  check ((state = 'declined') = (reason is not null)),
  check (state not in ('accepted', 'returned', 'declined', 'reported') or answered_at is not null),
  check (answer is null or question is not null)
);
create unique index referral_offer_one_accepted on referral_offer (request_id) where state = 'accepted';
create index referral_offer_by_referrer on referral_offer (referrer_id, offered_at desc);
create index referral_offer_lapsing on referral_offer (lapses_at) where state = 'live';

-- At most three live offers per request, and never more in seven days than the referrer has said to have room for. An
-- offer that was taken back unanswered gives its place back.
create function referral_offer_room() returns trigger language plpgsql as $$
declare
  capacity integer;
begin
  select weekly_capacity into capacity from referrer where id = new.referrer_id for no key update;
  if (select count(*) from referral_offer where referrer_id = new.referrer_id and state <> 'released'
      and offered_at > now() - interval '7 days') >= capacity then
    raise exception 'referrer % has no room this week', new.referrer_id using errcode = 'check_violation';
  end if;
  if (select count(*) from referral_offer where request_id = new.request_id and state = 'live') >= 3 then
    raise exception 'request % is offered to three referrers already', new.request_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger referral_offer_room before insert on referral_offer for each row execute function referral_offer_room();

-- The timeline. It names roles only; who is behind them is looked up for whoever may know.
create table referral_event (
  id bigint generated always as identity primary key,
  request_id uuid not null references referral_request (id),
  kind text not null,
  to_state text,
  actor text not null check (actor in ('seeker', 'referrer', 'clock', 'operator', 'erasure')),
  offer_id bigint references referral_offer (id),
  detail text,
  at timestamptz not null default now()
);
create index referral_event_by_request on referral_event (request_id, id);

-- What a person is told of an event: mailed at once, kept for the daily digest, or only shown.
create table referral_notice (
  id bigint generated always as identity primary key,
  account_id uuid not null references account (id) on delete cascade,
  request_id uuid not null references referral_request (id),
  event_id bigint not null references referral_event (id),
  role text not null check (role in ('seeker', 'referrer')),
  created_at timestamptz not null default now(),
  mailed_at timestamptz,
  unique (account_id, event_id)
);
create index referral_notice_waiting on referral_notice (account_id) where mailed_at is null;
create index referral_notice_by_event on referral_notice (event_id);

create table referral_message (
  id bigint generated always as identity primary key,
  request_id uuid not null references referral_request (id),
  author_id uuid not null references account (id) on delete cascade,
  author_role text not null check (author_role in ('seeker', 'referrer')),
  body text not null check (char_length(body) between 1 and 2000),
  at timestamptz not null default now()
);
create index referral_message_by_request on referral_message (request_id, id);
create index referral_message_by_author on referral_message (author_id);

-- The ledger. A grant adds credits; every other row only moves one between free, held and spent.
create table referral_credit (
  id bigint generated always as identity primary key,
  account_id uuid not null references account (id) on delete cascade,
  -- The grant whose credit moves; null in a grant itself.
  grant_id bigint references referral_credit (id) on delete cascade,
  request_id uuid references referral_request (id),
  kind text not null check (kind in ('grant', 'hold', 'release', 'spend')),
  free integer not null,
  held integer not null,
  spent integer not null,
  -- Why a grant was made, once per cause.
  cause text,
  at timestamptz not null default now(),
  check ((kind = 'grant') = (grant_id is null and request_id is null and cause is not null)),
  check (kind <> 'grant' or (free > 0 and held = 0 and spent = 0)),
  check (kind <> 'hold' or (free = -1 and held = 1 and spent = 0)),
  check (kind <> 'release' or (free = 1 and held = -1 and spent = 0)),
  check (kind <> 'spend' or (free = 0 and held = -1 and spent = 1)),
  unique (account_id, cause)
);
create unique index referral_credit_one_hold on referral_credit (request_id) where kind = 'hold';
create unique index referral_credit_one_end on referral_credit (request_id) where kind in ('release', 'spend');
create index referral_credit_by_account on referral_credit (account_id);
create index referral_credit_by_grant on referral_credit (grant_id);

-- The sums of a grant: never below nothing, and free, held and spent together always what was granted.
create function referral_credit_sums() returns trigger language plpgsql as $$
declare
  granted integer;
  owner uuid;
  sums record;
begin
  if new.kind = 'grant' then return new; end if;
  select free, account_id into granted, owner from referral_credit where id = new.grant_id and kind = 'grant' for no key update;
  if granted is null or owner <> new.account_id then
    raise exception 'credit % belongs to no grant of this account', new.id using errcode = 'check_violation';
  end if;
  select sum(free) as free, sum(held) as held, sum(spent) as spent into sums
    from referral_credit where id = new.grant_id or grant_id = new.grant_id;
  if sums.free < 0 or sums.held < 0 or sums.spent < 0 or sums.free + sums.held + sums.spent <> granted then
    raise exception 'grant % does not add up: % free, % held, % spent of %', new.grant_id, sums.free, sums.held, sums.spent, granted
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger referral_credit_sums after insert on referral_credit for each row execute function referral_credit_sums();

create function referral_credit_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger of credits is only added to' using errcode = 'check_violation';
end $$;
create trigger referral_credit_is_final before update of account_id, grant_id, request_id, kind, free, held, spent, cause
  on referral_credit for each row execute function referral_credit_is_final();

create table referral_report (
  id bigint generated always as identity primary key,
  request_id uuid not null references referral_request (id),
  -- Null once the person who reported has been erased.
  reporter_id uuid references account (id) on delete set null,
  about text not null check (about in ('seeker', 'referrer')),
  reason text not null check (reason in ('spam', 'abuse', 'asks-for-money', 'not-an-employee', 'other')),
  note text not null default '' check (char_length(note) <= 600),
  at timestamptz not null default now(),
  resolved_at timestamptz,
  resolution text,
  check ((resolved_at is null) = (resolution is null))
);
create index referral_report_open on referral_report (at) where resolved_at is null;
create index referral_report_by_reporter on referral_report (reporter_id);

create table referral_block (
  account_id uuid not null references account (id) on delete cascade,
  other_id uuid not null references account (id) on delete cascade,
  at timestamptz not null default now(),
  primary key (account_id, other_id),
  check (account_id <> other_id)
);
create index referral_block_by_other on referral_block (other_id);

-- Who wants to hear when somebody joins as a referrer at a company.
create table referral_watch (
  account_id uuid not null references account (id) on delete cascade,
  company_id bigint not null references company (id),
  since timestamptz not null default now(),
  primary key (account_id, company_id)
);
create index referral_watch_by_company on referral_watch (company_id);

create table referral_setting (
  account_id uuid primary key references account (id) on delete cascade,
  mail text not null default 'at-once' check (mail in ('at-once', 'daily', 'off')),
  digest_at timestamptz
);

-- What operators did, and why.
create table referral_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  operator text not null,
  action text not null,
  request_id uuid references referral_request (id),
  detail text not null
);

-- A work address is used once, for its code: it goes as soon as the mail is out or given up.
create function referral_forget_work_address() returns trigger language plpgsql as $$
begin
  if new.message = 'referrer-code' and (new.sent_at is not null or new.dead_at is not null) then
    new.to_address := '';
    new.to_name := '';
    new.sealed := null;
  end if;
  return new;
end $$;
create trigger referral_forget_work_address before update on outbox_mail
  for each row execute function referral_forget_work_address();
