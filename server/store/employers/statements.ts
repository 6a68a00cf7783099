import { sql } from "kysely";
import type { EmployerStatement } from "#contract/schemas/employers/statements.ts";
import type { Connection, Queryable, Transaction } from "#postgres/connection.ts";

export type ChangeField = "statement" | "website" | "logo" | "filled" | "disowned" | "post";

/** Returns what the employers of these companies state now; companies without a statement are missing. */
export async function statementsOf(
  client: Queryable,
  companyIds: readonly string[],
): Promise<Map<string, EmployerStatement>> {
  if (companyIds.length === 0) return new Map();
  const { rows } = await client.query<{ companyId: string; value: EmployerStatement | null }>(
    `select distinct on (company_id) company_id as "companyId", value from employer_change
     where field = 'statement' and company_id = any($1::bigint[]) order by company_id, id desc`,
    [companyIds],
  );
  return new Map(rows.flatMap(({ companyId, value }) => (value === null ? [] : [[companyId, value] as const])));
}

/** An entry of what people said for a company. */
export interface ChangeRow {
  id: string;
  companyId: string;
  field: ChangeField;
  value: unknown;
  before: unknown;
  /** The job, the board or the post that it is about. */
  subjectId: string | null;
  undoesId: string | null;
  createdAt: Date;
  /** Null once the person's account is erased. */
  by: string | null;
  isByOperator: boolean;
  isCurrent: boolean;
}

/** Returns the latest entries of a company, newest first. */
export async function changesOf(db: Connection, companyId: string, limit: number): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select e.id, e.company_id, e.field, e.value, e.before, e.subject_id, e.undoes_id, e.created_at,
      case when e.event_id is null then a.name else 'An operator' end as by, e.event_id is not null as is_by_operator,
      e.id = max(e.id) over (partition by e.field, e.subject_id) as is_current
    from employer_change e join employer_claim k on k.id = e.claim_id left join account a on a.id = k.account_id
    where e.company_id = ${companyId} order by e.id desc limit ${limit}`.execute(db);
  return rows;
}

/** One entry, with the claim by which it was said. */
export type NamedChange = Omit<ChangeRow, "by" | "isByOperator" | "undoesId" | "createdAt"> & { claimId: string };

const CHANGE = sql`
  select e.id, e.company_id, e.claim_id, e.field, e.value, e.before, e.subject_id, not exists (
    select from employer_change o where o.company_id = e.company_id and o.field = e.field
      and o.subject_id is not distinct from e.subject_id and o.id > e.id) as is_current
  from employer_change e`;

export async function changeById(db: Connection, id: string): Promise<NamedChange | null> {
  return (await sql<NamedChange>`${CHANGE} where e.id = ${id}`.execute(db)).rows[0] ?? null;
}

/** Returns the entry that a decision of the desk made, or null. */
export async function changeOfEvent(db: Connection, eventId: string): Promise<NamedChange | null> {
  return (await sql<NamedChange>`${CHANGE} where e.event_id = ${eventId}`.execute(db)).rows[0] ?? null;
}

export interface NewChange {
  companyId: string;
  claimId: string;
  field: ChangeField;
  value: unknown;
  before: unknown;
  subjectId?: string | null;
  undoesId?: string;
  /** The decision of an operator who changes what was said. */
  eventId?: string;
}

/** Adds an entry. The database refuses one by somebody without rights. */
export async function insertChange(trx: Transaction, change: NewChange): Promise<void> {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  await sql`
    insert into employer_change (company_id, claim_id, field, value, before, subject_id, undoes_id, event_id)
    values (${change.companyId}, ${change.claimId}, ${change.field}, ${json(change.value)}::jsonb, ${json(change.before)}::jsonb,
      ${change.subjectId ?? null}, ${change.undoesId ?? null}, ${change.eventId ?? null})`.execute(trx);
}

/** Returns the website of a company, no matter who named it. */
export async function websiteOf(db: Connection, companyId: string): Promise<string | null> {
  const { rows } = await sql<{ website: string | null }>`
    select website from company where id = ${companyId}`.execute(db);
  return rows[0]?.website ?? null;
}

/** Sets a company's website to what its employer says, which boards don't overrule. */
export async function setWebsite(
  trx: Transaction,
  companyId: string,
  website: string | null,
  employerRank: number,
): Promise<void> {
  await sql`
    update company set website = ${website}, identity_rank = greatest(identity_rank, ${employerRank}), updated_at = now()
    where id = ${companyId}`.execute(trx);
}

/** Returns where a company's logo comes from, no matter who named it. */
export async function logoOf(db: Connection, companyId: string): Promise<string | null> {
  const { rows } = await sql<{ logo: string | null }>`
    select logo_source_url as logo from company where id = ${companyId}`.execute(db);
  return rows[0]?.logo ?? null;
}

/** Sets where a company's logo comes from, which boards don't overrule. A worker fetches it; without an address there is no logo. */
export async function setLogo(
  trx: Transaction,
  companyId: string,
  logo: string | null,
  employerRank: number,
): Promise<void> {
  await sql`
    update company set logo_source_url = ${logo}, identity_rank = greatest(identity_rank, ${employerRank}), updated_at = now()
    where id = ${companyId}`.execute(trx);
  if (logo === null) await sql`delete from company_logo where company_id = ${companyId}`.execute(trx);
}

/** Returns the open postings of a company's open jobs after a job, with the number of the last one. */
export async function nextPostings(
  client: Queryable,
  { companyId, afterJob, jobs }: { companyId: string; afterJob: string; jobs: number },
): Promise<{ postingIds: string[]; lastJob: string | null }> {
  const { rows } = await client.query<{ jobId: string; postingId: string }>(
    `select j.id as "jobId", l.posting_id as "postingId" from (
       select id from job where company_id = $1 and closed_at is null and id > $2 order by id limit $3) j
     join job_posting l on l.job_id = j.id order by j.id`,
    [companyId, afterJob, jobs],
  );
  return { postingIds: rows.map(({ postingId }) => postingId), lastJob: rows.at(-1)?.jobId ?? null };
}

/** Returns whether a company is one of the sample catalogue. */
export async function isSampleCompany(client: Queryable, companyId: string): Promise<boolean> {
  const { rows } = await client.query<{ sample: boolean }>("select sample from company where id = $1", [companyId]);
  return rows[0]?.sample ?? false;
}
