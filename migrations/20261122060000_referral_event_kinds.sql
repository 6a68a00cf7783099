-- The kinds of contract/values/referral-event.ts, and no others: texts and labels exist for these only. Web and worker of the version
-- before must be stopped: they write the old kind.
update referral_event set kind = 'offered' where kind = 'wave';

alter table referral_event add constraint referral_event_kind check (kind in (
  'asked', 'offered', 'declined-one', 'question', 'answer', 'accepted', 'returned', 'submitted', 'confirmed', 'disputed',
  'settled-confirmed', 'settled-refunded', 'expired', 'cancelled', 'withdrawn', 'closed', 'declined', 'message', 'outcome-ask', 'outcome'
)) not valid;
alter table referral_event validate constraint referral_event_kind;
