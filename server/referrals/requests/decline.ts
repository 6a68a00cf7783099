import type { DeclineReason } from "#contract/values/referral.ts";
import { answerOffer } from "#store/referrals/offers.ts";
import { note, onRequest, type ReferralContext } from "./request-context.ts";
import { countAnswer } from "#referrals/referrers/award-credit.ts";
import { liveOfferOfMine } from "./own-offer.ts";
import { continueOrEnd } from "./offer-round.ts";

/** A referrer says no, with a reason that the seeker sees. It counts as an answer; when all have said no, the next are asked. */
export async function decline(
  context: ReferralContext,
  accountId: string,
  requestId: string,
  reason: DeclineReason,
): Promise<void> {
  await onRequest(context, requestId, async (scene) => {
    const mine = await liveOfferOfMine(scene, accountId);
    await answerOffer(scene.trx, mine.offer.id, "declined", reason);
    await countAnswer(scene.trx, requestId, mine);
    await note(scene, {
      kind: "declined-one",
      actor: "referrer",
      offerId: mine.offer.id,
      detail: reason,
      told: [{ role: "seeker", accountId: scene.request.seekerId }],
    });
    await continueOrEnd(scene, "referrer");
  });
}
