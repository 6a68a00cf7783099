import type { Measure } from "#contract/schemas/referral-operator.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import type { Transaction } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { endParticipation } from "#referrals/operators/end-participation.ts";
import { unsubscribeLink } from "#referrals/notifications/mail-links.ts";
import { ReferralError } from "#referrals/referral-error.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { closeReport, insertSuspension, openReport, type ReportRow } from "#store/referrals/operators.ts";
import { lockRequest, namedAccounts } from "#store/referrals/requests.ts";
import { insertAudit, type Operator } from "#store/referrals/safety.ts";

/**
 * An operator acts on a report: dismisses it, or warns or suspends the reported person. Neither email mentions the report or
 * its author. The reason goes into the audit log.
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
    if (measure === "suspended") await endParticipation(context, trx, requirePerson(report));
    if (!(await closeReport(trx, reportId, measure, reason))) throw alreadyClosed();
    if (measure === "suspended") await insertSuspension(trx, requirePerson(report), reason);
    if (measure !== "dismissed") await mailPerson(context, trx, measure, report);
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

const MAILS: Record<Exclude<Measure, "dismissed">, { subject: string; text: string }> = {
  warned: {
    subject: "A warning about your referrals",
    text: "Somebody reported how you treated them during a referral. We looked into it and agree. Please stay polite, keep to the request, and never bring up money. If it happens again, we’ll suspend you from referrals.",
  },
  suspended: {
    subject: "You’re suspended from referrals",
    text: "We looked into a report about you and suspended you from referrals. You can no longer ask for referrals, refer people or send messages. Held credits have been returned. If you think this is a mistake, reply through our contact page.",
  },
};

/** For a report that no person has made. */
const MARK_TEXTS: typeof MAILS = {
  warned: {
    subject: MAILS.warned.subject,
    text: "An operator read what you wrote in a referral. It asks for money, offers it, or takes the referral somewhere else. Referrals here are never paid for. If it happens again, we’ll suspend you from referrals.",
  },
  suspended: {
    subject: MAILS.suspended.subject,
    text: "An operator read what you wrote in a referral. It sells a referral, so we suspended you. You can no longer ask for referrals, refer people or send messages. Held credits have been returned. If you think this is a mistake, reply through our contact page.",
  },
};

async function mailPerson(
  context: ReferralContext,
  trx: Transaction,
  measure: Exclude<Measure, "dismissed">,
  report: ReportRow,
): Promise<void> {
  const accountId = requirePerson(report);
  const person = (await namedAccounts(trx, [accountId])).get(accountId);
  if (!person) return;
  const recipient = { accountId, address: person.email, name: person.name, cause: `report ${report.id}: ${measure}` };
  await enqueueMail({ db: trx, secrets: context.secrets }, "referral-update", recipient, {
    name: person.name,
    ...(report.marked ? MARK_TEXTS : MAILS)[measure],
    job: null,
    company: MAILS[measure].subject,
    link: `${context.baseUrl}/referrals`,
    unsubscribeLink: unsubscribeLink(context, accountId),
  });
}
