import type { MyReferralsResponse, SeekerRequest } from "#contract/schemas/referral.ts";
import { OPEN_REQUESTS_MAX, REQUESTS_PER_DAY } from "#contract/values/referral.ts";
import type { Connection } from "#postgres/connection.ts";
import { maskContacts } from "#referrals/notifications/mask.ts";
import { seekerTimeline } from "#referrals/notifications/timeline.ts";
import { freeCredits } from "#referrals/requests/refusal-to-ask.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { requestOverview, rowsOf, threadOf } from "#referrals/requests/request-view.ts";
import { creditsOf } from "#store/referrals/credits.ts";
import { type EventRow, eventsOf, mailChoiceOf, type MessageRow, messagesOf } from "#store/referrals/events.ts";
import { newestNotice } from "#store/referrals/news.ts";
import { type OfferRow, offersOf } from "#store/referrals/offers.ts";
import { isOperator } from "#store/referrals/operators.ts";
import { type ReferrerRow, referrersByIds } from "#store/referrals/referrers.ts";
import {
  countsOfSeeker,
  type NamedAccount,
  namedAccounts,
  type JobSummary,
  type RequestRow,
  requestsOfSeeker,
} from "#store/referrals/requests.ts";

const CREDIT_RETURNED = new Set(["expired", "cancelled", "withdrawn", "declined", "refunded"]);

/** Returns a seeker's own requests, credits and limits. */
export async function myReferrals(
  { database: { db } }: ReferralContext,
  accountId: string,
): Promise<MyReferralsResponse> {
  // Before the rest, which then includes it.
  const newest = await newestNotice(db, accountId);
  const rows = await requestsOfSeeker(db, accountId);
  const [credits, counts, mail, operator, free, requests] = await Promise.all([
    creditsOf(db, accountId),
    countsOfSeeker(db, accountId),
    mailChoiceOf(db, accountId),
    isOperator(db, accountId),
    freeCredits(db, accountId),
    seekerRequests(db, rows, accountId),
  ]);
  const nextBack = rows
    .filter((row) => row.state === "offered")
    .flatMap((row) => row.deadline ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime())[0];
  return {
    credits: { ...credits, free, nextBackAt: nextBack?.toISOString() ?? null },
    limits: { open: counts.open, openMax: OPEN_REQUESTS_MAX, today: counts.today, perDay: REQUESTS_PER_DAY },
    mail,
    operator,
    requests,
    newestNotice: newest,
  };
}

/** Returns the seeker's newest request for a job, or null. */
export async function seekerRequestFor(
  { database: { db } }: Pick<ReferralContext, "database">,
  accountId: string,
  jobId: string,
): Promise<SeekerRequest | null> {
  const rows = (await requestsOfSeeker(db, accountId)).filter((row) => row.jobId === jobId);
  const [request = null] = await seekerRequests(db, rows.slice(0, 1), accountId);
  return request;
}

async function seekerRequests(
  db: Connection,
  rows: readonly (RequestRow & JobSummary)[],
  accountId: string,
): Promise<SeekerRequest[]> {
  const ids = rows.map((row) => row.id);
  const [offers, events, messages] = await Promise.all([offersOf(db, ids), eventsOf(db, ids), messagesOf(db, ids)]);
  const askers = offers.flatMap((offer) => (offer.question === null ? [] : [offer.referrerId]));
  const referrers = await referrersByIds(db, [...rows.flatMap((row) => row.acceptedBy ?? []), ...askers]);
  const people = await namedAccounts(
    db,
    [...referrers.values()].flatMap((each) => each.accountId ?? []),
  );
  const details = (row: RequestRow): RequestDetails => ({
    offers: rowsOf(offers, row.id),
    events: rowsOf(events, row.id),
    messages: rowsOf(messages, row.id),
    referrerName: row.acceptedBy === null ? null : nameOf(referrers.get(row.acceptedBy), people),
    namesOf(referrerId) {
      const asker = referrers.get(referrerId);
      const names = [asker?.displayName, people.get(asker?.accountId ?? "")?.name];
      return names.filter((each) => each !== null && each !== undefined);
    },
  });
  return rows.map((row) => seekerRequest(row, details(row), accountId));
}

/** Returns the name a referrer has chosen, or their account's name. */
function nameOf(referrer: ReferrerRow | undefined, people: ReadonlyMap<string, NamedAccount>): string | null {
  if (!referrer) return null;
  if (referrer.displayName !== null) return referrer.displayName;
  return referrer.accountId === null ? "a former member" : (people.get(referrer.accountId)?.name ?? null);
}

interface RequestDetails {
  offers: OfferRow[];
  events: EventRow[];
  messages: MessageRow[];
  /** The name of the referrer who accepted, or null. */
  referrerName: string | null;
  /** The names to mask in a referrer's question. */
  namesOf: (referrerId: string) => string[];
}

function seekerRequest(
  row: RequestRow & JobSummary,
  { offers, events, messages, referrerName, namesOf }: RequestDetails,
  accountId: string,
): SeekerRequest {
  const accepted = row.acceptedBy !== null && row.state !== "offered";
  const visible = (offer: OfferRow, question: string) =>
    accepted && offer.referrerId === row.acceptedBy ? question : maskContacts(question, namesOf(offer.referrerId));
  const lapse = offers
    .filter((offer) => offer.state === "live")
    .map((offer) => offer.lapsesAt)
    .toSorted((a, b) => a.getTime() - b.getTime())[0];
  return {
    ...requestOverview(row),
    why: row.why,
    evidence: row.evidence,
    links: row.links,
    country: row.country,
    nextRoundAt: row.state === "offered" && lapse && row.deadline && lapse < row.deadline ? lapse.toISOString() : null,
    referrer: accepted && referrerName !== null ? { name: referrerName } : null,
    questions: offers.flatMap((offer) =>
      offer.question === null
        ? []
        : [{ offerId: offer.id, question: visible(offer, offer.question), answer: offer.answer }],
    ),
    confirmation: row.confirmation,
    outcome: row.outcome,
    outcomeWanted: row.state === "confirmed" && (row.outcome === null || row.outcome === "waiting"),
    invited: row.invited,
    creditReturned: !row.invited && CREDIT_RETURNED.has(row.state),
    canWithdrawDispute: row.state === "disputed" && !events.some(({ kind }) => kind === "dispute-withdrawn"),
    timeline: seekerTimeline(row, events, offers, {
      referrer: accepted ? referrerName : null,
      company: row.companyName,
    }),
    messages: threadOf(messages, offers.find((offer) => offer.state === "accepted")?.id, accountId),
  };
}
