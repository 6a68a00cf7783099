import { createHash } from "node:crypto";
import { bulkJson } from "#postgres/bulk-json.ts";
import type { Queryable } from "#postgres/connection.ts";
import type { CompanyMention } from "./company-mention.ts";
import { lookAlikesOf, recordEvidence } from "./company-evidence.ts";
import { claimKeyOf, identify, RANK, type HeldReason, type KnownCompany } from "./company-identity.ts";

export type { CompanyTrust } from "./company-identity.ts";

interface CompanyRow {
  id: string;
  name: string;
  nameFlag: string | null;
  identityRank: number;
  createdBoardId: string | null;
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

/**
 * Returns the company of each mention, in the same order. Creates unknown companies, holds claims that an operator must judge, and
 * fills gaps of known ones as far as the mention's trust allows. `gainedIds` are the companies that gained data, `heldIds` those
 * whose jobs must not be published.
 */
export async function resolveCompanies(
  client: Queryable,
  mentions: readonly CompanyMention[],
): Promise<{ ids: string[]; gainedIds: string[]; heldIds: Set<string> }> {
  const known = await knownCompanies(
    client,
    mentions.flatMap((mention) => [...companyKeysOf(mention), ...claimKeyOf(mention)]),
  );
  const lookAlikes = await lookAlikesOf(client, mentions);
  const newKeys = new Map<string, string>();
  const found: KnownCompany[] = [];
  const creators = new Map<string, CompanyMention>();
  for (const mention of mentions) {
    const decision = identify(mention, known, lookAlikes.get(mention.nameKey));
    const company = "company" in decision ? decision.company : await insertCompany(client, mention, decision);
    if (!("company" in decision)) creators.set(company.id, mention);
    if (mention.trust === "board" && company.rank < RANK.board)
      Object.assign(company, { rank: RANK.board, domains: new Set() });
    if (mention.domain !== null && mayIdentify(mention, company, creators)) company.domains.add(mention.domain);
    for (const key of keysToStore(mention, company)) {
      if (known.has(key)) continue;
      known.set(key, company);
      newKeys.set(key, company.id);
    }
    found.push(company);
  }
  await client.query(
    `insert into company_key (key, company_id) select * from unnest($1::text[], $2::bigint[]) on conflict (key) do nothing`,
    [[...newKeys.keys()], [...newKeys.values()]],
  );
  const ids = found.map((company) => company.id);
  const gainedIds = await fillGaps(client, mentions, ids, creators);
  await recordEvidence(client, mentions, ids);
  return { ids, gainedIds, heldIds: new Set(found.filter((company) => company.held).map((company) => company.id)) };
}

/** A claim is known by its board too; a company that only untrusted postings describe is never known by a domain. */
function keysToStore(mention: CompanyMention, company: KnownCompany): string[] {
  if (company.held) return claimKeyOf(mention);
  return mention.trust === "board" ? companyKeysOf(mention) : [mention.nameKey];
}

/** The keys a mention may be known by. */
export function companyKeysOf({ nameKey, domainKey }: Pick<CompanyMention, "nameKey" | "domainKey">): string[] {
  return domainKey === null ? [nameKey] : [nameKey, domainKey];
}

async function knownCompanies(client: Queryable, keys: string[]): Promise<Map<string, KnownCompany>> {
  const { rows } = await client.query<{
    key: string;
    id: string;
    domains: string[];
    rank: number;
    createdBoardId: string | null;
    held: boolean;
  }>(
    `select k.key, c.id, c.domains, c.identity_rank as rank, c.created_board_id as "createdBoardId", c.held_reason is not null as held
     from company_key k join company c on c.id = k.company_id where k.key = any($1::text[])`,
    [keys],
  );
  const companies = new Map<string, KnownCompany>();
  const byKey = new Map<string, KnownCompany>();
  for (const { key, domains, ...row } of rows) {
    const company = companies.get(row.id) ?? { ...row, domains: new Set(domains) };
    companies.set(row.id, company);
    byKey.set(key, company);
  }
  return byKey;
}

async function insertCompany(
  client: Queryable,
  mention: CompanyMention,
  { held, resembles }: { held: HeldReason | null; resembles: string | null },
): Promise<KnownCompany> {
  const keys = [...companyKeysOf(mention), ...(held === null ? [] : claimKeyOf(mention))];
  const mark = createHash("sha256").update(keys.join()).digest("hex").slice(0, 8);
  const rank = mention.trust === "board" ? RANK.board : RANK.oneSource;
  // A held company never takes the plain path of the company it resembles.
  const slugs = [...(held === null ? [mention.slug] : []), `${mention.slug || "company"}-${mark}`];
  for (const slug of slugs) {
    if (slug === "") continue;
    const { rows } = await client.query<{ id: string }>(
      `insert into company (slug, name, name_flag, sample, identity_rank, created_board_id, held_reason, resembles_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (slug) do nothing returning id`,
      [slug, mention.name, mention.nameFlag, mention.sample, rank, mention.boardId, held, resembles],
    );
    const id = rows[0]?.id;
    if (id !== undefined) return { id, domains: new Set(), rank, createdBoardId: mention.boardId, held: held !== null };
  }
  throw new Error(`No free path for the company ${JSON.stringify(mention.name)}`);
}

/**
 * Returns whether a mention may say who the company is: a trusted board's may; an untrusted one only while it creates the company, and
 * later if the same discovered board created it. A job site carries the words of many, so it never adds anything later.
 */
function mayIdentify(
  mention: CompanyMention,
  company: { id: string; createdBoardId: string | null },
  creators: ReadonlyMap<string, CompanyMention>,
): boolean {
  if (mention.trust === "board" || creators.get(company.id) === mention) return true;
  return mention.trust === "unproved" && mention.boardId !== null && company.createdBoardId === mention.boardId;
}

/** Keeps what is known and adds what is not; writes only the companies that gain something. */
async function fillGaps(
  client: Queryable,
  mentions: readonly CompanyMention[],
  ids: readonly string[],
  creators: ReadonlyMap<string, CompanyMention>,
): Promise<string[]> {
  const { rows } = await client.query<CompanyRow>(
    `select id, name, name_flag as "nameFlag", identity_rank as "identityRank", created_board_id as "createdBoardId", domains, website, linkedin, logo_source_url as "logoSourceUrl", employee_strength as "employeeStrength",
       size_value as "sizeValue", industries, sample
     from company where id = any($1::bigint[])`,
    [[...new Set(ids)]],
  );
  const companies = new Map(rows.map((row) => [row.id, row]));
  const gained = new Map<string, CompanyRow>();
  mentions.forEach((mention, at) => {
    const company = companies.get(ids[at] ?? "");
    if (company && fill(company, mention, mayIdentify(mention, company, creators))) gained.set(company.id, company);
  });
  if (gained.size === 0) return [];
  const ordered = [...gained.values()].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
  await client.query(
    `update company c set name = r.name, name_flag = r."nameFlag", identity_rank = r."identityRank", domains = r.domains, website = r.website, linkedin = r.linkedin, logo_source_url = r."logoSourceUrl",
       employee_strength = r."employeeStrength", size_value = r."sizeValue", industries = r.industries, sample = r.sample, updated_at = now()
     from json_to_recordset($1) as r (id bigint, name text, "nameFlag" text, "identityRank" integer, domains text[], website text, linkedin text, "logoSourceUrl" text,
       "employeeStrength" text, "sizeValue" text, industries text[], sample boolean)
     where c.id = r.id`,
    [bulkJson(ordered)],
  );
  // A logo outlives its company's claim to it nowhere.
  await client.query(
    `delete from company_logo l using company c where c.id = l.company_id and c.logo_source_url is null and c.id = any($1::bigint[])`,
    [ordered.map((company) => company.id)],
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

function fill(company: CompanyRow, mention: CompanyMention, mayIdentifyIt: boolean): boolean {
  const before = JSON.stringify(company);
  if (mention.trust === "board" && company.identityRank < RANK.board) {
    // What lower-ranked sources said of its identity goes, even where the board says nothing instead.
    Object.assign(company, { identityRank: RANK.board, name: mention.name, nameFlag: mention.nameFlag, domains: [] });
    Object.assign(company, { website: null, linkedin: null, logoSourceUrl: null });
  }
  if (mayIdentifyIt) {
    if (mention.domain !== null && !company.domains.includes(mention.domain)) company.domains.push(mention.domain);
    company.website ??= mention.website;
    company.linkedin ??= mention.linkedin;
    company.logoSourceUrl ??= mention.logoUrl;
  }
  company.employeeStrength ??= mention.employeeStrength;
  company.sizeValue ??= mention.sizeValue;
  if (company.industries.length === 0) company.industries = mention.industries;
  company.sample &&= mention.sample;
  return JSON.stringify(company) !== before;
}
