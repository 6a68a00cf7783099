import { sql } from "kysely";

/** Is true for an offer `o` that takes one of its referrer's places this week, as the trigger `referral_offer_room` counts them. */
export const TAKES_PLACE = sql<boolean>`(o.offered_at > now() - interval '7 days'
  and (o.state not in ('released', 'lapsed', 'live') or (o.state = 'live' and o.offered_at > now() - interval '48 hours')))`;

/** Is true for an offer `o` of the last week that its referrer left unanswered for 48 hours. */
export const UNANSWERED = sql<boolean>`(o.offered_at > now() - interval '7 days'
  and (o.state = 'lapsed' or (o.state = 'live' and o.offered_at <= now() - interval '48 hours')))`;

/** Is true for a referrer `f` who gets new requests: verified, not gone, neither paused nor away. */
export const TAKES_REQUESTS = sql<boolean>`(f.ended_at is null and f.expires_at > now() and not f.paused
  and coalesce(f.away_until <= now(), true))`;
