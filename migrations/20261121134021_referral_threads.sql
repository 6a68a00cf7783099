-- A thread belongs to the seeker and the one referrer who holds the request: whoever accepts after them begins a new one.
alter table referral_message add column offer_id bigint;
alter table referral_message add constraint referral_message_offer_id_fkey
  foreign key (offer_id) references referral_offer (id) not valid;
update referral_message m set offer_id = o.id
  from referral_offer o where o.request_id = m.request_id and o.state = 'accepted';
create index referral_message_by_offer on referral_message (offer_id);
