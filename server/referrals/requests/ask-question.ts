import { OFFER_WITHIN_H } from "#contract/values/referral.ts";
import { ReferralError } from "#referrals/referral-error.ts";
import { setQuestion } from "#store/referrals/offers.ts";
import { markText } from "./mark-text.ts";
import { liveOwnOffer } from "./own-offer.ts";
import { type ReferralContext, withRequest } from "./request-context.ts";
import { recordEvent } from "./transitions.ts";

/** A referrer asks their one question before deciding, which restarts the offer's 48 hours. */
export async function askQuestion(
  context: ReferralContext,
  accountId: string,
  requestId: string,
  text: string,
): Promise<void> {
  await withRequest(context, requestId, async (current) => {
    const { offer } = await liveOwnOffer(current, accountId);
    if (offer.question !== null) throw new ReferralError("not-now", "You have already asked your one question.");
    await setQuestion(current.trx, offer.id, text, OFFER_WITHIN_H);
    await markText(current, text, offer.referrerId);
    await recordEvent(current, {
      kind: "question",
      actor: "referrer",
      offerId: offer.id,
      recipients: [{ role: "seeker", accountId: current.request.seekerId }],
    });
  });
}
