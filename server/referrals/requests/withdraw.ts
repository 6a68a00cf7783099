import { onRequest, type ReferralContext, requireSeeker } from "./request-context.ts";
import { endOffered } from "./offer-round.ts";

/** The seeker takes the request back, as long as nothing is submitted; the credit returns. */
export async function withdraw(context: ReferralContext, accountId: string, requestId: string): Promise<void> {
  await onRequest(context, requestId, async (scene) => {
    requireSeeker(scene, accountId);
    await endOffered(scene, { action: "withdraw", actor: "seeker", kind: "withdrawn" });
  });
}
