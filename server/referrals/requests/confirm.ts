import { awardConfirmation } from "#referrals/referrers/award-credit.ts";
import { type ReferralContext, type RequestContext, requireSeeker, withRequest } from "./request-context.ts";
import { applyTransition } from "./transitions.ts";

/** The seeker says that the referral arrived. */
export async function confirm(context: ReferralContext, accountId: string, requestId: string): Promise<void> {
  await withRequest(context, requestId, async (current) => {
    requireSeeker(current, accountId);
    await confirmRequest(current, "seeker");
  });
}

/** Confirms the referral, by the seeker or by their silence: the credit is spent, and the referrer earns one. */
export async function confirmRequest(current: RequestContext, actor: "seeker" | "clock"): Promise<void> {
  await applyTransition(current, { action: "confirm", actor, kind: "confirmed" });
  await awardConfirmation(current);
}
