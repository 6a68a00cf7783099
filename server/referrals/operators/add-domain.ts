import type { Transaction } from "#postgres/connection.ts";
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
import { insertDecidedCase } from "#store/moderation/cases.ts";
import { insertEvent } from "#store/moderation/events.ts";
import { type BoundDomain, boundDomain, noteDomainDecision } from "#store/referrals/domains/domain-decisions.ts";
import { insertAudit, type Operator } from "#store/referrals/safety.ts";
import { endReferrers } from "./end-domain-referrers.ts";

/**
 * Adds a domain to a company. If it proved employment at another company before, as the domain of an acquired company does, its referrers
 * there end, which is a line of the log of decisions: they get the reasons within a minute, can appeal, and can prove their address again.
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
    const bound = await boundDomain(trx, domain);
    const before = judgeDomain(domain, await domainEvidence(trx, domain)).company;
    const rule = proof === "employer" ? await claimDomain(trx, domain, company.id) : "operator";
    if (rule === "operator" && proof === "operator") await addCompanyDomain(trx, domain, company.id);
    else if (rule !== "employer") return { refusal: refused(domain, company, rule) };
    const { referrers } = await peopleOfDomain(trx, domain, company.id);
    if (referrers.length > 0) await moveReferrers(trx, operator, { domain, company, bound, referrers });
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

/** Ends the referrers whom a domain made at another company, once it is bound to this one. */
async function moveReferrers(
  trx: Transaction,
  operator: Operator,
  {
    domain,
    company,
    bound,
    referrers,
  }: { domain: string; company: DomainCompany; bound: BoundDomain; referrers: readonly string[] },
): Promise<void> {
  const subject = { kind: "company", id: company.id, title: company.name } as const;
  const eventId = await insertEvent(trx, {
    caseId: await insertDecidedCase(trx, subject, `The work domain ${domain} was added to this company`),
    kind: "decision",
    action: "move-domain",
    ground: "work-address",
    words: `Addresses at ${domain} now prove that somebody works at ${company.name}. If you work there, verify your work address again to keep referring people.`,
    target: { kind: "domain", id: domain },
    operatorId: operator.accountId,
  });
  await noteDomainDecision(trx, { domain, eventId, before: bound });
  await endReferrers(trx, referrers, eventId);
}

function refused(domain: string, company: DomainCompany, rule: DomainRule): ReferralError {
  return new ReferralError("not-now", `${company.name} doesn’t get ${domain} by its proof. ${DOMAIN_RULES[rule].says}`);
}
