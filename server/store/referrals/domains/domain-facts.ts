import { sql } from "kysely";
import { lookAlikeKeys } from "#dedupe/look-alike.ts";
import type { Connection } from "#postgres/connection.ts";
import type { DomainCompany } from "./company-domains.ts";

export interface DeskCompany extends DomainCompany {
  /** From 1, one source's word, to 5, an operator's. */
  identityRank: number;
  /** Why an operator must look before its jobs are published; null for a published company. */
  heldReason: string | null;
}

export async function companyForDesk(db: Connection, slug: string): Promise<DeskCompany | null> {
  const { rows } = await sql<DeskCompany>`
    select id, name, slug, identity_rank, held_reason from company where slug = ${slug}`.execute(db);
  return rows[0] ?? null;
}

/** Returns the domains that anybody has named for a company, or that its referrers have addresses on. */
export async function domainsOfCompany(db: Connection, companyId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ domain: string }>`
    select domain from (
      select domain from company_domain where company_id = ${companyId} or contested_by_id = ${companyId}
      union select domain from company_domain_claim where company_id = ${companyId}
      union select unnest(domains) from company where id = ${companyId}
      union select domain from referrer where company_id = ${companyId} and ended_at is null) named
    order by domain limit ${limit}`.execute(db);
  return rows.map(({ domain }) => domain);
}

/** Returns the domains on which somebody has become a live referrer in the last days, the newest first. */
export async function recentDomains(db: Connection, days: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ domain: string }>`
    select domain from referrer where ended_at is null and verified_at > now() - make_interval(days => ${days})
    group by domain order by max(verified_at) desc, domain limit ${limit}`.execute(db);
  return rows.map(({ domain }) => domain);
}

/** What may be odd about a domain. */
export interface DomainFacts {
  /** Live referrers with addresses on it, by company. */
  referrers: { company: string; count: number }[];
  /** Most of them who log in from one network. */
  fromOneNetwork: number;
  /** Established companies whose names read almost like the domain's, with their domains. */
  resembled: (DomainCompany & { domains: string[] })[];
}

/** Returns the facts of each domain; `labels` are the domains without their public suffixes. */
export async function domainFacts(
  db: Connection,
  labels: ReadonlyMap<string, string>,
): Promise<Map<string, DomainFacts>> {
  const domains = [...labels.keys()];
  const keys = [...labels].flatMap(([domain, label]) => lookAlikeKeys(label).map((key) => ({ domain, key })));
  const [counted, networks, resembled] = await Promise.all([
    sql<{ domain: string; company: string; count: number }>`
      select f.domain, c.name as company, count(*)::int as count from referrer f join company c on c.id = f.company_id
      where f.domain = any(${domains}) and f.ended_at is null group by f.domain, c.id order by count(*) desc, c.id`.execute(
      db,
    ),
    sql<{ domain: string; most: number }>`
      select domain, max(people)::int as most from (
        select f.domain, count(distinct f.account_id) as people from referrer f join account_network n on n.account_id = f.account_id
        where f.domain = any(${domains}) and f.ended_at is null and n.last_login_at > now() - interval '90 days'
        group by f.domain, n.network_key) each group by domain`.execute(db),
    sql<DomainCompany & { domain: string; domains: string[] }>`
      select distinct w.domain, c.id, c.name, c.slug, array(
        select d.domain from company_domain d where d.company_id = c.id and d.withdrawn_at is null
        union select unnest(c.domains) order by 1) as domains
      from unnest(${keys.map((each) => each.domain)}::text[], ${keys.map((each) => each.key)}::text[]) w (domain, key)
      join company_lookalike_key l on l.key = w.key join company c on c.id = l.company_id where c.held_reason is null order by c.name, c.id`.execute(
      db,
    ),
  ]);
  const of = <T extends { domain: string }>(rows: T[], domain: string) => rows.filter((row) => row.domain === domain);
  return new Map(
    domains.map((domain) => [
      domain,
      {
        referrers: of(counted.rows, domain).map(({ company, count }) => ({ company, count })),
        fromOneNetwork: of(networks.rows, domain)[0]?.most ?? 0,
        resembled: of(resembled.rows, domain).map(({ id, name, slug, domains: own }) => ({
          id,
          name,
          slug,
          domains: own,
        })),
      },
    ]),
  );
}
