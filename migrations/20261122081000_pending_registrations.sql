-- Until an address is verified, anybody can register it. Each link keeps the name and password of its own registration, so that a later
-- registration neither replaces an earlier one nor invalidates its link. The values are removed once the address is verified.
alter table account_token add column pending_name text;
alter table account_token add column pending_email text;
alter table account_token add column pending_password_hash text;
alter table account_token add constraint account_token_pending check (
  num_nonnulls(pending_name, pending_email, pending_password_hash) in (0, 3)) not valid;

-- True from a registration with another password than the one before until a password is proved to be the owner's.
alter table account add column contested boolean not null default false;
