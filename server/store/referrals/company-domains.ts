import { sql } from "kysely";
import type { Connection } from "#postgres/connection.ts";

export interface DomainCompany {
  id: string;
  name: string;
  slug: string;
}

/** Trusted boards of this many sources must name a domain before it makes referrers. */
const LEAST_SOURCES = 2;

/**
 * Returns the company that a domain proves employment at, or null. An operator's or employer's word decides; without one, trusted
 * boards of two sources must agree on one company. A withdrawn domain proves nothing. Sample companies need no proof.
 */
export async function companyOfDomain(db: Connection, domain: string): Promise<DomainCompany | null> {
  const { rows } = await sql<DomainCompany & { proved: boolean; withdrawn: boolean }>`
    select c.id, c.name, c.slug, d.domain is not null as proved, d.withdrawn_at is not null as withdrawn
    from company c left join company_domain d on d.company_id = c.id and d.domain = ${domain}
    where c.held_reason is null and (d.domain is not null or (c.sample and ${domain} = any(c.domains)) or c.id in (
      select k.company_id from company_domain_claim k join board b on b.id = k.board_id
      where k.domain = ${domain} group by k.company_id having count(distinct b.source) >= ${LEAST_SOURCES}))`.execute(
    db,
  );
  if (rows.some((row) => row.withdrawn)) return null;
  const found = rows.find((row) => row.proved) ?? (rows.length === 1 ? rows[0] : undefined);
  return found ? { id: found.id, name: found.name, slug: found.slug } : null;
}

/** Returns the companies whose postings name a domain without proving it. */
export async function unprovedCompanies(db: Connection, domain: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct c.name from company c join company_domain_claim k on k.company_id = c.id
    where k.domain = ${domain} and c.held_reason is null order by c.name limit 5`.execute(db);
  return rows.map((row) => row.name);
}

/** Binds a domain to a company; its name and page then outrank what boards say. */
export async function addCompanyDomain(
  db: Connection,
  domain: string,
  companyId: string,
  proof: "operator" | "employer" = "operator",
): Promise<void> {
  await sql`
    insert into company_domain (domain, company_id, proof) values (${domain}, ${companyId}, ${proof})
    on conflict (domain) do update set company_id = excluded.company_id, proof = excluded.proof, added_at = now(), withdrawn_at = null`.execute(
    db,
  );
  await sql`
    update company set identity_rank = greatest(identity_rank, ${proof === "operator" ? 5 : 4}) where id = ${companyId}`.execute(
    db,
  );
}
