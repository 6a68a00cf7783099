import { sql } from "kysely";
import type { Connection, Row } from "#postgres/connection.ts";
import type { DeclineReason } from "#contract/values/referral.ts";
import { JOB_SUMMARY, type JobSummary, type RequestRow } from "./requests.ts";

export type OfferRow = Row<"referralOffer">;

/**
 * Offers the request to the referrers, including those whose earlier offer was released unanswered. The database rejects
 * more than three live offers, and offers beyond a referrer's weekly capacity.
 */
export async function insertOffers(
  trx: Connection,
  requestId: string,
  { referrerIds, round, withinH }: { referrerIds: readonly string[]; round: number; withinH: number },
): Promise<void> {
  for (const referrerId of referrerIds) {
    await sql`
      insert into referral_offer (request_id, referrer_id, offer_round, lapses_at)
      select id, ${referrerId}, ${round}, least(now() + make_interval(hours => ${withinH}), deadline) from referral_request where id = ${requestId}
      on conflict (request_id, referrer_id) do update set state = 'live', offer_round = excluded.offer_round, offered_at = now(), lapses_at = excluded.lapses_at,
        link_hash = null`.execute(trx);
  }
}

export async function offersOf(db: Connection, requestIds: readonly string[]): Promise<OfferRow[]> {
  if (requestIds.length === 0) return [];
  const { rows } =
    await sql<OfferRow>`select * from referral_offer where request_id = any(${requestIds}::uuid[]) order by id`.execute(
      db,
    );
  return rows;
}

/** Keeps the hash of the secret in the mail about a person's live offer. */
export async function setOfferLink(
  trx: Connection,
  requestId: string,
  accountId: string,
  linkHash: Buffer,
): Promise<void> {
  await sql`
    update referral_offer o set link_hash = ${linkHash} from referrer f
    where f.id = o.referrer_id and f.account_id = ${accountId} and o.request_id = ${requestId} and o.state = 'live'`.execute(
    trx,
  );
}

/** Returns the offer that a mail's link answers, and whose it is; null for an unknown link and an erased person. */
export async function offerOfLink(
  db: Connection,
  linkHash: Buffer,
): Promise<{ requestId: string; accountId: string; state: OfferRow["state"]; inTime: boolean } | null> {
  const { rows } = await sql<{ requestId: string; accountId: string; state: OfferRow["state"]; inTime: boolean }>`
    select o.request_id, f.account_id, o.state, o.lapses_at > now() as in_time
    from referral_offer o join referrer f on f.id = o.referrer_id
    where o.link_hash = ${linkHash} and f.account_id is not null`.execute(db);
  return rows[0] ?? null;
}

export async function answerOffer(
  trx: Connection,
  id: string,
  state: "accepted" | "declined" | "reported",
  reason: DeclineReason | null,
): Promise<void> {
  await sql`update referral_offer set state = ${state}, reason = ${reason}, answered_at = now() where id = ${id}`.execute(
    trx,
  );
}

/** Marks the accepted offer of the request as returned. */
export async function returnAcceptedOffer(trx: Connection, requestId: string): Promise<void> {
  await sql`update referral_offer set state = 'returned' where request_id = ${requestId} and state = 'accepted'`.execute(
    trx,
  );
}

/** Releases the offers of the request that are still unanswered. */
export async function releaseLiveOffers(trx: Connection, requestId: string): Promise<void> {
  await sql`update referral_offer set state = 'released' where request_id = ${requestId} and state = 'live'`.execute(
    trx,
  );
}

/** Ends live offers whose deadline has passed. Returns how many. */
export async function lapseOffers(trx: Connection, requestId: string): Promise<number> {
  const result = await sql`
    update referral_offer set state = 'lapsed' where request_id = ${requestId} and state = 'live' and lapses_at <= now()`.execute(
    trx,
  );
  return Number(result.numAffectedRows ?? 0n);
}

/** Extends live offers whose deadline has passed, at most until the request itself expires. */
export async function extendLapsedOffers(trx: Connection, requestId: string, hours: number): Promise<void> {
  await sql`
    update referral_offer o set lapses_at = least(now() + make_interval(hours => ${hours}), r.deadline)
    from referral_request r where r.id = o.request_id and o.request_id = ${requestId} and o.state = 'live' and o.lapses_at <= now()`.execute(
    trx,
  );
}

/** Restarts the deadline of an offer, after a question or its answer. */
export async function setQuestion(trx: Connection, id: string, question: string, withinH: number): Promise<void> {
  await sql`
    update referral_offer o set question = ${question}, question_at = now(),
      lapses_at = greatest(o.lapses_at, least(now() + make_interval(hours => ${withinH}), r.deadline))
    from referral_request r where r.id = o.request_id and o.id = ${id}`.execute(trx);
}

export async function setAnswer(trx: Connection, id: string, answer: string, withinH: number): Promise<void> {
  await sql`
    update referral_offer o set answer = ${answer}, answer_at = now(),
      lapses_at = greatest(o.lapses_at, least(now() + make_interval(hours => ${withinH}), r.deadline))
    from referral_request r where r.id = o.request_id and o.id = ${id}`.execute(trx);
}

/** Returns a referrer's inbox: live offers, requests they hold, and those that ended or brought thanks in the last 60 days. */
export async function inboxOf(
  db: Connection,
  referrerId: string,
  limit = 100,
): Promise<(RequestRow & JobSummary & { offer: string })[]> {
  const { rows } = await sql<RequestRow & JobSummary & { offer: string }>`
    select r.*, ${JOB_SUMMARY}, o.id as offer
    from referral_offer o join referral_request r on r.id = o.request_id join job j on j.id = r.job_id join company c on c.id = r.company_id
    where o.referrer_id = ${referrerId} and (o.state = 'live' or (o.state = 'accepted' and (r.ended_at is null or r.ended_at > now() - interval '60 days'
      or exists (select 1 from referral_message m where m.request_id = r.id and m.thanks and m.created_at > now() - interval '60 days'))))
    order by o.state = 'accepted', o.lapses_at, o.id limit ${limit}`.execute(db);
  return rows;
}
