-- Accounts, sessions, single-purpose tokens, limits and the mail outbox.

create table account (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  -- The address in the one form that is unique: lower case, NFC.
  email_key text not null unique,
  name text not null,
  password_hash text not null,
  password_changed_at timestamptz not null default now(),
  email_verified_at timestamptz,
  profile_completed boolean not null default false,
  preferred_roles text[] not null default '{}',
  preferred_locations text[] not null default '{}',
  terms_version text not null,
  terms_accepted_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

create table session (
  id bigint generated always as identity primary key,
  account_id uuid not null references account (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_reason text check (ended_reason in ('logout', 'reset', 'operator')),
  check ((ended_at is null) = (ended_reason is null))
);
create index session_by_account on session (account_id) where ended_at is null;

create table account_token (
  id bigint generated always as identity primary key,
  account_id uuid not null references account (id) on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  token_hash bytea not null unique,
  -- The token dies when the password or address it was issued for is no longer the account's.
  email_key text not null,
  password_fingerprint bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Fingerprint of the password a reset has set, so that its repetition can be told from another use.
  result_fingerprint bytea
);
create index account_token_by_account on account_token (account_id, purpose, created_at desc);

-- Networks (address or /64) an account has logged in from: they have their own allowance of wrong guesses.
create table account_network (
  account_id uuid not null references account (id) on delete cascade,
  network_key bytea not null,
  last_login_at timestamptz not null default now(),
  primary key (account_id, network_key)
);

-- Fixed-window counters. The key is a keyed hash, so that no address lies here in clear.
create table rate_limit (
  key bytea not null,
  window_start timestamptz not null,
  hits integer not null default 0,
  expires_at timestamptz not null,
  primary key (key, window_start)
);
create index rate_limit_expiry on rate_limit (expires_at);

create table outbox_mail (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references account (id) on delete cascade,
  message text not null,
  -- One cause, one mail: `purpose:subject:window`.
  cause_key text not null unique,
  to_address text not null,
  to_name text not null,
  -- The message's data, sealed (AES-256-GCM) because it may hold a link that opens the account; emptied once sent.
  sealed bytea,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_try_at timestamptz not null default now(),
  lease_until timestamptz,
  sent_at timestamptz,
  dead_at timestamptz,
  last_error text,
  check (sent_at is null or dead_at is null)
);
create index outbox_mail_due on outbox_mail (next_try_at) where sent_at is null and dead_at is null;
create index outbox_mail_by_account on outbox_mail (account_id);
