import { inTransaction } from "#postgres/transaction.ts";
import { ReferralError } from "#referrals/referral-error.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { lockDomain, peopleOfDomain, withdrawDomain } from "#store/referrals/domains/company-domains.ts";
import { insertAudit, type Operator } from "#store/referrals/safety.ts";
import { endReferrers, mailAboutDomain } from "./end-domain-referrers.ts";

/**
 * Withdraws a domain: it no longer proves employment, and its referrers end at once. Requests they had accepted go to other
 * referrers. Mails the referrers, and the seekers whose name and contact details one of them saw.
 */
export async function removeDomain(
  context: ReferralContext,
  operator: Operator,
  domain: string,
  reason: string,
): Promise<{ company: string; referrers: number; seekers: number }> {
  return await inTransaction(context.database, async (trx) => {
    await lockDomain(trx, domain);
    const people = await peopleOfDomain(trx, domain);
    const company = await withdrawDomain(trx, domain);
    if (!company) throw new ReferralError("not-found", `No company uses ${domain}.`);
    await endReferrers(trx, people.referrers);
    await insertAudit(trx, {
      operator,
      action: "remove-domain",
      requestId: null,
      detail: `${domain} of ${company.slug}, ${people.referrers.length} referrers ended: ${reason}`,
    });
    await mailAboutDomain(context, trx, people.referrers, {
      company,
      subject: `You no longer refer for ${company.name}`,
      text: `Addresses at ${domain} no longer prove that somebody works at ${company.name}, so we ended your verification. If you work there, reply to us from your work address.`,
    });
    await mailAboutDomain(context, trx, people.seekers, {
      company,
      subject: `About your referral to ${company.name}`,
      text: `A referrer who saw your name, email address and links was verified by an address at ${domain}. That domain no longer proves employment at ${company.name}. Don’t send this person anything else, and never pay anybody for a referral.`,
    });
    return { company: company.name, referrers: people.referrers.length, seekers: people.seekers.length };
  });
}
