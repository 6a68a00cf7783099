import { notFoundHere, ReferralError } from "#referrals/referral-error.ts";
import { type OfferRow, offersOf } from "#store/referrals/offers.ts";
import { referrerOfAccount, type ReferrerRow, touchReferrer } from "#store/referrals/referrers.ts";
import { notNow, type RequestContext } from "./request-context.ts";

export interface OwnOffer {
  referrer: ReferrerRow & { live: boolean };
  offer: OfferRow;
}

/** Returns this person's offer of the request in any state. Throws `not-found` if they have none. */
export async function ownOffer({ trx, request }: RequestContext, accountId: string): Promise<OwnOffer> {
  const referrer = await referrerOfAccount(trx, accountId);
  const offer = referrer && (await offersOf(trx, [request.id])).find((each) => each.referrerId === referrer.id);
  if (!referrer || !offer) throw notFoundHere();
  return { referrer, offer };
}

/** Returns this person's offer if it can still be answered, and records the referrer as active. */
export async function liveOwnOffer(current: RequestContext, accountId: string): Promise<OwnOffer> {
  const mine = await ownOffer(current, accountId);
  const { offer, referrer } = mine;
  const { request, job } = current;
  if (offer.state === "live" && request.state === "offered") {
    await touchReferrer(current.trx, referrer.id);
    return mine;
  }
  if (request.state === "accepted" && request.acceptedBy !== referrer.id) {
    const text = `Somebody else at ${job.companyName} accepted this request first. There's nothing left to do.`;
    throw new ReferralError("already-accepted", text);
  }
  if (offer.state === "lapsed")
    throw new ReferralError("not-now", "The 48 hours to answer have passed, so the request went to other referrers.");
  if (offer.state !== "live" && request.state === "offered")
    throw new ReferralError("not-now", "You have already answered this request.");
  throw notNow(request);
}

/** Returns this person's offer if they hold the request and it is in one of the states. */
export async function requireHolder(
  current: RequestContext,
  accountId: string,
  states: readonly RequestContext["request"]["state"][],
): Promise<OwnOffer> {
  const mine = await ownOffer(current, accountId);
  const { request, job } = current;
  if (request.acceptedBy !== mine.referrer.id || mine.offer.state !== "accepted") {
    if (request.state === "accepted")
      throw new ReferralError("already-accepted", `Somebody else at ${job.companyName} holds this request.`);
    throw request.state === "offered" ? new ReferralError("not-now", "Accept the request first.") : notNow(request);
  }
  if (!states.includes(request.state)) throw notNow(request);
  await touchReferrer(current.trx, mine.referrer.id);
  return mine;
}
