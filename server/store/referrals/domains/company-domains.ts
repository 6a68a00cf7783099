import { type RawBuilder, sql } from "kysely";
import type { Connection, Transaction } from "#postgres/connection.ts";

export interface DomainCompany {
  id: string;
  name: string;
  slug: string;
}

/** Trusted boards of this many sources must name a domain before it makes referrers. */
const LEAST_SOURCES = 2;

/** Somebody's word that a company uses a domain: an operator's, an employer's, trusted boards' of two sources or of one, or the sample's. */
export interface DomainVoice {
  company: DomainCompany;
  word: "operator" | "employer" | "boards" | "one-board" | "sample";
}

/** What is known of a domain. Held companies have no voice. */
export interface DomainEvidence {
  withdrawn: boolean;
  /** Whether a second employer has proved it. */
  contested: boolean;
  voices: DomainVoice[];
}

/** Returns who says what about a domain. */
export async function domainEvidence(db: Connection, domain: string): Promise<DomainEvidence> {
  return (await evidenceOfDomains(db, [domain])).get(domain)!;
}

/** Returns who says what about each of these domains. */
export async function evidenceOfDomains(
  db: Connection,
  domains: readonly string[],
): Promise<Map<string, DomainEvidence>> {
  const known = new Map<string, DomainEvidence>(
    domains.map((domain) => [domain, { withdrawn: false, contested: false, voices: [] }]),
  );
  if (domains.length === 0) return known;
  const invented = domains.filter((domain) => domain.endsWith(".example"));
  const { rows } = await sql<
    DomainCompany & Omit<DomainEvidence, "voices"> & Pick<DomainVoice, "word"> & { domain: string }
  >`
    select n.domain, n.word, n.withdrawn, n.contested, c.id, c.name, c.slug from (
      select domain, company_id, proof as word, withdrawn_at is not null as withdrawn, contested_by_id is not null as contested
      from company_domain where domain = any(${domains})
      union all select k.domain, k.company_id, case when count(distinct b.source) >= ${LEAST_SOURCES} then 'boards' else 'one-board' end, false, false
      from company_domain_claim k join board b on b.id = k.board_id where k.domain = any(${domains}) group by 1, 2
      ${invented.length === 0 ? sql`` : voicesOfSamples(invented)}) n
    join company c on c.id = n.company_id where c.held_reason is null or n.withdrawn order by c.name, c.id`.execute(db);
  for (const { domain, word, withdrawn, contested, ...company } of rows) {
    const evidence = known.get(domain)!;
    evidence.withdrawn ||= withdrawn;
    evidence.contested ||= contested;
    if (!withdrawn) evidence.voices.push({ company, word });
  }
  return known;
}

/** Reads all companies, so only for domains that none but sample companies have. */
function voicesOfSamples(domains: readonly string[]): RawBuilder<unknown> {
  return sql`
      union all select d.domain, s.id, 'sample', false, false
      from unnest(${domains}::text[]) d (domain) join company s on s.sample and d.domain = any(s.domains)`;
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
    on conflict (domain) do update set company_id = excluded.company_id, proof = excluded.proof, added_at = now(),
      withdrawn_at = null, contested_by_id = null, event_id = null`.execute(db);
  await sql`
    update company set identity_rank = greatest(identity_rank, ${proof === "operator" ? 5 : 4}) where id = ${companyId}`.execute(
    db,
  );
}

/** Records that a second company's employer has proved a domain. */
export async function contestDomain(trx: Connection, domain: string, companyId: string): Promise<void> {
  await sql`update company_domain set contested_by_id = ${companyId} where domain = ${domain}`.execute(trx);
}

/** Serialises the proof of a work address on a domain with the withdrawal of that domain. */
export async function lockDomain(trx: Connection, domain: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(7303, hashtext(${domain}))`.execute(trx);
}

/** Returns the company that a domain is bound to, claimed for or used for, or null when nobody names it. */
export async function companyNaming(db: Connection, domain: string): Promise<DomainCompany | null> {
  const { rows } = await sql<DomainCompany>`
    select c.id, c.name, c.slug from (
      select company_id, 1 as step from company_domain where domain = ${domain}
      union all select company_id, 2 from referrer where domain = ${domain}
      union all select company_id, 3 from company_domain_claim where domain = ${domain}
      union all select id, 4 from company where ${domain} = any(domains)) n
    join company c on c.id = n.company_id order by n.step, c.id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Marks a domain as proving nothing, which the decision says. Returns false if an operator has withdrawn it before. */
export async function withdrawDomain(
  trx: Transaction,
  { domain, company, eventId }: { domain: string; company: DomainCompany; eventId: string },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into company_domain (domain, company_id, withdrawn_at, event_id) values (${domain}, ${company.id}, now(), ${eventId})
    on conflict (domain) do update set withdrawn_at = now(), event_id = excluded.event_id
    where company_domain.withdrawn_at is null`.execute(trx);
  if (numAffectedRows === 0n) return false;
  await sql`delete from referrer_code where domain = ${domain}`.execute(trx);
  await sql`
    update referral_invitation set revoked_at = now(), revoked_by_event_id = ${eventId}
    where domain = ${domain} and num_nonnulls(revoked_at, declined_at, accepted_at) = 0`.execute(trx);
  return true;
}

/**
 * Returns the accounts that refer on a domain's proof, and the seekers who showed themselves to one of them; without those of the company
 * that keeps the domain.
 */
export async function peopleOfDomain(
  trx: Connection,
  domain: string,
  keptBy: string | null = null,
): Promise<{ referrers: string[]; seekers: string[] }> {
  const { rows: seekers } = await sql<{ id: string }>`
    select distinct r.seeker_id as id from referral_request r join referrer f on f.id = r.accepted_by
    where f.domain = ${domain} and f.company_id is distinct from ${keptBy} and (f.ended_at is null or r.invited) and r.seeker_id is not null order by 1`.execute(
    trx,
  );
  const { rows: referrers } = await sql<{ id: string }>`
    select account_id as id from referrer
    where domain = ${domain} and company_id is distinct from ${keptBy} and ended_at is null and account_id is not null
    order by account_id`.execute(trx);
  return { referrers: referrers.map((row) => row.id), seekers: seekers.map((row) => row.id) };
}
