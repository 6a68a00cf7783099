import { OFFER_WITHIN_H } from "#contract/values/referral.ts";
import { offersOf, setAnswer } from "#store/referrals/offers.ts";
import { referrersByIds } from "#store/referrals/referrers.ts";
import { note, onRequest, type ReferralContext, requireSeeker } from "./request-context.ts";
import { ReferralError, notFoundHere } from "#referrals/referral-error.ts";

/** The seeker answers a referrer's question; the referrer has 48 hours again to decide. */
export async function answer(
  context: ReferralContext,
  accountId: string,
  requestId: string,
  offerId: string,
  text: string,
): Promise<void> {
  await onRequest(context, requestId, async (scene) => {
    requireSeeker(scene, accountId);
    const offer = (await offersOf(scene.trx, [requestId])).find((each) => each.id === offerId);
    if (!offer || offer.question === null) throw notFoundHere();
    if (offer.answer !== null) throw new ReferralError("not-now", "You have answered this question already.");
    if (offer.state !== "live")
      throw new ReferralError("not-now", "Whoever asked has decided meanwhile, or their time is over.");
    await setAnswer(scene.trx, offer.id, text, OFFER_WITHIN_H);
    const referrer = (await referrersByIds(scene.trx, [offer.referrerId])).get(offer.referrerId);
    await note(scene, {
      kind: "answer",
      actor: "seeker",
      offerId: offer.id,
      told: [{ role: "referrer", accountId: referrer?.accountId ?? null }],
    });
  });
}
