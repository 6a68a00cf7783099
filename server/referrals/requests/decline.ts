import type { DeclineReason } from "#contract/values/referral.ts";
import { recordAnswer } from "#referrals/referrers/award-credit.ts";
import { answerOffer } from "#store/referrals/offers.ts";
import { continueOrEnd } from "./offer-round.ts";
import { liveOwnOffer } from "./own-offer.ts";
import { type ReferralContext, withRequest } from "./request-context.ts";
import { recordEvent } from "./transitions.ts";

/** A referrer declines with a reason that the seeker sees. It counts as an answer; once all have declined, the next are asked. */
export async function decline(
  context: ReferralContext,
  accountId: string,
  requestId: string,
  reason: DeclineReason,
): Promise<void> {
  await withRequest(context, requestId, async (current) => {
    const mine = await liveOwnOffer(current, accountId);
    await answerOffer(current.trx, mine.offer.id, "declined", reason);
    await recordAnswer(current.trx, requestId, mine);
    await recordEvent(current, {
      kind: "declined-one",
      actor: "referrer",
      offerId: mine.offer.id,
      detail: reason,
      recipients: [{ role: "seeker", accountId: current.request.seekerId }],
    });
    await continueOrEnd(current, "referrer");
  });
}
