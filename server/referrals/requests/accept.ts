import { VERIFIED_FOR_DAYS } from "#contract/values/referral.ts";
import { ReferralError } from "#referrals/referral-error.ts";
import { recordAnswer } from "#referrals/referrers/award-credit.ts";
import { answerOffer, releaseLiveOffers } from "#store/referrals/offers.ts";
import { setAcceptedBy } from "#store/referrals/requests.ts";
import { liveOwnOffer } from "./own-offer.ts";
import { type ReferralContext, withRequest } from "./request-context.ts";
import { applyTransition } from "./transitions.ts";

/** A referrer claims the request for seven days. When two try at once, the second is refused. */
export async function accept(context: ReferralContext, accountId: string, requestId: string): Promise<void> {
  await withRequest(context, requestId, async (current) => {
    const mine = await liveOwnOffer(current, accountId);
    if (!mine.referrer.live) throw verificationExpired();
    await answerOffer(current.trx, mine.offer.id, "accepted", null);
    await releaseLiveOffers(current.trx, requestId);
    await setAcceptedBy(current.trx, requestId, mine.referrer.id);
    current.request.acceptedBy = mine.referrer.id;
    await recordAnswer(current.trx, requestId, mine);
    await applyTransition(current, { action: "accept", actor: "referrer", kind: "accepted", offerId: mine.offer.id });
  });
}

function verificationExpired(): ReferralError {
  return new ReferralError(
    "not-a-referrer",
    `Your work address was verified more than ${VERIFIED_FOR_DAYS} days ago. Please verify it again first.`,
  );
}
