import { returnToPool } from "./offer-round.ts";
import { requireHolder } from "./own-offer.ts";
import { type ReferralContext, withRequest } from "./request-context.ts";

/** The referrer hands an accepted request back, so that the next referrers are asked at once. */
export async function handBack(context: ReferralContext, accountId: string, requestId: string): Promise<void> {
  await withRequest(context, requestId, async (current) => {
    await requireHolder(current, accountId, ["accepted"]);
    await returnToPool(current, "referrer");
  });
}
