-- What people tell us is wrong with a page (Regulation (EU) 2022/2065, article 16). Nobody needs an account for it.

-- All notices about one thing for one reason are one case until an operator has decided it.
create table moderation_case (
  id bigint generated always as identity primary key,
  subject_kind text not null check (subject_kind in ('job', 'company', 'message', 'page', 'board', 'dispute', 'report')),
  -- No foreign key: a case outlives what it is about.
  subject_id text not null check (length(subject_id) between 1 and 300),
  -- What the thing was called when the first notice came.
  subject_title text not null,
  category text not null check (category in (
    'illegal', 'scam', 'personal-data', 'copyright', 'not-remote', 'wrong', 'expired', 'discrimination', 'do-not-list',
    'suggested-board', 'disputed', 'abuse'
  )),
  opened_at timestamptz not null default now(),
  decided_at timestamptz
);
create unique index moderation_case_open on moderation_case (subject_kind, subject_id, category) where decided_at is null;
create index moderation_case_decided on moderation_case (decided_at) where decided_at is not null;

create table notice (
  id bigint generated always as identity primary key,
  case_id bigint not null references moderation_case (id) on delete cascade,
  words text not null check (length(words) <= 4000),
  -- Where the decision goes; null without an address, and once it is no longer needed.
  encrypted_address bytea,
  -- Keyed hash of the sender's network: several notices of one network are one voice.
  network_hash bytea not null,
  -- Keyed hash of everything that was sent, so that repeating it adds nothing.
  content_hash bytea not null,
  created_at timestamptz not null default now(),
  unique (case_id, content_hash)
);
