-- What a person chooses in the settings: which mails they get, a new address that waits for its confirmations, and deletion.

create table account_setting (
  account_id uuid primary key references account (id) on delete cascade,
  job_alerts boolean not null default true,
  platform_news boolean not null default false,
  updated_at timestamptz not null default now()
);

-- One change of address at a time: a new request replaces the row, and with it both links.
create table account_email_change (
  account_id uuid primary key references account (id) on delete cascade,
  new_email text not null,
  new_email_key text not null,
  -- The links die when the address or password they were mailed for is no longer the account's.
  old_email_key text not null,
  password_fingerprint bytea not null,
  old_token_hash bytea not null unique,
  new_token_hash bytea not null unique,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  -- When both had confirmed and the address changed. The row stays until it expires, so that a repeated call gets the same answer.
  changed_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (changed_at is null or (old_confirmed_at is not null and new_confirmed_at is not null))
);

-- When the account is to be erased; null unless its owner has asked for it.
alter table account add column delete_after timestamptz;
create index account_by_delete_after on account (delete_after) where delete_after is not null;

-- A mail to an address that we keep nowhere else must not keep it either: a work address, or that of an erased account.
create or replace function referral_forget_work_address() returns trigger language plpgsql as $$
begin
  if new.message in ('referrer-code', 'account-erased') and (new.sent_at is not null or new.abandoned_at is not null) then
    new.to_address := '';
    new.to_name := '';
    new.encrypted_data := null;
  end if;
  return new;
end $$;
