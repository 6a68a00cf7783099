import type { Measure } from "#contract/schemas/referral-operator.ts";
import type { CaseAction } from "#contract/values/moderation/decision.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { endParticipation } from "#referrals/operators/end-participation.ts";
import { ReferralError } from "#referrals/referral-error.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { insertEvent } from "#store/moderation/events.ts";
import { partiesOfCase } from "#store/moderation/disputes.ts";
import { caseOfReport } from "#store/moderation/report-decisions.ts";
import { closeReport, insertSuspension, openReport, type ReportRow } from "#store/referrals/operators.ts";
import { lockRequest } from "#store/referrals/requests.ts";
import { insertAudit, type Operator } from "#store/referrals/safety.ts";
import { refuseParty } from "./refuse-party.ts";

const ACTIONS: Record<Measure, CaseAction> = { dismissed: "dismiss", warned: "warn", suspended: "suspend-referrals" };

/**
 * An operator acts on a report: dismisses it, or warns or suspends the reported person, who gets a statement of reasons within a minute. It
 * mentions neither the report nor its author. The reason goes into the audit log, into the log of decisions and to the person.
 */
export async function resolveReport(
  context: ReferralContext,
  operator: Operator,
  reportId: string,
  { measure, reason }: { measure: Measure; reason: string },
): Promise<void> {
  await inTransaction(context.database, async (trx) => {
    const report = await openReport(trx, reportId);
    if (!report) throw alreadyClosed();
    // Every action locks requests before other rows, and the audit line refers to this one.
    await lockRequest(trx, report.requestId);
    refuseParty(operator, await partiesOfCase(trx, { subjectKind: "report", subjectId: reportId }));
    const person = measure === "dismissed" ? null : requirePerson(report);
    if (person !== null && measure === "suspended") await endParticipation(context, trx, person);
    const caseId = await caseOfReport(trx, reportId);
    if (!(await closeReport(trx, reportId, measure, reason))) throw alreadyClosed();
    const eventId = await insertEvent(trx, {
      caseId,
      kind: "decision",
      action: ACTIONS[measure],
      ground: person === null ? "no-breach" : "conduct",
      words: reason,
      target: person === null ? null : { kind: "person", id: person },
      operatorId: operator.accountId,
    });
    // A second one would end with the reversal of the first.
    if (person !== null && measure === "suspended" && !(await insertSuspension(trx, person, reason, eventId)))
      throw new ReferralError("not-now", "This person is suspended from referrals already.");
    await insertAudit(trx, { operator, action: `report ${measure}`, requestId: report.requestId, detail: reason });
  });
}

function alreadyClosed(): ReferralError {
  return new ReferralError("not-found", "This report isn't open. Another operator may have closed it.");
}

function requirePerson({ personId, about }: ReportRow): string {
  if (personId === null)
    throw new ReferralError("not-now", `The ${about} has left, so the report can only be dismissed.`);
  return personId;
}
