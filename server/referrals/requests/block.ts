import { ReferralError } from "#referrals/referral-error.ts";
import { insertBlock } from "#store/referrals/safety.ts";
import { leaveOffer } from "./leave-offer.ts";
import { type ReferralContext, referrerOf, withRequest } from "./request-context.ts";

/** Either side blocks the other: the two are never matched again. */
export async function block(context: ReferralContext, accountId: string, requestId: string): Promise<void> {
  await withRequest(context, requestId, async (current) => {
    const { request, trx } = current;
    if (request.seekerId === accountId) {
      const referrer = await referrerOf(current);
      if (!referrer?.accountId)
        throw new ReferralError("not-now", "Nobody has accepted this request, so there is nobody to block.");
      await insertBlock(trx, accountId, referrer.accountId);
      return;
    }
    await leaveOffer(current, accountId);
    if (request.seekerId !== null) await insertBlock(trx, accountId, request.seekerId);
  });
}
