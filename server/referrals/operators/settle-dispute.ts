import { awardConfirmation } from "#referrals/referrers/award-credit.ts";
import { type ReferralContext, withRequest } from "#referrals/requests/request-context.ts";
import { applyTransition } from "#referrals/requests/transitions.ts";
import { insertAudit, type Operator } from "#store/referrals/safety.ts";

/** An operator decides a dispute: the referral was made, or the seeker gets the credit back. The reason goes into the audit log. */
export async function settleDispute(
  context: ReferralContext,
  operator: Operator,
  requestId: string,
  { verdict, reason }: { verdict: "confirmed" | "refunded"; reason: string },
): Promise<void> {
  await withRequest(context, requestId, async (current) => {
    await applyTransition(current, { action: `settle-${verdict}`, actor: "operator", kind: `settled-${verdict}` });
    if (verdict === "confirmed") await awardConfirmation(current);
    await insertAudit(current.trx, { operator, action: `settle ${verdict}`, requestId, detail: reason });
  });
}
