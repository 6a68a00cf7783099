import { endRequest } from "./offer-round.ts";
import { type ReferralContext, requireSeeker, withRequest } from "./request-context.ts";

/** The seeker withdraws the request before anything is submitted, and gets the credit back. */
export async function withdraw(context: ReferralContext, accountId: string, requestId: string): Promise<void> {
  await withRequest(context, requestId, async (current) => {
    requireSeeker(current, accountId);
    await endRequest(current, { action: "withdraw", actor: "seeker", kind: "withdrawn" });
  });
}
