import type { Transaction } from "#postgres/connection.ts";
import { ReferralError } from "#referrals/referral-error.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import {
  companyNaming,
  type DomainCompany,
  lockDomain,
  peopleOfDomain,
  withdrawDomain,
} from "#store/referrals/domains/company-domains.ts";
import { boundDomain, noteDomainDecision, restoreDomain } from "#store/referrals/domains/domain-decisions.ts";
import { endReferrers, warnSeekers } from "./end-domain-referrers.ts";

/** Returns the company whose staff a domain is taken to prove. Throws ReferralError for a domain that nobody names. */
export async function companyOfWorkDomain(trx: Transaction, domain: string): Promise<DomainCompany> {
  const company = await companyNaming(trx, domain);
  if (!company) throw new ReferralError("not-found", `No company uses ${domain}.`);
  return company;
}

/**
 * Does what a decision to withdraw a domain says, which is in the log already and whose referrers get the reasons: it no longer proves employment,
 * its referrers end at once, and requests they had accepted go to other referrers. Mails the seekers whose name and contact details one of them
 * saw. Lock the domain first. Throws ReferralError for one that an operator has withdrawn before.
 */
export async function withdrawWorkDomain(
  context: Pick<ReferralContext, "secrets" | "baseUrl">,
  trx: Transaction,
  domain: string,
  eventId: string,
): Promise<{ company: DomainCompany; referrers: number; seekers: number }> {
  const company = await companyOfWorkDomain(trx, domain);
  const { referrers, seekers } = await peopleOfDomain(trx, domain);
  const before = await boundDomain(trx, domain);
  if (!(await withdrawDomain(trx, { domain, company, eventId })))
    throw new ReferralError("not-now", "An operator has withdrawn this domain before.");
  await noteDomainDecision(trx, { domain, eventId, before });
  await endReferrers(trx, referrers, eventId);
  await warnSeekers(context, trx, seekers, { company, domain, eventId });
  return { company, referrers: referrers.length, seekers: seekers.length };
}

/** Another operator reverses that a domain was withdrawn or moved. Throws ReferralError if somebody has decided about it since. */
export async function restoreWorkDomain(trx: Transaction, domain: string, eventId: string): Promise<void> {
  await lockDomain(trx, domain);
  if (!(await restoreDomain(trx, domain, eventId)))
    throw new ReferralError("not-now", "Something else was decided about this domain since.");
}
