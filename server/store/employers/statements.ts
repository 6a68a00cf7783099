import { sql } from "kysely";
import type { EmployerStatement } from "#contract/schemas/employers/statements.ts";
import type { StatedFact } from "#contract/values/employers/statement-limits.ts";
import type { Connection, Queryable, Transaction } from "#postgres/connection.ts";

export type ChangeField = "statement" | "website" | "logo" | "filled" | "disowned" | "post" | StatedFact;

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

/** Returns the entries that a decision of the desk made, in the order in which it made them. */
export async function changesOfEvent(db: Connection, eventId: string): Promise<NamedChange[]> {
  return (await sql<NamedChange>`${CHANGE} where e.event_id = ${eventId} order by e.id`.execute(db)).rows;
}

/** Something that an operator undid, and that can't be said until one allows it. */
export interface UndoneChange extends Pick<ChangeRow, "field" | "value" | "subjectId"> {
  changeId: string;
  undoneAt: Date;
}

/** Returns what can't be said for a company until an operator allows it, the latest first. */
export async function undoneChangesOf(db: Connection, companyId: string): Promise<UndoneChange[]> {
  const { rows } = await sql<UndoneChange>`
    select change_id, field, subject_id, value, undone_at from undone_changes(${companyId}) where value is not null
    order by undone_at desc, change_id desc`.execute(db);
  return rows;
}

/** Returns whether an operator undid exactly this, or closed the post that it would list, and nobody has allowed it since. */
export async function isUndone(
  db: Connection,
  { companyId, field, subjectId, value }: Pick<NewChange, "companyId" | "field" | "subjectId" | "value">,
): Promise<boolean> {
  const { rows } = await sql<{ undone: boolean }>`
    select is_undone(${companyId}, ${field}, ${subjectId ?? null}, ${json(value)}::jsonb) as undone`.execute(db);
  return rows[0]!.undone;
}

/** A run of entries by one claim at the end of a field, with what held before the first of them. */
export interface LastWords extends Pick<ChangeRow, "field" | "subjectId" | "value" | "before"> {
  firstId: string;
}

/** Returns what holds now because of a claim, with what held before it said anything of it. Posts are left out: they follow from rights. */
export async function lastWordsOf(
  db: Connection,
  { id, companyId }: { id: string; companyId: string },
): Promise<LastWords[]> {
  const { rows } = await sql<LastWords>`
    with said as (
      select *, max(case when claim_id <> ${id} then id end) over (partition by field, subject_id) as last_other
      from employer_change where company_id = ${companyId} and field <> 'post'
    ), run as (
      select max(id) as last_id, min(id) filter (where id > coalesce(last_other, 0)) as first_id from said group by field, subject_id
    )
    select l.field, l.subject_id, l.value, f.before, f.id as first_id
    from run r join employer_change l on l.id = r.last_id join employer_change f on f.id = r.first_id
    where l.value is distinct from f.before order by l.id`.execute(db);
  return rows;
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

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** Adds an entry. The database refuses one by somebody without rights, and one that an operator undid. */
export async function insertChange(trx: Transaction, change: NewChange): Promise<void> {
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
