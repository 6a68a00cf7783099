-- An offer that nobody answers within 48 hours gives its place back, whether it has lapsed or waits on because nobody else can be asked.
-- Otherwise a few requests could take every place of a company for a week. The condition is also in server/store/referrals/places.ts.
create or replace function referral_offer_room() returns trigger language plpgsql as $$
declare
  capacity integer;
begin
  select weekly_capacity into capacity from referrer where id = new.referrer_id for no key update;
  if (select count(*) from referral_offer where referrer_id = new.referrer_id and offered_at > now() - interval '7 days'
      and (state not in ('released', 'lapsed', 'live') or (state = 'live' and offered_at > now() - interval '48 hours'))) >= capacity then
    raise exception 'referrer % has no room this week', new.referrer_id using errcode = 'check_violation';
  end if;
  if (select count(*) from referral_offer where request_id = new.request_id and state = 'live') >= 3 then
    raise exception 'request % is offered to three referrers already', new.request_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
