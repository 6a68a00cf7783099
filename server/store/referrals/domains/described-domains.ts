import type { LookedUpDomain } from "#contract/schemas/moderation/look-ups.ts";
import type { Connection } from "#postgres/connection.ts";
import { evidenceOfDomains } from "./company-domains.ts";
import { domainFacts, recentDomains } from "./domain-facts.ts";
import { DOMAIN_RULES, judgeDomain } from "./domain-rules.ts";
import { domainMarks, labelOf } from "./domain-marks.ts";

/** Returns for each domain where its addresses prove employment, under which rule, and what is odd about it. */
export async function describeDomains(db: Connection, domains: readonly string[]): Promise<LookedUpDomain[]> {
  if (domains.length === 0) return [];
  const [evidence, facts] = await Promise.all([
    evidenceOfDomains(db, domains),
    domainFacts(db, new Map(domains.map((domain) => [domain, labelOf(domain)]))),
  ]);
  return domains.map((domain) => {
    const { voices, ...rest } = evidence.get(domain)!;
    const { company, rule } = judgeDomain(domain, { voices, ...rest });
    const odd = facts.get(domain)!;
    return {
      domain,
      company: company?.name ?? null,
      rule: DOMAIN_RULES[rule].says,
      namedFor: [...new Set(voices.map((voice) => voice.company.name))],
      referrers: odd.referrers.reduce((sum, { count }) => sum + count, 0),
      marks: domainMarks(domain, new Set(voices.map((voice) => voice.company.id)), odd),
    };
  });
}

/** Domains of this many days are looked at, and at most so many of them. */
const RECENT_DAYS = 30;
const MOST_READ = 200;

/** Returns the domains with something odd about them among those that lately made referrers. */
export async function markedDomains(db: Connection): Promise<LookedUpDomain[]> {
  const described = await describeDomains(db, await recentDomains(db, RECENT_DAYS, MOST_READ));
  return described.filter(({ marks }) => marks.length > 0);
}
