import { move, onRequest, type ReferralContext, requireSeeker } from "./request-context.ts";

/** The seeker says that no referral arrived; an operator looks at it. The credit stays held. */
export async function dispute(context: ReferralContext, accountId: string, requestId: string): Promise<void> {
  await onRequest(context, requestId, async (scene) => {
    requireSeeker(scene, accountId);
    await move(scene, { action: "dispute", actor: "seeker", kind: "disputed" });
  });
}
