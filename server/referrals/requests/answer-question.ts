import { OFFER_WITHIN_H } from "#contract/values/referral.ts";
import { notFoundHere, ReferralError } from "#referrals/referral-error.ts";
import { offersOf, setAnswer } from "#store/referrals/offers.ts";
import { referrersByIds } from "#store/referrals/referrers.ts";
import { markText } from "./mark-text.ts";
import { type ReferralContext, requireSeeker, withRequest } from "./request-context.ts";
import { recordEvent } from "./transitions.ts";

/** The seeker answers a referrer's question, which restarts the referrer's 48 hours. */
export async function answerQuestion(
  context: ReferralContext,
  accountId: string,
  requestId: string,
  { offerId, answer }: { offerId: string; answer: string },
): Promise<void> {
  await withRequest(context, requestId, async (current) => {
    requireSeeker(current, accountId);
    const offer = (await offersOf(current.trx, [requestId])).find((each) => each.id === offerId);
    if (!offer || offer.question === null) throw notFoundHere();
    if (offer.answer !== null) throw new ReferralError("not-now", "You have already answered this question.");
    if (offer.state !== "live")
      throw new ReferralError("not-now", "This referrer has decided in the meantime, or their time has run out.");
    await setAnswer(current.trx, offer.id, answer, OFFER_WITHIN_H);
    await markText(current, answer);
    const referrer = (await referrersByIds(current.trx, [offer.referrerId])).get(offer.referrerId);
    await recordEvent(current, {
      kind: "answer",
      actor: "seeker",
      offerId: offer.id,
      recipients: [{ role: "referrer", accountId: referrer?.accountId ?? null }],
    });
  });
}
