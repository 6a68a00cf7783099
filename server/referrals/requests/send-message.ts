import { insertMessage } from "#store/referrals/events.ts";
import { isSuspended } from "#store/referrals/operators.ts";
import { offersOf } from "#store/referrals/offers.ts";
import { note, notNowText, onRequest, type ReferralContext, referrerOf } from "./request-context.ts";
import { requireHolder } from "./own-offer.ts";
import { ReferralError, suspended } from "#referrals/referral-error.ts";

const THREAD_STATES = ["accepted", "submitted", "disputed", "confirmed"] as const;

/** A line in the private thread of an accepted request, from either side. Who accepts later does not read it. */
export async function message(
  context: ReferralContext,
  accountId: string,
  requestId: string,
  body: string,
): Promise<void> {
  await onRequest(context, requestId, async (scene) => {
    const { request, trx } = scene;
    const fromSeeker = request.seekerId === accountId;
    if (!fromSeeker) await requireHolder(scene, accountId, THREAD_STATES);
    else if (!THREAD_STATES.some((state) => state === request.state))
      throw new ReferralError("not-now", notNowText(request));
    if (await isSuspended(trx, accountId)) throw suspended();
    const thread = (await offersOf(trx, [requestId])).find((offer) => offer.state === "accepted");
    if (!thread) throw new ReferralError("not-now", notNowText(request));
    const role = fromSeeker ? ("seeker" as const) : ("referrer" as const);
    await insertMessage(trx, {
      requestId: requestId,
      offerId: thread.id,
      authorId: accountId,
      authorRole: role,
      body,
    });
    const told = fromSeeker
      ? { role: "referrer" as const, accountId: (await referrerOf(scene))?.accountId ?? null }
      : { role: "seeker" as const, accountId: request.seekerId };
    await note(scene, { kind: "message", actor: role, told: [told] });
  });
}
