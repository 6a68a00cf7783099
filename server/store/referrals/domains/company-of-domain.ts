import type { Connection } from "#postgres/connection.ts";
import { type DomainCompany, domainEvidence } from "./company-domains.ts";
import { judgeDomain } from "./domain-rules.ts";

/** Returns the company where addresses on a domain prove employment, or null. */
export async function companyOfDomain(db: Connection, domain: string): Promise<DomainCompany | null> {
  return judgeDomain(domain, await domainEvidence(db, domain)).company;
}
