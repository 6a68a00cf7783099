import { inTransaction } from "#postgres/transaction.ts";
import { claimDomain } from "#store/referrals/domains/claim-domain.ts";
import { DOMAIN_RULES, type DomainRule, judgeDomain } from "#store/referrals/domains/domain-rules.ts";
import { isFreeMail } from "#normalise/company/mail-domains.ts";
import { ReferralError } from "#referrals/referral-error.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import {
  addCompanyDomain,
  type DomainCompany,
  domainEvidence,
  lockDomain,
  peopleOfDomain,
} from "#store/referrals/domains/company-domains.ts";
import { insertAudit, type Operator } from "#store/referrals/safety.ts";
import { endReferrers, mailAboutDomain } from "./end-domain-referrers.ts";

/**
 * Adds a domain to a company. If it proved employment at another company before, as the domain of an acquired company does, its referrers
 * there end and are mailed to prove their address again.
 */
export async function addDomain(
  context: ReferralContext,
  operator: Operator,
  domain: string,
  { company, proof }: { company: DomainCompany; proof: "operator" | "employer" },
): Promise<{ movedReferrers: number }> {
  if (isFreeMail(domain)) {
    const text = `Anybody can have an address at ${domain}, so it proves nothing about an employer.`;
    throw new ReferralError("free-mail", text);
  }
  const outcome = await inTransaction(context.database, async (trx) => {
    await lockDomain(trx, domain);
    const before = judgeDomain(domain, await domainEvidence(trx, domain)).company;
    const rule = proof === "employer" ? await claimDomain(trx, domain, company.id) : "operator";
    if (rule === "operator" && proof === "operator") await addCompanyDomain(trx, domain, company.id);
    else if (rule !== "employer") return { refusal: refused(domain, company, rule) };
    const { referrers } = await peopleOfDomain(trx, domain, company.id);
    await endReferrers(trx, referrers);
    await mailAboutDomain(context, trx, referrers, {
      company: before ?? company,
      subject: `Please verify your work address at ${company.name}`,
      text: `Addresses at ${domain} now prove that somebody works at ${company.name}, so we ended your earlier verification. If you work there, verify your work address again to keep referring people.`,
    });
    const from = before && before.id !== company.id ? `, before of ${before.slug}` : "";
    const ended = referrers.length > 0 ? `, ${referrers.length} referrers ended` : "";
    await insertAudit(trx, {
      operator,
      action: "add-domain",
      requestId: null,
      detail: `${domain} → ${company.slug}${from}${ended}`,
    });
    return { movedReferrers: referrers.length };
  });
  // A contested domain must be stored before it is refused.
  if ("refusal" in outcome) throw outcome.refusal;
  return outcome;
}

function refused(domain: string, company: DomainCompany, rule: DomainRule): ReferralError {
  return new ReferralError("not-now", `${company.name} doesn’t get ${domain} by its proof. ${DOMAIN_RULES[rule].says}`);
}
