-- Personal invitations: a seeker asks one person they know, who needs no account. Names and notes are the seeker's; of the contact we keep a
-- keyed hash of the work mailbox that they have proved, as for any referrer.
create table referral_invitation (
  id uuid primary key default gen_random_uuid(),
  seeker_id uuid not null references account (id) on delete cascade,
  job_id bigint not null references job (id),
  company_id bigint not null references company (id),
  -- Whom the seeker means, in their own words. Nobody else reads it.
  label text not null check (char_length(label) between 1 and 60),
  why text not null,
  evidence text not null,
  links text[] not null default '{}',
  country text check (country ~ '^[A-Z]{2}$'),
  -- Hash of the secret in the link.
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- The mailbox that got the last code, and the code's hash.
  domain text,
  pending_mailbox_hash bytea,
  code_hash bytea,
  code_expires_at timestamptz,
  code_attempts integer not null default 0 check (code_attempts between 0 and 5),
  codes_sent integer not null default 0 check (codes_sent between 0 and 5),
  -- The mailbox that proved it works at the company: from then on the link belongs to it.
  proved_at timestamptz,
  mailbox_hash bytea,
  -- Hash of the key that the contact's browser got with the proof.
  key_hash bytea unique,
  revoked_at timestamptz,
  declined_at timestamptz,
  decline_reason text check (decline_reason in ('not-a-fit', 'role-closed', 'cannot-vouch', 'too-busy')),
  accepted_at timestamptz,
  request_id uuid unique references referral_request (id),
  -- Whether each side counts the other among their connections.
  seeker_connects boolean not null default false,
  contact_connects boolean not null default false,
  check (char_length(why) + char_length(evidence) <= 600),
  check (cardinality(links) <= 3),
  check ((proved_at is null) = (mailbox_hash is null) and (proved_at is null) = (key_hash is null)),
  check ((declined_at is null) = (decline_reason is null)),
  check ((accepted_at is null) = (request_id is null)),
  -- Used at most once, and only by a proved mailbox.
  check (num_nonnulls(revoked_at, declined_at, accepted_at) <= 1),
  check (num_nonnulls(declined_at, accepted_at) = 0 or proved_at is not null)
);
create index referral_invitation_by_seeker on referral_invitation (seeker_id, created_at desc);
create index referral_invitation_by_job on referral_invitation (job_id);
create index referral_invitation_by_company on referral_invitation (company_id);
create index referral_invitation_ending on referral_invitation (expires_at) where accepted_at is null;

-- Addresses whose owners want no invitation from anybody, by keyed hash.
create table referral_invitation_block (
  address_hash bytea primary key,
  created_at timestamptz not null default now()
);

-- A request that began with an invitation: it costs no credit and is offered to nobody else.
alter table referral_request add column invited boolean not null default false;

alter table referral_event drop constraint referral_event_kind;
alter table referral_event add constraint referral_event_kind check (kind in (
  'asked', 'invited', 'offered', 'declined-one', 'question', 'answer', 'accepted', 'returned', 'submitted', 'confirmed', 'disputed',
  'dispute-withdrawn', 'settled-confirmed', 'settled-refunded', 'expired', 'cancelled', 'withdrawn', 'closed', 'declined', 'message',
  'outcome-ask', 'outcome'
)) not valid;
alter table referral_event validate constraint referral_event_kind;

-- An invited request is offered to the one contact only.
create function referral_offer_of_invitation() returns trigger language plpgsql as $$
begin
  if (select invited from referral_request where id = new.request_id)
      and exists (select 1 from referral_offer where request_id = new.request_id and referrer_id <> new.referrer_id) then
    raise exception 'request % belongs to an invited person', new.request_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger referral_offer_of_invitation before insert on referral_offer
  for each row execute function referral_offer_of_invitation();

-- A mail to an address that we keep nowhere else must not keep it either: a work address, an invited person's, or that of an erased account.
create or replace function referral_forget_work_address() returns trigger language plpgsql as $$
begin
  if new.message in ('referrer-code', 'referral-invitation', 'account-erased') and (new.sent_at is not null or new.abandoned_at is not null) then
    new.to_address := '';
    new.to_name := '';
    new.encrypted_data := null;
  end if;
  return new;
end $$;
