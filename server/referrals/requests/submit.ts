import { setSubmitted } from "#store/referrals/requests.ts";
import { requireHolder } from "./own-offer.ts";
import { type ReferralContext, withRequest } from "./request-context.ts";
import { applyTransition } from "./transitions.ts";

/** The referrer has submitted the referral. The seeker has five days to confirm or dispute it. */
export async function submit(
  context: ReferralContext,
  accountId: string,
  requestId: string,
  confirmation: string | null,
): Promise<void> {
  await withRequest(context, requestId, async (current) => {
    const { offer } = await requireHolder(current, accountId, ["accepted"]);
    await setSubmitted(current.trx, requestId, confirmation);
    await applyTransition(current, { action: "submit", actor: "referrer", kind: "submitted", offerId: offer.id });
  });
}
