import { ReferralError, suspended } from "#referrals/referral-error.ts";
import { insertMessage, messagesOf } from "#store/referrals/events.ts";
import { offersOf } from "#store/referrals/offers.ts";
import { isSuspended } from "#store/referrals/operators.ts";
import { notNow, type ReferralContext, referrerOf, requireSeeker, withRequest } from "./request-context.ts";
import { recordEvent } from "./transitions.ts";

/** The seeker thanks their referrer, once, after they have said what came of the referral. It is a message of the thread. */
export async function thank(
  context: ReferralContext,
  accountId: string,
  requestId: string,
  body: string,
): Promise<void> {
  await withRequest(context, requestId, async (current) => {
    requireSeeker(current, accountId);
    const { trx, request } = current;
    if (request.state !== "confirmed") throw notNow(request);
    if (request.outcome === null) throw new ReferralError("not-now", "Tell us first how it went.");
    if (await isSuspended(trx, accountId)) throw suspended();
    if ((await messagesOf(trx, [requestId])).some((message) => message.thanks))
      throw new ReferralError("not-now", "You’ve thanked them already.");
    const offer = (await offersOf(trx, [requestId])).find(({ state }) => state === "accepted");
    if (!offer) throw notNow(request);
    await insertMessage(trx, {
      requestId,
      offerId: offer.id,
      authorId: accountId,
      authorRole: "seeker",
      body,
      thanks: true,
    });
    const referrer = (await referrerOf(current))?.accountId ?? null;
    await recordEvent(current, {
      kind: "thanked",
      actor: "seeker",
      recipients: [{ role: "referrer", accountId: referrer }],
    });
  });
}
