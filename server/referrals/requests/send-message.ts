import { LIMITS } from "#accounts/limits/limits.ts";
import { ReferralError, suspended } from "#referrals/referral-error.ts";
import { insertMessage } from "#store/referrals/events.ts";
import { offersOf } from "#store/referrals/offers.ts";
import { isSuspended } from "#store/referrals/operators.ts";
import { isBlocked } from "#store/referrals/safety.ts";
import { markText } from "./mark-text.ts";
import { requireHolder } from "./own-offer.ts";
import { notNow, type ReferralContext, referrerOf, withRequest } from "./request-context.ts";
import { recordEvent } from "./transitions.ts";

const THREAD_STATES = ["accepted", "submitted", "disputed", "confirmed"] as const;

/** Either side writes in the private thread of an accepted request. A referrer who accepts later cannot read it. */
export async function sendMessage(
  context: ReferralContext,
  accountId: string,
  requestId: string,
  body: string,
): Promise<void> {
  const { ok, retryAfterS } = await context.limiter.within("messagePerAccountHour", accountId);
  if (!ok) {
    const text = `You’ve written ${LIMITS.messagePerAccountHour.most} messages in an hour, the most you can. Please try again in ${Math.ceil(retryAfterS / 60)} minutes.`;
    throw new ReferralError("too-many-requests", text);
  }
  await withRequest(context, requestId, async (current) => {
    const { request, trx } = current;
    const fromSeeker = request.seekerId === accountId;
    if (!fromSeeker) await requireHolder(current, accountId, THREAD_STATES);
    else if (!THREAD_STATES.some((state) => state === request.state)) throw notNow(request);
    if (await isSuspended(trx, accountId)) throw suspended();
    const thread = (await offersOf(trx, [requestId])).find((offer) => offer.state === "accepted");
    if (!thread) throw notNow(request);
    const otherId = fromSeeker ? ((await referrerOf(current))?.accountId ?? null) : request.seekerId;
    if (fromSeeker && request.invited && otherId === null)
      throw new ReferralError("not-now", "Your contact has no account here, so please write to them yourself.");
    // Says nothing of who blocked whom.
    if (otherId !== null && (await isBlocked(trx, accountId, otherId)))
      throw new ReferralError("not-now", "This thread is closed. The referral itself goes on.");
    const authorRole = fromSeeker ? ("seeker" as const) : ("referrer" as const);
    await insertMessage(trx, { requestId, offerId: thread.id, authorId: accountId, authorRole, body });
    await markText(current, body, fromSeeker ? null : thread.referrerId);
    const role = fromSeeker ? ("referrer" as const) : ("seeker" as const);
    await recordEvent(current, { kind: "message", actor: authorRole, recipients: [{ role, accountId: otherId }] });
  });
}
