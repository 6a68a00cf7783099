-- Where a person's program hears of their alerts. One for each account. The secret signs what we send.
create table alert_webhook (
  account_id uuid primary key references account (id) on delete cascade,
  url text not null check (length(url) <= 2000),
  encrypted_secret bytea not null,
  created_at timestamptz not null default now(),
  -- Since when every delivery has failed; null after one that arrived.
  failing_since timestamptz,
  -- When it got nothing more, after it had failed for a week.
  disabled_at timestamptz
);

-- The browsers in which a person gets notifications.
create table push_subscription (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  -- SHA-256 of the endpoint: a browser has one owner, who subscribed last.
  endpoint_hash bytea not null unique check (length(endpoint_hash) = 32),
  -- The endpoint and the keys that encrypt for this browser.
  encrypted_target bytea not null,
  created_at timestamptz not null default now()
);
create index push_subscription_by_account on push_subscription (account_id);

-- What is sent to webhooks and browsers. `push_id` is the browser; null for the account's webhook.
create table alert_delivery (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  push_id uuid references push_subscription (id) on delete cascade,
  kind text not null check (kind in ('alert', 'test')),
  -- Null once it has ended.
  encrypted_body bytea,
  created_at timestamptz not null default now(),
  next_try_at timestamptz not null default now(),
  lease_until timestamptz,
  attempts integer not null default 0,
  delivered_at timestamptz,
  abandoned_at timestamptz,
  -- What the last attempt led to: the status of an answer, and otherwise why there was none.
  last_status integer,
  last_error text
);
create index alert_delivery_due on alert_delivery (next_try_at) where delivered_at is null and abandoned_at is null;
create index alert_delivery_by_account on alert_delivery (account_id, created_at);
create index alert_delivery_by_push on alert_delivery (push_id) where push_id is not null;
create index alert_delivery_by_age on alert_delivery (created_at);

-- The key pair by which push services know this installation (VAPID, RFC 8292). Subscriptions belong to it.
create table push_key (
  only_row boolean primary key default true check (only_row),
  public_key text not null,
  encrypted_private_key bytea not null,
  created_at timestamptz not null default now()
);
