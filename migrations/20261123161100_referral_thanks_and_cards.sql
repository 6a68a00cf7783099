-- A thank-you is a message of the thread, so that whatever holds for messages holds for it. One for each request.
alter table referral_message add column thanks boolean not null default false;
-- squawk-ignore require-concurrent-index-creation
create unique index referral_message_one_thanks on referral_message (request_id) where thanks;

alter table referral_event drop constraint referral_event_kind;
alter table referral_event add constraint referral_event_kind check (kind in (
  'asked', 'invited', 'offered', 'declined-one', 'question', 'answer', 'accepted', 'returned', 'submitted', 'confirmed', 'disputed',
  'dispute-withdrawn', 'settled-confirmed', 'settled-refunded', 'expired', 'cancelled', 'withdrawn', 'closed', 'declined', 'message',
  'outcome-ask', 'outcome', 'thanked'
)) not valid;
alter table referral_event validate constraint referral_event_kind;

-- A referrer's card: a public page under a random address, which they made and can end.
create table referrer_card (
  account_id uuid primary key references account (id) on delete cascade,
  slug text not null unique check (slug ~ '^[A-Za-z0-9_-]{22}$'),
  -- Null shows no name.
  alias text check (char_length(alias) between 1 and 60),
  wishes text not null default '' check (char_length(wishes) <= 300),
  -- Whether the company's page names the alias once a referral is confirmed.
  credited boolean not null default false,
  created_at timestamptz not null default now()
);
