-- A seeker can take back that no referral arrived, until an operator decides.
insert into referral_transition (from_state, to_state) values ('disputed', 'submitted');

alter table referral_event drop constraint referral_event_kind;
alter table referral_event add constraint referral_event_kind check (kind in (
  'asked', 'offered', 'declined-one', 'question', 'answer', 'accepted', 'returned', 'submitted', 'confirmed', 'disputed', 'dispute-withdrawn',
  'settled-confirmed', 'settled-refunded', 'expired', 'cancelled', 'withdrawn', 'closed', 'declined', 'message', 'outcome-ask', 'outcome'
)) not valid;
alter table referral_event validate constraint referral_event_kind;

-- What a person has not looked at yet; the header counts it. Nobody knows what was read before.
alter table referral_notice add column seen_at timestamptz;
update referral_notice set seen_at = created_at;
create index referral_notice_unseen on referral_notice (account_id) where seen_at is null;
