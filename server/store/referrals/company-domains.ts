import { sql } from "kysely";
import type { Connection } from "#postgres/connection.ts";

export interface DomainCompany {
  id: string;
  name: string;
  slug: string;
}

/** Returns whether a domain is a university's: students and alumni have addresses there, so only an operator can vouch for a host. */
export function isAcademic(domain: string): boolean {
  return /\.(?:edu|ac)(?:\.[a-z]{2})?$/.test(domain);
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
      where k.domain = ${domain} group by k.company_id having count(distinct b.source) >= ${LEAST_SOURCES} and not ${isAcademic(domain)}))`.execute(
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

/** Serialises the proof of a work address on a domain with the withdrawal of that domain. */
export async function lockDomain(trx: Connection, domain: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(7303, hashtext(${domain}))`.execute(trx);
}

/** Marks a domain as proving nothing. Returns the company it was bound to, claimed for or used for, or null when nobody names it. */
export async function withdrawDomain(trx: Connection, domain: string): Promise<DomainCompany | null> {
  const { rows } = await sql<DomainCompany>`
    select c.id, c.name, c.slug from (
      select company_id, 1 as step from company_domain where domain = ${domain}
      union all select company_id, 2 from referrer where domain = ${domain}
      union all select company_id, 3 from company_domain_claim where domain = ${domain}
      union all select id, 4 from company where ${domain} = any(domains)) n
    join company c on c.id = n.company_id order by n.step, c.id limit 1`.execute(trx);
  const company = rows[0];
  if (!company) return null;
  await sql`
    insert into company_domain (domain, company_id, withdrawn_at) values (${domain}, ${company.id}, now())
    on conflict (domain) do update set withdrawn_at = coalesce(company_domain.withdrawn_at, now())`.execute(trx);
  await sql`delete from referrer_code where domain = ${domain}`.execute(trx);
  await sql`
    update referral_invitation set revoked_at = now()
    where domain = ${domain} and num_nonnulls(revoked_at, declined_at, accepted_at) = 0`.execute(trx);
  return company;
}

/** Returns the accounts that refer on a domain's proof, and the seekers who showed themselves to one of them. */
export async function peopleOfDomain(
  trx: Connection,
  domain: string,
): Promise<{ referrers: string[]; seekers: string[] }> {
  const { rows: seekers } = await sql<{ id: string }>`
    select distinct r.seeker_id as id from referral_request r join referrer f on f.id = r.accepted_by
    where f.domain = ${domain} and (f.ended_at is null or r.invited) and r.seeker_id is not null order by 1`.execute(
    trx,
  );
  const { rows: referrers } = await sql<{ id: string }>`
    select account_id as id from referrer where domain = ${domain} and ended_at is null and account_id is not null
    order by account_id`.execute(trx);
  return { referrers: referrers.map((row) => row.id), seekers: seekers.map((row) => row.id) };
}
