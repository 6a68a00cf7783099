import { createHash } from "node:crypto";
import { bulkJson } from "#postgres/bulk-json.ts";
import type { Queryable } from "#postgres/connection.ts";

/** An employer as postings name it. */
export interface CompanyMention {
  /** `name:acme`; invented companies have keys of their own. */
  nameKey: string;
  /** `domain:acme.com`, where the domain says who it is. */
  domainKey: string | null;
  name: string;
  /** Why a person should check the name. */
  nameFlag: "mixed-script" | null;
  /** The preferred path segment; may be empty. */
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
  logoSourceUrl: string | null;
  employeeStrength: string | null;
  sizeValue: string | null;
  industries: string[];
  sample: boolean;
}

const LOCK_SLOTS = 256;
/** First keys of the advisory locks that serialise runs on the same company. */
const KEY_LOCKS = 7301;
const COMPANY_LOCKS = 7302;

/** Serialises concurrent runs that mention the same companies. Call once per transaction, before `resolveCompanies`. */
export async function lockCompanyKeys(client: Queryable, keys: Iterable<string>): Promise<void> {
  const slots = [...keys].map((key) => createHash("md5").update(key).digest().readUInt16BE(0) % LOCK_SLOTS);
  await lockSlots(client, KEY_LOCKS, slots);
}

/** Serialises concurrent runs that write jobs of the same companies. Call once per transaction, after `lockCompanyKeys`. */
export async function lockCompanies(client: Queryable, companyIds: Iterable<string>): Promise<void> {
  const slots = [...companyIds].map((id) => Number(BigInt(id) % BigInt(LOCK_SLOTS)));
  await lockSlots(client, COMPANY_LOCKS, slots);
}

// Locks slots in ascending order, and the two kinds always in the same order, so transactions cannot deadlock.
async function lockSlots(client: Queryable, kind: number, slots: number[]): Promise<void> {
  const ordered = [...new Set(slots)].sort((a, b) => a - b);
  if (ordered.length === 0) return;
  await client.query(
    "select pg_advisory_xact_lock($1, slot) from (select slot from unnest($2::int[]) with ordinality as s (slot, n) order by n) ordered",
    [kind, ordered],
  );
}

interface KnownCompany {
  id: string;
  /** Empty until a posting names one. */
  domains: Set<string>;
}

/**
 * Returns the company of each mention, in the same order. Creates unknown companies and fills gaps of known ones. The name decides first,
 * because a domain may be the parent company's; but the same name with another domain is another company, and then the domain decides.
 * `gainedIds` are the companies that gained data.
 */
export async function resolveCompanies(
  client: Queryable,
  mentions: readonly CompanyMention[],
): Promise<{ ids: string[]; gainedIds: string[] }> {
  const known = await knownCompanies(client, mentions.flatMap(companyKeysOf));
  const newKeys = new Map<string, string>();
  const found: string[] = [];
  for (const mention of mentions) {
    const company = choose(mention, known) ?? { id: await insertCompany(client, mention), domains: new Set<string>() };
    if (mention.domain !== null) company.domains.add(mention.domain);
    for (const key of companyKeysOf(mention)) {
      if (known.has(key)) continue;
      known.set(key, company);
      newKeys.set(key, company.id);
    }
    found.push(company.id);
  }
  await client.query(
    `insert into company_key (key, company_id) select * from unnest($1::text[], $2::bigint[]) on conflict (key) do nothing`,
    [[...newKeys.keys()], [...newKeys.values()]],
  );
  return { ids: found, gainedIds: await fillGaps(client, mentions, found) };
}

/** The keys a mention may be known by. */
export function companyKeysOf({ nameKey, domainKey }: Pick<CompanyMention, "nameKey" | "domainKey">): string[] {
  return domainKey === null ? [nameKey] : [nameKey, domainKey];
}

function choose(mention: CompanyMention, known: ReadonlyMap<string, KnownCompany>): KnownCompany | undefined {
  const named = known.get(mention.nameKey);
  const isSame =
    named !== undefined && (mention.domain === null || named.domains.size === 0 || named.domains.has(mention.domain));
  if (isSame) return named;
  return mention.domainKey === null ? undefined : known.get(mention.domainKey);
}

async function knownCompanies(client: Queryable, keys: string[]): Promise<Map<string, KnownCompany>> {
  const { rows } = await client.query<{ key: string; id: string; domains: string[] }>(
    "select k.key, c.id, c.domains from company_key k join company c on c.id = k.company_id where k.key = any($1::text[])",
    [keys],
  );
  const companies = new Map<string, KnownCompany>();
  const byKey = new Map<string, KnownCompany>();
  for (const { key, id, domains } of rows) {
    const company = companies.get(id) ?? { id, domains: new Set(domains) };
    companies.set(id, company);
    byKey.set(key, company);
  }
  return byKey;
}

async function insertCompany(client: Queryable, mention: CompanyMention): Promise<string> {
  const mark = createHash("sha256").update(companyKeysOf(mention).join()).digest("hex").slice(0, 8);
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
    `select id, domains, website, linkedin, logo_source_url as "logoSourceUrl", employee_strength as "employeeStrength",
       size_value as "sizeValue", industries, sample
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
    `update company c set domains = r.domains, website = r.website, linkedin = r.linkedin, logo_source_url = r."logoSourceUrl",
       employee_strength = r."employeeStrength", size_value = r."sizeValue", industries = r.industries, sample = r.sample, updated_at = now()
     from json_to_recordset($1) as r (id bigint, domains text[], website text, linkedin text, "logoSourceUrl" text,
       "employeeStrength" text, "sizeValue" text, industries text[], sample boolean)
     where c.id = r.id`,
    [bulkJson(ordered)],
  );
  return ordered.map((company) => company.id);
}

/** Returns the open jobs of these companies. */
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
  company.logoSourceUrl ??= mention.logoUrl;
  company.employeeStrength ??= mention.employeeStrength;
  company.sizeValue ??= mention.sizeValue;
  if (company.industries.length === 0) company.industries = mention.industries;
  company.sample &&= mention.sample;
  return JSON.stringify(company) !== before;
}
