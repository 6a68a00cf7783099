-- The secret addresses of a person's private feeds. They share a token, which is found by its hash; encrypted, it can be shown again.
create table alert_feed (
  account_id uuid primary key references account (id) on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  encrypted_token bytea not null
);
