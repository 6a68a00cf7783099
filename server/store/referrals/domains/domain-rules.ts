import { parse } from "tldts";
import { isAcademic, isFreeMail } from "#normalise/company/mail-domains.ts";
import type { DomainCompany, DomainEvidence, DomainVoice } from "./company-domains.ts";

/** What decides about a domain, with what operators read. Those with `proves` make its addresses proof of employment. */
export const DOMAIN_RULES = {
  "free-mail": {
    proves: false,
    says: "Anybody can have an address there. Staff of the mail provider need another domain: nobody can vouch for this one.",
  },
  "shared-host": {
    proves: false,
    says: "It is a host under a suffix that many companies share, so it says nothing about an employer.",
  },
  withdrawn: { proves: false, says: "An operator withdrew it. It proves nothing until an operator adds it again." },
  contested: {
    proves: false,
    says: "Two companies claim it. It makes no new referrers until an operator adds it to one of them; those it has made stay until then.",
  },
  operator: { proves: true, says: "An operator added it to the company." },
  university: {
    proves: false,
    says: "It is a university’s, where students and alumni have addresses too. Only an operator can add one of its hosts.",
  },
  employer: { proves: true, says: "The employer proved that it controls the domain." },
  sample: { proves: true, says: "It is a sample company’s, under an ending reserved for examples." },
  boards: { proves: true, says: "Trusted boards of two sources name it for this company, and for no other." },
  "one-board": { proves: false, says: "A trusted board names it, but boards of one source aren’t proof." },
  unknown: { proves: false, says: "No operator, employer or trusted board has named it." },
} as const satisfies Record<string, { proves: boolean; says: string }>;
export type DomainRule = keyof typeof DOMAIN_RULES;

export interface DomainVerdict {
  /** The company where addresses on the domain prove employment; null if they prove nothing. */
  company: DomainCompany | null;
  rule: DomainRule;
}

/**
 * Decides at which company an address on the domain proves employment. Exactly one company can have it:
 *
 * - A brand without addresses of its own has its parent's domain, which proves employment at the parent only.
 * - A domain of an acquired company proves employment where an operator last added it, and its referrers prove their addresses again.
 * - A staffing firm's domain proves employment at the firm, and never at its clients.
 */
export function judgeDomain(domain: string, { withdrawn, contested, voices }: DomainEvidence): DomainVerdict {
  const nobody = (rule: DomainRule): DomainVerdict => ({ company: null, rule });
  const word = (kind: DomainVoice["word"]) => voices.filter((voice) => voice.word === kind);
  const sample = word("sample");
  if (sample.length > 0)
    return sample.length > 1 ? nobody("contested") : { company: sample[0]!.company, rule: "sample" };
  if (isFreeMail(domain)) return nobody("free-mail");
  if (parse(domain, { allowPrivateDomains: true }).isPrivate === true) return nobody("shared-host");
  if (withdrawn) return nobody("withdrawn");
  if (contested) return nobody("contested");
  const [operator] = word("operator");
  if (operator) return { company: operator.company, rule: "operator" };
  if (isAcademic(domain)) return nobody("university");
  const [employer] = word("employer");
  if (employer) return { company: employer.company, rule: "employer" };
  const boards = word("boards");
  if (boards.length > 1) return nobody("contested");
  if (boards[0]) return { company: boards[0].company, rule: "boards" };
  return nobody(word("one-board").length > 0 ? "one-board" : "unknown");
}
