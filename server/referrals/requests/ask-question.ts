import { OFFER_WITHIN_H } from "#contract/values/referral.ts";
import { setQuestion } from "#store/referrals/offers.ts";
import { note, onRequest, type ReferralContext } from "./request-context.ts";
import { liveOfferOfMine } from "./own-offer.ts";
import { ReferralError } from "#referrals/referral-error.ts";

/** A referrer asks one question before deciding; it gives the offer its 48 hours again. */
export async function question(
  context: ReferralContext,
  accountId: string,
  requestId: string,
  text: string,
): Promise<void> {
  await onRequest(context, requestId, async (scene) => {
    const { offer } = await liveOfferOfMine(scene, accountId);
    if (offer.question !== null) throw new ReferralError("not-now", "You have asked your one question already.");
    await setQuestion(scene.trx, offer.id, text, OFFER_WITHIN_H);
    await note(scene, {
      kind: "question",
      actor: "referrer",
      offerId: offer.id,
      told: [{ role: "seeker", accountId: scene.request.seekerId }],
    });
  });
}
