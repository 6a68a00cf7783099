import type { Settlement } from "#contract/values/moderation/decision.ts";
import type { Transaction } from "#postgres/connection.ts";
import { awardConfirmation } from "#referrals/referrers/award-credit.ts";
import { AFTER_APPEAL } from "#referrals/notifications/notification-texts.ts";
import { loadRequestContext, notNow, type ReferralContext, withRequest } from "#referrals/requests/request-context.ts";
import { applyTransition } from "#referrals/requests/transitions.ts";
import { caseOfDispute, partiesOfCase, targetOfSettlement } from "#store/moderation/disputes.ts";
import { insertEvent } from "#store/moderation/events.ts";
import { lockRequest } from "#store/referrals/requests.ts";
import { insertAudit, type Operator } from "#store/referrals/safety.ts";
import { refuseParty } from "./refuse-party.ts";

/**
 * An operator decides a dispute: the referral was made, or the seeker gets the credit back. The person whom that goes against gets a statement
 * of reasons within a minute, the other side the mail about the request. The reason goes into the audit log and the log of decisions.
 */
export async function settleDispute(
  context: ReferralContext,
  operator: Operator,
  requestId: string,
  { verdict, reason }: { verdict: "confirmed" | "refunded"; reason: string },
): Promise<void> {
  await withRequest(context, requestId, async (current) => {
    const { trx, request } = current;
    if (request.state !== "disputed") throw notNow(request);
    refuseParty(operator, await partiesOfCase(trx, { subjectKind: "dispute", subjectId: requestId }));
    const action: Settlement = `settle-${verdict}`;
    // The database takes the move only after the line that explains it.
    await insertEvent(trx, {
      caseId: await caseOfDispute(trx, requestId),
      kind: "decision",
      action,
      ground: "referral-made",
      words: reason,
      target: await targetOfSettlement(trx, requestId, action),
      operatorId: operator.accountId,
    });
    await applyTransition(current, { action, actor: "operator", kind: `settled-${verdict}` });
    if (verdict === "confirmed") await awardConfirmation(current);
    await insertAudit(trx, { operator, action: `settle ${verdict}`, requestId, detail: reason });
  });
}

/**
 * Another operator granted an appeal against a settlement, which the log already says: the request ends the other way, and its credit moves
 * back. What the referrer earned by it stays, because they may have used it.
 */
export async function reverseSettlement(
  context: ReferralContext,
  trx: Transaction,
  requestId: string,
  settlement: Settlement,
): Promise<void> {
  const current = await loadRequestContext(context, trx, (await lockRequest(trx, requestId))!);
  const kind = settlement === "settle-confirmed" ? "settled-confirmed" : "settled-refunded";
  await applyTransition(current, { action: "reverse-settlement", actor: "operator", kind, detail: AFTER_APPEAL });
  if (settlement === "settle-confirmed") await awardConfirmation(current);
}
