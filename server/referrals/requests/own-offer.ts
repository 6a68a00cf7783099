import { type OfferRow, offersOf } from "#store/referrals/offers.ts";
import { touchReferrer, referrerOfAccount, type ReferrerRow } from "#store/referrals/referrers.ts";
import type { Scene } from "./request-context.ts";
import { notNowText } from "./request-context.ts";
import { ReferralError, notFoundHere } from "#referrals/referral-error.ts";

export interface MyOffer {
  referrer: ReferrerRow & { live: boolean };
  offer: OfferRow;
}

/** This person's offer of the request, whatever became of it; who has none finds nothing here. */
export async function offerOfMine({ trx, request }: Scene, accountId: string): Promise<MyOffer> {
  const referrer = await referrerOfAccount(trx, accountId);
  const offer = referrer && (await offersOf(trx, [request.id])).find((each) => each.referrerId === referrer.id);
  if (!referrer || !offer) throw notFoundHere();
  return { referrer, offer };
}

/** The offer while it can be answered. Counts as a sign of life. */
export async function liveOfferOfMine(scene: Scene, accountId: string): Promise<MyOffer> {
  const mine = await offerOfMine(scene, accountId);
  const { offer, referrer } = mine;
  const { request, job } = scene;
  if (offer.state === "live" && request.state === "offered") {
    await touchReferrer(scene.trx, referrer.id);
    return mine;
  }
  if (request.state === "accepted" && request.acceptedBy !== referrer.id) {
    throw new ReferralError(
      "already-accepted",
      `Somebody else at ${job.companyName} accepted this request first. There is nothing left to do.`,
    );
  }
  if (offer.state === "lapsed")
    throw new ReferralError("not-now", "The 48 hours to answer are over; the request went to others.");
  if (offer.state !== "live" && request.state === "offered")
    throw new ReferralError("not-now", "You have answered this request already.");
  throw new ReferralError("not-now", notNowText(request));
}

/** The request while this person holds it, in one of the states. */
export async function requireHolder(
  scene: Scene,
  accountId: string,
  states: readonly Scene["request"]["state"][],
): Promise<MyOffer> {
  const mine = await offerOfMine(scene, accountId);
  const { request, job } = scene;
  if (request.acceptedBy !== mine.referrer.id || mine.offer.state !== "accepted") {
    if (request.state === "accepted")
      throw new ReferralError("already-accepted", `Somebody else at ${job.companyName} holds this request.`);
    throw new ReferralError("not-now", request.state === "offered" ? "Accept the request first." : notNowText(request));
  }
  if (!states.includes(request.state)) throw new ReferralError("not-now", notNowText(request));
  await touchReferrer(scene.trx, mine.referrer.id);
  return mine;
}
