-- Passkeys: people who speak for an employer or decide cases show one in the session.
create table passkey (
  id bigint generated always as identity primary key,
  account_id uuid not null references account (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the authenticator says it was used; a copy of it falls behind.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_by_account on passkey (account_id);

-- What a browser has to sign. Belongs to one session and works once.
create table session_challenge (
  session_id bigint not null references session (id) on delete cascade,
  purpose text not null check (purpose in ('add', 'confirm')),
  challenge text not null,
  expires_at timestamptz not null,
  primary key (session_id, purpose)
);

-- When the person last showed a passkey in this session.
alter table session add column passkey_at timestamptz;
