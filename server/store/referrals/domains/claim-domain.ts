import type { Transaction } from "#postgres/connection.ts";
import { addCompanyDomain, contestDomain, domainEvidence, lockDomain } from "./company-domains.ts";
import { type DomainRule, judgeDomain } from "./domain-rules.ts";

/**
 * Gives a domain to the company whose employer has proved control of it; call it once the proof is complete. Returns the rule that holds
 * afterwards: `employer` if addresses on the domain now prove employment there. A second company's proof makes the domain contested; an
 * operator's word, a withdrawal, free mail and universities stay as they are.
 */
export async function claimDomain(trx: Transaction, domain: string, companyId: string): Promise<DomainRule> {
  await lockDomain(trx, domain);
  const evidence = await domainEvidence(trx, domain);
  const { company, rule } = judgeDomain(domain, evidence);
  if (rule === "employer" && company?.id !== companyId) {
    await contestDomain(trx, domain, companyId);
    return "contested";
  }
  // Boards of several companies may name the domain of their parent; the employer's proof is stronger.
  const isByBoards = rule === "contested" && !evidence.contested;
  const isFree = isByBoards || rule === "boards" || rule === "one-board" || rule === "unknown";
  if (!isFree) return rule;
  await addCompanyDomain(trx, domain, companyId, "employer");
  return "employer";
}
