import { networkShared } from "./credits.ts";
import { TAKES_PLACE, TAKES_REQUESTS, UNANSWERED } from "./places.ts";
import { LEAST_COUNTED, REST_AFTER } from "#contract/values/referral.ts";
import type { Connection } from "#postgres/connection.ts";
import { sql } from "kysely";
import type { CompanyFigures } from "#contract/schemas/referral.ts";

/** What the share of answered requests estimates, by Wilson's interval of 95 %: it stays within 0 and 1 where counts are small. */
const Z = 1.96;

// A request counts once it has been answered, has expired, or is older than seven days.
const COUNTED = sql`(r.first_answer_at is not null or r.state in ('expired', 'declined') or r.created_at < now() - interval '7 days')
  and not (r.first_answer_at is null and r.state in ('withdrawn', 'cancelled')) and not r.invited and r.created_at > now() - interval '180 days'`;

/** Figures with their counts, for ranking; `publicFigures` hides what would describe one person. */
export interface CountedFigures extends CompanyFigures {
  referrers: number;
  freeSlots: number;
}

/** Shares are published in steps of this size, and times in steps of hours. */
const SHARE_STEP = 0.05;
const HOURS_STEP = 6;

/** Returns a count as it is published: in fives, rounded down, so that one person more or less rarely shows. */
function inFives(count: number): number {
  return count - (count % LEAST_COUNTED);
}

/**
 * Returns what everybody may see of a company's figures. Below five referrers that is only whether there is one. From five on, counts go in fives
 * and shares and times in steps: by watching exact figures over time, somebody could see each colleague join, leave or answer, and so work out
 * who the others are. Of free places, one to four are not said.
 */
export function publicFigures(figures: CountedFigures): CompanyFigures {
  const { company, referrers, freeSlots, answered, answeredRange, medianHours, confirmed, waiting, credits } = figures;
  if (referrers < LEAST_COUNTED) {
    const hidden = { freeSlots: null, answered: null, answeredRange: null, medianHours: null, confirmed: 0 };
    return { company, referrers: referrers === 0 ? 0 : null, ...hidden, waiting };
  }
  return {
    company,
    referrers: inFives(referrers),
    freeSlots: freeSlots === 0 ? 0 : inFives(freeSlots) || null,
    answered: answered === null ? null : inSteps(answered, Math.round),
    answeredRange: answeredRange && [inSteps(answeredRange[0], Math.floor), inSteps(answeredRange[1], Math.ceil)],
    medianHours: medianHours === null ? null : Math.max(1, Math.round(medianHours / HOURS_STEP) * HOURS_STEP),
    confirmed: inFives(confirmed),
    waiting,
    ...(credits && { credits }),
  };
}

function inSteps(share: number, round: (steps: number) => number): number {
  // Dividing by a whole number leaves no digits beyond the step's.
  return round(share / SHARE_STEP) / Math.round(1 / SHARE_STEP);
}

