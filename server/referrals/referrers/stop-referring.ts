import { inTransaction } from "#postgres/transaction.ts";
import { ReferralError } from "#referrals/referral-error.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { returnAccepted } from "#store/referrals/erasure.ts";
import { dropCard } from "#store/referrals/cards.ts";
import { endReferrer } from "#store/referrals/referrers.ts";

/** The person stops being a referrer. Requests they had accepted go to other referrers. */
export async function stopReferring(context: ReferralContext, accountId: string): Promise<void> {
  await inTransaction(context.database, async (trx) => {
    await returnAccepted(trx, accountId);
    await dropCard(trx, accountId);
    if (!(await endReferrer(trx, accountId))) throw new ReferralError("not-a-referrer", "You aren’t a referrer.");
  });
}
