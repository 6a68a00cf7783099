-- People without an account who hear of jobs by mail. The address is encrypted, and found by its keyed hash.
create table guest_subscriber (
  guest_id uuid primary key default gen_random_uuid(),
  address_hash bytea unique check (length(address_hash) = 32),
  encrypted_address bytea,
  -- The account that the alerts have moved to, because the address is that account's. The row stays for the links of mails from before.
  account_id uuid references account (id) on delete cascade,
  time_zone text not null,
  due_at timestamptz,
  last_mail_at timestamptz,
  created_at timestamptz not null default now(),
  constraint guest_subscriber_whole check (num_nonnulls(address_hash, encrypted_address) = case when account_id is null then 2 else 0 end)
);
create index guest_subscriber_due on guest_subscriber (due_at) where due_at is not null;
create index guest_subscriber_by_account on guest_subscriber (account_id) where account_id is not null;

-- What they want to hear of. Nothing is sent before the address's owner has confirmed it.
create table guest_search (
  guest_id uuid not null references guest_subscriber (guest_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- Our words for the filters; guests name nothing themselves.
  name text not null check (length(name) between 1 and 100),
  filters json not null,
  filters_hash bytea not null check (length(filters_hash) = 32),
  frequency text not null check (frequency in ('at-once', 'daily', 'weekly')),
  paused_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  confirmed_at timestamptz,
  filters_since timestamptz not null default now(),
  primary key (guest_id, id)
);
create index guest_search_subscribers on guest_search (filters_hash, guest_id) where confirmed_at is not null;
create unique index guest_search_waiting on guest_search (guest_id, filters_hash) where confirmed_at is null;
create index guest_search_unconfirmed on guest_search (created_at) where confirmed_at is null;
create index guest_search_by_update on guest_search (updated_at);

-- Each job that any search of a guest has found, once, whatever finds it and however often they want to hear.
create table guest_alert_job (
  guest_id uuid not null references guest_subscriber (guest_id) on delete cascade,
  job_id bigint not null references job (id) on delete cascade,
  search_id uuid not null,
  found_at timestamptz not null default now(),
  due_at timestamptz not null,
  settled_at timestamptz,
  shown_at timestamptz,
  primary key (guest_id, job_id)
);
create index guest_alert_job_waiting on guest_alert_job (guest_id, due_at) where settled_at is null;
create index guest_alert_job_by_job on guest_alert_job (job_id);

create table guest_alert_overflow (
  guest_id uuid not null references guest_subscriber (guest_id) on delete cascade,
  search_id uuid not null,
  page bigint not null,
  jobs integer not null check (jobs > 0),
  primary key (guest_id, search_id, page)
);
create index guest_alert_overflow_by_page on guest_alert_overflow (page);

-- A guest's mails go when the guest does.
-- squawk-ignore adding-foreign-key-constraint
alter table outbox_mail add column guest_id uuid references guest_subscriber (guest_id) on delete cascade;
-- squawk-ignore require-concurrent-index-creation
create index outbox_mail_by_guest on outbox_mail (guest_id) where guest_id is not null;
