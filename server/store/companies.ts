import { createHash } from "node:crypto";
import { bulkJson } from "#store/bulk-json.ts";
import type { Queryable } from "#store/transaction.ts";

/** An employer as postings name it. `keys` identify it, asked in this order (`name:acme`, `domain:acme.com`). */
export interface CompanyMention {
  keys: string[];
  name: string;
  /** Why the name deserves a second look. */
  nameFlag: "mixed-script" | null;
  /** The path segment wished for; may be empty. */
  slug: string;
  domain: string | null;
  website: string | null;
  linkedin: string | null;
  logoUrl: string | null;
  employeeStrength: string | null;
  sizeValue: string | null;
  industries: string[];
  sample: boolean;
}

interface CompanyRow {
  id: string;
  domains: string[];
  website: string | null;
  linkedin: string | null;
  logo_source_url: string | null;
  employee_strength: string | null;
  size_value: string | null;
  industries: string[];
  sample: boolean;
}

const LOCK_SLOTS = 256;
/** First numbers of the advisory locks that order runs which meet at a company. */
const KEY_LOCKS = 7301;
const COMPANY_LOCKS = 7302;

/** Makes concurrent runs take turns where they name the same companies. Call before `resolveCompanies`, once per transaction. */
export async function lockCompanyKeys(client: Queryable, keys: Iterable<string>): Promise<void> {
  const slots = [...keys].map((key) => createHash("md5").update(key).digest().readUInt16BE(0) % LOCK_SLOTS);
  await lockSlots(client, KEY_LOCKS, slots);
}

/** Makes concurrent runs take turns where they touch jobs of the same companies. Call after `lockCompanyKeys`, once per transaction. */
export async function lockCompanies(client: Queryable, companyIds: Iterable<string>): Promise<void> {
  const slots = [...companyIds].map((id) => Number(BigInt(id) % BigInt(LOCK_SLOTS)));
  await lockSlots(client, COMPANY_LOCKS, slots);
}

// Slots in ascending order, and the two kinds always in the same order: no two transactions can wait for each other.
async function lockSlots(client: Queryable, kind: number, slots: number[]): Promise<void> {
  const ordered = [...new Set(slots)].sort((a, b) => a - b);
  if (ordered.length === 0) return;
  await client.query(
    "select pg_advisory_xact_lock($1, slot) from (select slot from unnest($2::int[]) with ordinality as s (slot, n) order by n) ordered",
    [kind, ordered],
  );
}

/**
 * The company of each mention, in the same order; makes those not known, and fills the gaps of those that are. `gainedIds`
 * are the companies that know more than before.
 */
export async function resolveCompanies(
  client: Queryable,
  mentions: readonly CompanyMention[],
): Promise<{ ids: string[]; gainedIds: string[] }> {
  const known = await knownKeys(
    client,
    mentions.flatMap((mention) => mention.keys),
  );
  const newKeys = new Map<string, string>();
  const found: string[] = [];
  for (const mention of mentions) {
    const id =
      mention.keys.map((key) => known.get(key)).find((each) => each !== undefined) ??
      (await insertCompany(client, mention));
    for (const key of mention.keys) {
      if (known.has(key)) continue;
      known.set(key, id);
      newKeys.set(key, id);
    }
    found.push(id);
  }
  await client.query(
    `insert into company_key (key, company_id) select * from unnest($1::text[], $2::bigint[]) on conflict (key) do nothing`,
    [[...newKeys.keys()], [...newKeys.values()]],
  );
  return { ids: found, gainedIds: await fillGaps(client, mentions, found) };
}

async function knownKeys(client: Queryable, keys: string[]): Promise<Map<string, string>> {
  const { rows } = await client.query<{ key: string; company_id: string }>(
    "select key, company_id from company_key where key = any($1::text[])",
    [keys],
  );
  return new Map(rows.map((row) => [row.key, row.company_id]));
}

async function insertCompany(client: Queryable, mention: CompanyMention): Promise<string> {
  const mark = createHash("sha256").update(mention.keys.join()).digest("hex").slice(0, 8);
  for (const slug of [mention.slug, `${mention.slug || "company"}-${mark}`]) {
    if (slug === "") continue;
    const { rows } = await client.query<{ id: string }>(
      "insert into company (slug, name, name_flag, sample) values ($1, $2, $3, $4) on conflict (slug) do nothing returning id",
      [slug, mention.name, mention.nameFlag, mention.sample],
    );
    if (rows[0]) return rows[0].id;
  }
  throw new Error(`No free path for the company ${JSON.stringify(mention.name)}`);
}

/** Keeps what is known and adds what is not; writes only the companies that gain something. */
async function fillGaps(
  client: Queryable,
  mentions: readonly CompanyMention[],
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<CompanyRow>(
    `select id, domains, website, linkedin, logo_source_url, employee_strength, size_value, industries, sample
     from company where id = any($1::bigint[])`,
    [[...new Set(ids)]],
  );
  const companies = new Map(rows.map((row) => [row.id, row]));
  const gained = new Map<string, CompanyRow>();
  mentions.forEach((mention, at) => {
    const company = companies.get(ids[at] ?? "");
    if (company && fill(company, mention)) gained.set(company.id, company);
  });
  if (gained.size === 0) return [];
  const ordered = [...gained.values()].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
  await client.query(
    `update company c set domains = r.domains, website = r.website, linkedin = r.linkedin, logo_source_url = r.logo_source_url,
       employee_strength = r.employee_strength, size_value = r.size_value, industries = r.industries, sample = r.sample, updated_at = now()
     from json_to_recordset($1) as r (id bigint, domains text[], website text, linkedin text, logo_source_url text,
       employee_strength text, size_value text, industries text[], sample boolean)
     where c.id = r.id`,
    [bulkJson(ordered)],
  );
  return ordered.map((company) => company.id);
}

/** The open jobs of these companies. */
export async function openJobsOf(client: Queryable, companyIds: readonly string[]): Promise<string[]> {
  if (companyIds.length === 0) return [];
  const { rows } = await client.query<{ id: string }>(
    "select id from job where company_id = any($1::bigint[]) and closed_at is null order by id",
    [companyIds],
  );
  return rows.map((row) => row.id);
}

function fill(company: CompanyRow, mention: CompanyMention): boolean {
  const before = JSON.stringify(company);
  if (mention.domain !== null && !company.domains.includes(mention.domain)) company.domains.push(mention.domain);
  company.website ??= mention.website;
  company.linkedin ??= mention.linkedin;
  company.logo_source_url ??= mention.logoUrl;
  company.employee_strength ??= mention.employeeStrength;
  company.size_value ??= mention.sizeValue;
  if (company.industries.length === 0) company.industries = mention.industries;
  company.sample &&= mention.sample;
  return JSON.stringify(company) !== before;
}
