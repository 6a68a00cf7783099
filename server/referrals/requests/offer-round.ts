import { NEW_ACCOUNT_DAYS, OFFER_WITHIN_H, OFFERED_AT_ONCE } from "#contract/values/referral.ts";
import { insertOffers, offersOf, releaseLiveOffers, returnAcceptedOffer } from "#store/referrals/offers.ts";
import { lockCandidates } from "#store/referrals/referrers.ts";
import { isNewAccount, nextOfferRound, setAcceptedBy } from "#store/referrals/requests.ts";
import { nextReferrers } from "./matching.ts";
import type { RequestContext } from "./request-context.ts";
import { applyTransition, recordEvent } from "./transitions.ts";

/**
 * Offers the request to the next referrers unless an offer is still live: first to the one whose card led to it, if they can be asked.
 * Returns how many were asked.
 */
export async function offerNextRound(current: RequestContext, first?: string): Promise<number> {
  const { trx, request, job } = current;
  const offers = await offersOf(trx, [request.id]);
  if (offers.some((offer) => offer.state === "live")) return 0;
  // A few new accounts of one person must not take every place of a company.
  const careful = request.seekerId !== null && (await isNewAccount(trx, request.seekerId, NEW_ACCOUNT_DAYS));
  const most = careful ? 1 : OFFERED_AT_ONCE;
  const candidates = await lockCandidates(trx, request.id);
  const ranked = nextReferrers(candidates, job.jobRoles, candidates.length);
  const chosen = ranked.toSorted((a, b) => Number(b.id === first) - Number(a.id === first)).slice(0, most);
  if (chosen.length === 0) return 0;
  const round = await nextOfferRound(trx, request.id);
  const referrerIds = chosen.map((each) => each.id);
  await insertOffers(trx, request.id, { referrerIds, round, withinH: OFFER_WITHIN_H });
  const referrers = chosen.map((each) => ({ role: "referrer" as const, accountId: each.accountId }));
  // The notification that the request was sent covers the first round.
  const seeker = round > 1 ? [{ role: "seeker" as const, accountId: request.seekerId }] : [];
  await recordEvent(current, {
    kind: "offered",
    actor: "clock",
    detail: String(chosen.length),
    recipients: [...referrers, ...seeker],
  });
  return chosen.length;
}

/**
 * Continues after an offer has ended: asks the next referrers, or ends the request when nobody is left. It is declined only if
 * everybody declined. If somebody never answered it expires, so that the seeker may ask again.
 */
export async function continueOrEnd(current: RequestContext, actor: "referrer" | "clock"): Promise<void> {
  const { trx, request } = current;
  const offers = await offersOf(trx, [request.id]);
  if (offers.some((offer) => offer.state === "live")) return;
  if ((await lockCandidates(trx, request.id)).length > 0) {
    await offerNextRound(current);
    return;
  }
  const allDeclined =
    offers.every((offer) => offer.state === "declined" || offer.state === "reported" || offer.state === "released") &&
    offers.some((offer) => offer.state !== "released");
  if (allDeclined) await applyTransition(current, { action: "exhaust", actor, kind: "declined" });
  else await applyTransition(current, { action: "expire", actor, kind: "expired" });
}

/** Offers an accepted request to the next referrers, or ends it and releases the credit when nobody is left. */
export async function returnToPool(current: RequestContext, actor: "referrer" | "clock"): Promise<void> {
  const { trx, request } = current;
  await returnAcceptedOffer(trx, request.id);
  if ((await lockCandidates(trx, request.id)).length === 0) {
    await applyTransition(current, { action: "give-up", actor, kind: "expired" });
    return;
  }
  await applyTransition(current, { action: "return", actor, kind: "returned" });
  await setAcceptedBy(trx, request.id, null);
  current.request.acceptedBy = null;
  await offerNextRound(current);
}

/** Releases the live offers and ends the request. */
export async function endRequest(current: RequestContext, end: Parameters<typeof applyTransition>[1]): Promise<void> {
  await releaseLiveOffers(current.trx, current.request.id);
  await applyTransition(current, end);
}