/** Returns the referral figures of these companies, without those that have neither referrers nor enough people who wait. */
export async function companyFigures(db: Connection, slugs: readonly string[]): Promise<CountedFigures[]> {
  if (slugs.length === 0) return [];
  const { rows } = await sql<Omit<CountedFigures, "answeredRange"> & { requests: number; credits: string[] }>`
    select c.slug as company, r.n as requests, f.referrers, f.free as "freeSlots",
      case when r.n >= ${LEAST_COUNTED} and f.asked >= ${LEAST_COUNTED} then r.answered::float8 / r.n end as answered,
      case when r.n >= ${LEAST_COUNTED} and f.asked >= ${LEAST_COUNTED} then round(r.median)::float8 end as "medianHours", r.confirmed,
      case when w.n >= ${LEAST_COUNTED} then w.n - w.n % ${LEAST_COUNTED} end as waiting,
      array(select k.alias from referrer_card k join referrer f on f.account_id = k.account_id
        where f.company_id = c.id and ${TAKES_REQUESTS} and k.credited and k.alias is not null
          and exists (select 1 from referral_request q where q.accepted_by = f.id and q.state = 'confirmed')
        order by k.alias) as credits
    from company c
    cross join lateral (
      select count(*) filter (where live)::int as referrers, coalesce(sum(greatest(0, weekly_capacity - used)) filter (where live and unanswered < ${REST_AFTER}), 0)::int as free,
        count(*) filter (where asked) as asked
      from (
        select f.weekly_capacity, ${TAKES_REQUESTS} as live,
          (select count(*) from referral_offer o where o.referrer_id = f.id and ${TAKES_PLACE}) as used,
          (select count(*) from referral_offer o where o.referrer_id = f.id and ${UNANSWERED}) as unanswered,
          exists (select 1 from referral_offer o join referral_request q on q.id = o.request_id
            where o.referrer_id = f.id and o.state <> 'released' and not q.invited) as asked
        from referrer f where f.company_id = c.id) each) f
    cross join lateral (
      select count(*)::int as n, count(r.first_answer_at)::int as answered, count(*) filter (where r.state = 'confirmed')::int as confirmed,
        percentile_cont(0.5) within group (order by extract(epoch from r.first_answer_at - r.created_at) / 3600) as median
      from referral_request r where r.company_id = c.id and ${COUNTED}) r
    cross join lateral (
      select count(distinct person)::int as n from (
        select account_id as person from referral_watch where company_id = c.id
        union all select seeker_id from referral_request where company_id = c.id and state = 'offered') people) w
    where c.slug = any(${slugs}) and (f.referrers > 0 or r.n > 0 or w.n >= ${LEAST_COUNTED})`.execute(db);
  return rows.map(({ requests, credits, ...row }) => ({
    ...row,
    ...(credits.length > 0 && { credits }),
    answeredRange: row.answered === null ? null : likelyRange(row.answered, requests),
  }));
}

/** Returns between what the share of answers lies with 95 % confidence, given the share that was counted among `n` requests. */
export function likelyRange(share: number, n: number): [low: number, high: number] {
  const middle = (share + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const half = (Z / (1 + Z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** Returns the figures of every company with a referrer who accepts requests: verified, neither paused nor away, and not gone. */
export async function companiesAcceptingReferrals(db: Connection): Promise<CountedFigures[]> {
  const { rows } = await sql<{ slug: string }>`
    select distinct c.slug from referrer f join company c on c.id = f.company_id
    where ${TAKES_REQUESTS}`.execute(db);
  const figures = await companyFigures(
    db,
    rows.map(({ slug }) => slug),
  );
  return figures.filter(({ referrers }) => referrers > 0);
}

export interface ReferrerRecord {
  answered: number | null;
  medianHours: number | null;
  confirmed: number;
  interviews: number;
  hired: number;
  thanks: number;
}

/** Returns a referrer's own record, which nobody else sees. */
export async function referrerRecord(db: Connection, referrerId: string): Promise<ReferrerRecord> {
  const { rows } = await sql<ReferrerRecord>`
    with referred as (
      select r.outcome, exists (select 1 from referral_message m where m.request_id = r.id and m.thanks) as thanked
      from referral_request r where r.accepted_by = ${referrerId} and r.state = 'confirmed'),
    counted as (
      select count(*)::int as confirmed, (count(*) filter (where outcome in ('interview', 'hired')))::int as interviews,
        (count(*) filter (where outcome = 'hired'))::int as hired, (count(*) filter (where thanked))::int as thanks from referred),
    answers as (
      select count(answered_at)::float8 / nullif(count(*), 0) as answered,
        round(percentile_cont(0.5) within group (order by extract(epoch from answered_at - offered_at) / 3600))::float8 as "medianHours"
      from referral_offer where referrer_id = ${referrerId} and state not in ('live', 'released'))
    select * from answers, counted`.execute(db);
  return rows[0]!;
}

/** Counts the people whose requests a referrer has answered, without those who log in from the referrer's networks. */
export async function countAnsweredSeekers(db: Connection, referrerId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct r.seeker_id)::int as n
    from referral_offer o join referral_request r on r.id = o.request_id join referrer f on f.id = o.referrer_id
    where o.referrer_id = ${referrerId} and o.answered_at is not null and not ${networkShared(sql`f.account_id`, sql`r.seeker_id`)}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
