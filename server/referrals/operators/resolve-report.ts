import { inTransaction } from "#postgres/transaction.ts";
import type { Measure } from "#contract/schemas/referral-operator.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { returnAccepted } from "#store/referrals/erasure.ts";
import {
  closeReport,
  insertSuspension,
  liftSuspension,
  lockOpenRequestsOf,
  openReport,
  type ReportRow,
} from "#store/referrals/operators.ts";
import { lockRequest, namedAccounts } from "#store/referrals/requests.ts";
import { insertAudit, type Operator } from "#store/referrals/safety.ts";
import { endReferrer } from "#store/referrals/referrers.ts";
import { type ReferralContext, type Scene, sceneOf } from "#referrals/requests/request-context.ts";
import { unsubscribeLink } from "#referrals/notifications/mail-links.ts";
import { endOffered } from "#referrals/requests/offer-round.ts";
import { ReferralError } from "#referrals/referral-error.ts";

/**
 * An operator acts on a report: dismisses it, warns the person it is about, or takes them out of the network. Neither
 * mail names the report or who made it. The reason goes into the audit log.
 */
export async function resolve(
  context: ReferralContext,
  operator: Operator,
  reportId: string,
  measure: Measure,
  reason: string,
): Promise<void> {
  await inTransaction(context.database, async (trx) => {
    const report = await openReport(trx, reportId);
    if (!report) throw closedAlready();
    // Rows of requests are taken before all others, as every action does; the log's line refers to this one.
    await lockRequest(trx, report.requestId);
    if (measure === "suspended") await endPart(context, trx, requirePerson(report));
    if (!(await closeReport(trx, reportId, measure, reason))) throw closedAlready();
    if (measure === "suspended") await insertSuspension(trx, requirePerson(report), reason);
    if (measure !== "dismissed") await write(context, trx, requirePerson(report), measure, report.id);
    await insertAudit(trx, { operator, action: `report ${measure}`, requestId: report.requestId, detail: reason });
  });
}

function closedAlready(): ReferralError {
  return new ReferralError("not-found", "There is no such open report; perhaps another operator was first.");
}

/** An operator lets a suspended person back in. As a referrer they verify their work address again. */
export async function lift(
  context: ReferralContext,
  operator: Operator,
  suspensionId: string,
  reason: string,
): Promise<void> {
  await inTransaction(context.database, async (trx) => {
    const person = await liftSuspension(trx, suspensionId);
    if (person === null) throw new ReferralError("not-found", "There is no such suspension.");
    await insertAudit(trx, { operator, action: "suspension lifted", requestId: null, detail: reason });
  });
}

/** What the person has accepted goes back to the others, and what they have asked for ends, the credits returned. */
async function endPart(context: ReferralContext, trx: Scene["trx"], accountId: string): Promise<void> {
  for (const id of await lockOpenRequestsOf(trx, accountId)) {
    const scene = await sceneOf(context, trx, (await lockRequest(trx, id))!);
    await endOffered(scene, { action: "withdraw", actor: "operator", kind: "closed" });
  }
  await returnAccepted(trx, accountId);
  await endReferrer(trx, accountId);
}

function requirePerson({ personId, about }: ReportRow): string {
  if (personId === null) throw new ReferralError("not-now", `The ${about} has left; the report can only be dismissed.`);
  return personId;
}

const MAILS: Record<Exclude<Measure, "dismissed">, { subject: string; text: string }> = {
  warned: {
    subject: "A warning about your part in referrals",
    text: "Somebody reported how you dealt with them over a referral, and after looking at it we agree. Please stay polite, keep to the request, and never speak of money. Should it happen again, we end your part in referrals.",
  },
  suspended: {
    subject: "Your part in referrals is suspended",
    text: "We looked at a report about you and suspended your part in referrals: you can no longer ask, refer or write there. Credits that were held are back. If you think this is wrong, answer through our contact page.",
  },
};

async function write(
  context: ReferralContext,
  trx: Scene["trx"],
  accountId: string,
  measure: Exclude<Measure, "dismissed">,
  reportId: string,
): Promise<void> {
  const person = (await namedAccounts(trx, [accountId])).get(accountId);
  if (!person) return;
  const recipient = { accountId, address: person.email, name: person.name, cause: `report ${reportId}: ${measure}` };
  await enqueueMail({ db: trx, secrets: context.secrets }, "referral-update", recipient, {
    name: person.name,
    ...MAILS[measure],
    job: null,
    company: MAILS[measure].subject,
    link: `${context.baseUrl}/referrals`,
    unsubscribeLink: unsubscribeLink(context, accountId),
  });
}
