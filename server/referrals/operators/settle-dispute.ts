import { insertAudit, type Operator } from "#store/referrals/safety.ts";
import { move, onRequest, type ReferralContext } from "#referrals/requests/request-context.ts";
import { thankReferrer } from "#referrals/requests/confirm.ts";

/** An operator decides a dispute: the referral was made, or the seeker gets the credit back. The reason goes into the audit log. */
export async function settle(
  context: ReferralContext,
  operator: Operator,
  requestId: string,
  verdict: "confirmed" | "refunded",
  reason: string,
): Promise<void> {
  await onRequest(context, requestId, async (scene) => {
    await move(scene, { action: `settle-${verdict}`, actor: "operator", kind: `settled-${verdict}` });
    if (verdict === "confirmed") await thankReferrer(scene);
    await insertAudit(scene.trx, { operator, action: `settle ${verdict}`, requestId: requestId, detail: reason });
  });
}
