import { inTransaction } from "#postgres/transaction.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { insertDecidedCase } from "#store/moderation/cases.ts";
import { insertEvent } from "#store/moderation/events.ts";
import { lockDomain } from "#store/referrals/domains/company-domains.ts";
import { insertAudit, type Operator } from "#store/referrals/safety.ts";
import { companyOfWorkDomain, withdrawWorkDomain } from "./withdraw-work-domain.ts";

/**
 * Withdraws a domain, which is a line of the log of decisions: its referrers end at once and get a statement of reasons within a minute. Another
 * operator can reverse it after an appeal.
 */
export async function removeDomain(
  context: ReferralContext,
  operator: Operator,
  domain: string,
  reason: string,
): Promise<{ company: string; referrers: number; seekers: number }> {
  return await inTransaction(context.database, async (trx) => {
    await lockDomain(trx, domain);
    const { id, name, slug } = await companyOfWorkDomain(trx, domain);
    const subject = { kind: "company", id, title: name } as const;
    const eventId = await insertEvent(trx, {
      caseId: await insertDecidedCase(trx, subject, `The work domain ${domain} was withdrawn`),
      kind: "decision",
      action: "withdraw-domain",
      ground: "work-address",
      words: reason,
      target: { kind: "domain", id: domain },
      operatorId: operator.accountId,
    });
    const { referrers, seekers } = await withdrawWorkDomain(context, trx, domain, eventId);
    await insertAudit(trx, {
      operator,
      action: "remove-domain",
      requestId: null,
      detail: `${domain} of ${slug}, ${referrers} referrers ended: ${reason}`,
    });
    return { company: name, referrers, seekers };
  });
}
