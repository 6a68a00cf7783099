import { sql } from "kysely";

/** Is true for an offer `o` that takes one of its referrer's places this week, as the trigger `referral_offer_room` counts them. */
export const TAKES_PLACE = sql<boolean>`(o.offered_at > now() - interval '7 days'
  and (o.state not in ('released', 'lapsed', 'live') or (o.state = 'live' and o.offered_at > now() - interval '48 hours')))`;
