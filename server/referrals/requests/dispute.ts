import type { Checked } from "#contract/values/referral.ts";
import { ReferralError } from "#referrals/referral-error.ts";
import { eventsOf } from "#store/referrals/events.ts";
import { type ReferralContext, requireSeeker, withRequest } from "./request-context.ts";
import { applyTransition } from "./transitions.ts";

/** The seeker says that no referral arrived, and what they have checked. The credit stays held until an operator decides. */
export async function dispute(
  context: ReferralContext,
  accountId: string,
  requestId: string,
  checked: Checked,
): Promise<void> {
  await withRequest(context, requestId, async (current) => {
    requireSeeker(current, accountId);
    await applyTransition(current, { action: "dispute", actor: "seeker", kind: "disputed", detail: checked });
  });
}

/**
 * The seeker takes back that no referral arrived, and has five days again to confirm it. Once only, because each time notifies the
 * referrer.
 */
export async function withdrawDispute(context: ReferralContext, accountId: string, requestId: string): Promise<void> {
  await withRequest(context, requestId, async (current) => {
    requireSeeker(current, accountId);
    const events = await eventsOf(current.trx, [requestId]);
    if (current.request.state === "disputed" && events.some(({ kind }) => kind === "dispute-withdrawn"))
      throw new ReferralError("not-now", "You have taken this back once already, so we’ll look into it.");
    await applyTransition(current, { action: "withdraw-dispute", actor: "seeker", kind: "dispute-withdrawn" });
  });
}
