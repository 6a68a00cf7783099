import { insertAudit, resolveReport } from "#store/referral-safety.ts";
import { inReferral, move, onRequest, type ReferralContext } from "./act.ts";
import { thankReferrer } from "./confirm.ts";
import { ReferralError } from "./referral-error.ts";

/** An operator decides a dispute: the referral was made, or the seeker gets the credit back. The reason goes into the audit log. */
export async function settle(
  context: ReferralContext,
  operator: string,
  requestId: string,
  verdict: "confirmed" | "refunded",
  reason: string,
): Promise<void> {
  await onRequest(context, requestId, async (scene) => {
    await move(scene, { action: `settle-${verdict}`, actor: "operator", kind: `settled-${verdict}` });
    if (verdict === "confirmed") await thankReferrer(scene);
    await insertAudit(scene.trx, { operator, action: `settle ${verdict}`, request_id: requestId, detail: reason });
  });
}

/** An operator closes a report with what was done about it. */
export async function resolve(
  context: ReferralContext,
  operator: string,
  reportId: string,
  resolution: string,
): Promise<void> {
  await inReferral(context, async (trx) => {
    const requestId = await resolveReport(trx, reportId, resolution);
    if (requestId === null)
      throw new ReferralError("not-found", `There is no open report ${reportId}. "referral reports" lists them.`);
    await insertAudit(trx, {
      operator,
      action: `resolve report ${reportId}`,
      request_id: requestId,
      detail: resolution,
    });
  });
}
