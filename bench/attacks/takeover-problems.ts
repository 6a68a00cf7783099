import type { Database } from "#postgres/database.ts";
import { companyOfDomain } from "#store/referrals/domains/company-of-domain.ts";

/** Who a company is, as its page and its referrers show it. */
export interface Identity {
  id: string;
  name: string;
  slug: string;
  domains: string[];
  website: string | null;
  linkedin: string | null;
  logo_source_url: string | null;
}

/** Returns who every company is, oldest first. */
export async function identitiesOf({ pool }: Database): Promise<Identity[]> {
  const { rows } = await pool.query<Identity>(
    "select id, name, slug, domains, website, linkedin, logo_source_url from company order by id",
  );
  return rows;
}

/** Returns what a takeover has gained: the companies of `before` that it changed, and those of `domains` that make referrers. */
export async function takeoverProblems(
  database: Database,
  before: readonly Identity[],
  domains: readonly string[],
): Promise<string[]> {
  const after = new Map((await identitiesOf(database)).map((company) => [company.id, company]));
  const problems: string[] = [];
  for (const company of before) {
    const now = after.get(company.id);
    if (now === undefined) {
      problems.push(`${company.name} is gone`);
      continue;
    }
    const fields = Object.keys(company) as (keyof Identity)[];
    const changed = fields.filter((field) => JSON.stringify(company[field]) !== JSON.stringify(now[field]));
    if (changed.length > 0) problems.push(`${company.name} changed: ${changed.join(", ")}`);
  }
  for (const domain of domains) {
    const company = await companyOfDomain(database.db, domain);
    if (company !== null) problems.push(`${domain} makes referrers of ${company.name}`);
  }
  return problems;
}
