import { sql } from "kysely";
import type { EmployerRole, ProofKind } from "#contract/values/employers/claims.ts";
import type { Connection, Transaction } from "#postgres/connection.ts";

/** A claim that isn't over, with its company and proofs. */
export interface ClaimRow {
  id: string;
  companyId: string;
  accountId: string;
  company: string;
  slug: string;
  website: string | null;
  /** How far we know who the company is. */
  identityRank: number;
  domain: string;
  role: EmployerRole | null;
  createdAt: Date;
  approvedAt: Date | null;
  holds: boolean;
  proofs: ProofRow[];
}

export interface ProofRow {
  kind: ProofKind;
  holds: boolean;
  expiresAt: string | null;
  problem: string | null;
  isChecking: boolean;
}

/** A check that no worker has finished by then is forgotten, so that the person can ask again. */
const CHECK_LIFE = sql`interval '2 minutes'`;

const CLAIM_ROW = sql`
  select k.id, k.company_id, k.account_id, c.name as company, c.slug, c.website, c.identity_rank, k.domain, k.role, k.created_at, k.approved_at,
    holds_proofs(k.id) as holds, coalesce((
      select jsonb_agg(jsonb_build_object('kind', p.kind, 'holds', coalesce(p.expires_at > now(), false), 'expiresAt', p.expires_at,
        'problem', p.problem, 'isChecking', coalesce(p.wanted_at > now() - ${CHECK_LIFE}, false)))
      from employer_proof p where p.claim_id = k.id), '[]') as proofs
  from employer_claim k join company c on c.id = k.company_id`;
const CLAIM = sql`${CLAIM_ROW} where k.ended_at is null and k.account_id is not null`;

/** Returns the claims of an account, oldest first. */
export async function claimsOf(db: Connection, accountId: string): Promise<ClaimRow[]> {
  return (await sql<ClaimRow>`${CLAIM} and k.account_id = ${accountId} order by k.id`.execute(db)).rows;
}

/** Returns a claim that isn't over, or with `evenDecided` also one that an operator refused or ended; null for any other. */
export async function claimById(db: Connection, id: string, { evenDecided = false } = {}): Promise<ClaimRow | null> {
  const found = evenDecided
    ? sql`${CLAIM_ROW} where (k.ended_at is null or k.ended_reason in ('refused', 'operator')) and k.account_id is not null`
    : CLAIM;
  return (await sql<ClaimRow>`${found} and k.id = ${id}`.execute(db)).rows[0] ?? null;
}

/** Returns everybody with an approved claim of the company, oldest first, with their names. */
export async function peopleOfCompany(db: Connection, companyId: string): Promise<(ClaimRow & { name: string })[]> {
  const { rows } = await sql<ClaimRow & { name: string }>`
    select k.*, a.name from (${CLAIM} and k.company_id = ${companyId} and k.approved_at is not null) k
    join account a on a.id = k.account_id order by k.id`.execute(db);
  return rows;
}

/** A company that can be claimed. */
export interface ClaimableCompany {
  id: string;
  name: string;
  website: string | null;
}

/** Returns the company with this slug; null for an unknown one and for one whose identity is in doubt. */
export async function claimableCompany(db: Connection, slug: string): Promise<ClaimableCompany | null> {
  const { rows } = await sql<ClaimableCompany>`
    select id, name, website from company where slug = ${slug} and held_reason is null`.execute(db);
  return rows[0] ?? null;
}

/** Starts a claim, or changes the domain of the account's unapproved one, whose proofs are void then. Returns its id. */
export async function putClaim(
  trx: Transaction,
  { companyId, accountId, domain }: { companyId: string; accountId: string; domain: string },
): Promise<string> {
  const { rows } = await sql<{ id: string; changed: boolean }>`
    with before as (
      select id, domain from employer_claim where company_id = ${companyId} and account_id = ${accountId} and ended_at is null)
    insert into employer_claim as k (company_id, account_id, domain) values (${companyId}, ${accountId}, ${domain})
    on conflict (company_id, account_id) where ended_at is null do update
      set domain = case when k.approved_at is null then excluded.domain else k.domain end
    returning id, exists (select from before where before.domain <> k.domain) as changed`.execute(trx);
  const { id, changed } = rows[0]!;
  if (changed) await sql`delete from employer_proof where claim_id = ${id}`.execute(trx);
  if (changed) await sql`delete from employer_code where claim_id = ${id}`.execute(trx);
  return id;
}

/** Serialises what decides who speaks for a company. */
export async function lockCompanyClaims(trx: Transaction, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(7304, hashtext(${companyId}))`.execute(trx);
}

export async function hasOwner(db: Connection, companyId: string): Promise<boolean> {
  const { rows } = await sql`
    select from employer_claim k where k.company_id = ${companyId} and k.role = 'owner' and k.ended_at is null
      and k.account_id is not null and holds_proofs(k.id)`.execute(db);
  return rows.length > 0;
}

export async function approveClaim(trx: Transaction, id: string, role: EmployerRole): Promise<void> {
  await sql`
    update employer_claim set role = ${role}, approved_at = coalesce(approved_at, now())
    where id = ${id} and ended_at is null`.execute(trx);
}

export async function endClaim(
  trx: Transaction,
  id: string,
  reason: "withdrawn" | "refused" | "removed" | "suspended" | "operator",
): Promise<void> {
  await sql`
    update employer_claim set ended_at = now(), ended_reason = ${reason} where id = ${id} and ended_at is null`.execute(
    trx,
  );
}

/** Returns when an operator ended an earlier claim of the company by this account, and nobody has reversed it; null otherwise. */
export async function endedByOperator(
  db: Connection,
  { companyId, accountId }: Pick<ClaimRow, "companyId" | "accountId">,
): Promise<Date | null> {
  const { rows } = await sql<{ endedAt: Date | null }>`
    select max(ended_at) as ended_at from employer_claim
    where company_id = ${companyId} and account_id = ${accountId} and ended_reason = 'operator'`.execute(db);
  return rows[0]?.endedAt ?? null;
}

/** Makes the claim a case of the desk, unless it is one. */
export async function openClaimCase(trx: Transaction, { id, company, domain }: ClaimRow): Promise<void> {
  await sql`select open_moderation_case('claim', ${id}, ${`${company}, claimed with ${domain}`}, 'claim')`.execute(trx);
}

/** What an account may do for a company now: null without an approved claim whose proofs hold at this moment. */
export async function employerRole(db: Connection, accountId: string, companyId: string): Promise<EmployerRole | null> {
  const { rows } = await sql<{ role: EmployerRole }>`
    select k.role from employer_claim k where k.account_id = ${accountId} and k.company_id = ${companyId}
      and k.ended_at is null and k.approved_at is not null and holds_proofs(k.id)`.execute(db);
  return rows[0]?.role ?? null;
}

/** Returns the companies that people speak for with this domain now, for the rules of company domains. */
export async function companiesClaimedWith(db: Connection, domain: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select distinct c.id, c.name from employer_claim k join company c on c.id = k.company_id
    where k.domain = ${domain} and k.ended_at is null and k.approved_at is not null and k.account_id is not null
      and holds_proofs(k.id) order by c.id`.execute(db);
  return rows;
}
