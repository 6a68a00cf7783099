import { VERIFIED_FOR_DAYS } from "#contract/values/referral.ts";
import { answerOffer, releaseLiveOffers } from "#store/referrals/offers.ts";
import { setAcceptedBy } from "#store/referrals/requests.ts";
import { move, onRequest, type ReferralContext } from "./request-context.ts";
import { countAnswer } from "#referrals/referrers/award-credit.ts";
import { liveOfferOfMine } from "./own-offer.ts";
import { ReferralError } from "#referrals/referral-error.ts";

/** A referrer claims the request for seven days; of two who try at once, one is told that somebody was first. */
export async function accept(context: ReferralContext, accountId: string, requestId: string): Promise<void> {
  await onRequest(context, requestId, async (scene) => {
    const mine = await liveOfferOfMine(scene, accountId);
    if (!mine.referrer.live) throw lapsedVerification();
    await answerOffer(scene.trx, mine.offer.id, "accepted", null);
    await releaseLiveOffers(scene.trx, requestId);
    await setAcceptedBy(scene.trx, requestId, mine.referrer.id);
    scene.request.acceptedBy = mine.referrer.id;
    await countAnswer(scene.trx, requestId, mine);
    await move(scene, { action: "accept", actor: "referrer", kind: "accepted", offerId: mine.offer.id });
  });
}

function lapsedVerification(): ReferralError {
  return new ReferralError(
    "not-a-referrer",
    `A work address counts for ${VERIFIED_FOR_DAYS} days. Please verify yours again first.`,
  );
}
