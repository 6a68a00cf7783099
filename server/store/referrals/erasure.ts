import { sql } from "kysely";
import type { Connection } from "#postgres/connection.ts";

/**
 * Removes a person from rows that also belong to somebody else, before their own rows are deleted. Ends their requests and
 * clears every text and link in them, clears the notes of reports about them, returns requests they accepted to the other
 * referrers, and keeps the counts of their answers for the company. Returns the number of changed rows.
 */
export async function detachFromReferrals(trx: Connection, accountId: string): Promise<number> {
  const requests = await sql<{ id: string }>`
    select r.id from referral_request r
    where r.seeker_id = ${accountId} or (r.state = 'accepted' and r.accepted_by in (select id from referrer where account_id = ${accountId}))
    order by r.id for update`.execute(trx);
  await sql`
    with ended as (
      update referral_request set state = 'withdrawn', ended_at = now(), deadline = null
      where seeker_id = ${accountId} and ended_at is null returning id, accepted_by),
    events as (
      insert into referral_event (request_id, kind, to_state, actor) select id, 'withdrawn', 'withdrawn', 'erasure' from ended
      returning id, request_id)
    insert into referral_notice (account_id, request_id, event_id, role)
    select f.account_id, e.request_id, e.id, 'referrer' from events e join ended on ended.id = e.request_id
    join referrer f on f.id = ended.accepted_by where f.account_id is not null`.execute(trx);
  await sql`
    update referral_offer o set state = 'released' from referral_request r
    where r.id = o.request_id and r.seeker_id = ${accountId} and o.state = 'live'`.execute(trx);
  await sql`
    update referral_offer o set question = null, answer = null from referral_request r
    where r.id = o.request_id and r.seeker_id = ${accountId}`.execute(trx);
  await sql`
    update referral_report p set note = '' from referral_request r
    where r.id = p.request_id and ((p.about = 'seeker' and r.seeker_id = ${accountId})
      or p.referrer_id in (select id from referrer where account_id = ${accountId}))`.execute(trx);
  // What this person called the contacts they invited.
  await sql`
    update referrer set display_name = null where account_id is null
      and id in (select accepted_by from referral_request where seeker_id = ${accountId} and invited)`.execute(trx);
  const detached = await sql`
    update referral_request set seeker_id = null, why = '', evidence = '', links = '{}', country = null, confirmation = null,
      outcome_asks = 3, scrubbed_at = coalesce(scrubbed_at, now())
    where seeker_id = ${accountId}`.execute(trx);
  await returnAccepted(trx, accountId);
  const left = await sql`
    update referrer set account_id = null, mailbox_hash = null, display_name = null, ended_at = coalesce(ended_at, now())
    where account_id = ${accountId}`.execute(trx);
  return requests.rows.length + Number(detached.numAffectedRows ?? 0n) + Number(left.numAffectedRows ?? 0n);
}

/** Returns requests that the person has accepted but not submitted, so that the timers ask the next referrers. */
export async function returnAccepted(trx: Connection, accountId: string): Promise<void> {
  await sql`
    with mine as (select id from referrer where account_id = ${accountId}),
    back as (
      update referral_request set state = 'offered', accepted_by = null, deadline = now() + interval '7 days'
      where state = 'accepted' and accepted_by in (select id from mine) returning id, seeker_id),
    offers as (
      update referral_offer set state = 'returned' where state = 'accepted' and request_id in (select id from back)),
    events as (
      insert into referral_event (request_id, kind, to_state, actor) select id, 'returned', 'offered', 'erasure' from back returning id, request_id)
    insert into referral_notice (account_id, request_id, event_id, role)
    select back.seeker_id, back.id, events.id, 'seeker' from events join back on back.id = events.request_id where back.seeker_id is not null`.execute(
    trx,
  );
  await sql`
    update referral_offer set state = 'released' where state = 'live' and referrer_id in (select id from referrer where account_id = ${accountId})`.execute(
    trx,
  );
}
