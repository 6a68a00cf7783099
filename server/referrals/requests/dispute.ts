import { type ReferralContext, requireSeeker, withRequest } from "./request-context.ts";
import { applyTransition } from "./transitions.ts";

/** The seeker says that no referral arrived. The credit stays held until an operator decides. */
export async function dispute(context: ReferralContext, accountId: string, requestId: string): Promise<void> {
  await withRequest(context, requestId, async (current) => {
    requireSeeker(current, accountId);
    await applyTransition(current, { action: "dispute", actor: "seeker", kind: "disputed" });
  });
}
