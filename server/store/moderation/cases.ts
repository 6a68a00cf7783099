import { sql } from "kysely";
import type { CaseAction, CaseSubject } from "#contract/values/moderation/decision.ts";
import type { TargetKind } from "./events.ts";
import type { Connection, Transaction } from "#postgres/connection.ts";

/** A case with who told us of it. */
export interface CaseRow {
  id: string;
  subjectKind: CaseSubject;
  subjectId: string;
  subjectTitle: string;
  category: string;
  openedAt: Date;
  decidedAt: Date | null;
  appealedAt: Date | null;
  voices: number;
  marks: string[];
  /** Why an operator opened it; null for any other. */
  openedBecause: string | null;
}

/** SQL of the reports that belong to a case. The cast is in a CASE because only jobs have numbers. */
const REPORTS = sql`job_report r where r.job_id = case when c.subject_kind = 'job' then c.subject_id::bigint end
  and category_of_report(r.reason) = c.category and (r.answered_at is null or r.created_at >= c.opened_at)`;

/** Networks that sent a notice, or a report of the job for the same reason. */
const VOICES = sql<number>`(
  select count(*)::int from (
    select n.network_hash from notice n where n.case_id = c.id union select r.network_hash from ${REPORTS}
  ) voice)`;

const CASE = sql`select c.id, c.subject_kind, c.subject_id, c.subject_title, c.category, c.opened_at, c.decided_at, c.appealed_at, c.marks, c.opened_because,
  ${VOICES} as voices from moderation_case c`;

/** How much harm a day of waiting does. */
const HARM = sql`case category
  when 'scam' then 5 when 'illegal' then 5 when 'personal-data' then 4 when 'discrimination' then 4 when 'abuse' then 4
  when 'copyright' then 3 when 'do-not-list' then 3 when 'disputed' then 3 when 'claim' then 3 when 'disowned-board' then 3 when 'direct-post' then 3 when 'changed-post' then 3 when 'operator' then 3 when 'not-remote' then 2 when 'wrong' then 2 else 1 end`;

/** A case that waits, and that this operator may decide: nobody reads an appeal against their own decision. */
const forOperator = (operatorId: string) => sql`
  (c.decided_at is null or c.appealed_at is not null)
  and not (c.appealed_at is not null and exists (
    select from moderation_event e where e.case_id = c.id and e.operator_id = ${operatorId}))`;

/** Returns the cases that wait for this operator, the most urgent first: harm × reach × age. */
export async function waitingCases(db: Connection, operatorId: string, limit: number): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select * from (${CASE} where ${forOperator(operatorId)}) waiting
    order by ${HARM} * (1 + ln(greatest(voices, 1))) * (1 + 0.5 * cardinality(marks))
      * (1 + extract(epoch from now() - coalesce(appealed_at, opened_at)) / 86400) desc, id
    limit ${limit}`.execute(db);
  return rows;
}

export async function countWaiting(db: Connection, operatorId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from moderation_case c where ${forOperator(operatorId)}`.execute(db);
  return rows[0]!.count;
}

/** Returns a case that this operator may read; null for an unknown one and for an appeal against their own decision. */
export async function findCase(db: Connection, id: string, operatorId: string): Promise<CaseRow | null> {
  const { rows } = await sql<CaseRow>`
    ${CASE} where c.id = ${id} and (c.decided_at is not null and c.appealed_at is null or ${forOperator(operatorId)})`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Returns a case for programs, which read appeals too. */
export async function caseById(db: Connection, id: string): Promise<CaseRow | null> {
  const { rows } = await sql<CaseRow>`${CASE} where c.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Returns the id of the open case that an operator has opened about something, which it opens if necessary. */
export async function openOperatorCase(
  trx: Transaction,
  { kind, id, title, because }: { kind: CaseSubject; id: string; title: string; because: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into moderation_case (subject_kind, subject_id, subject_title, category, opened_because)
    values (${kind}, ${id}, ${title}, 'operator', ${because})
    on conflict (subject_kind, subject_id, category) where decided_at is null
      do update set subject_title = moderation_case.subject_title
    returning id`.execute(trx);
  return rows[0]!.id;
}

/** A person as the subject of a case, without their name. */
export const personSubjectOf = (id: string) => ({ kind: "person", id, title: "A person" }) as const;

/** Adds a case that is decided in the same transaction, so that it never waits. Returns its id. */
export async function insertDecidedCase(
  trx: Transaction,
  { kind, id, title }: { kind: CaseSubject; id: string; title: string },
  because: string,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into moderation_case (subject_kind, subject_id, subject_title, category, opened_because, decided_at)
    values (${kind}, ${id}, ${title}, 'operator', ${because}, now()) returning id`.execute(trx);
  return rows[0]!.id;
}

/** Locks a case until the transaction ends, so that it is decided once. */
export async function lockCase(trx: Transaction, id: string): Promise<void> {
  await sql`select 1 from moderation_case where id = ${id} for update`.execute(trx);
}

/** What was decided last about a case. */
export interface LastDecision {
  id: string;
  action: CaseAction;
  targetKind: TargetKind | null;
  targetId: string | null;
}

export async function lastDecision(db: Connection, caseId: string): Promise<LastDecision | null> {
  const row = await db
    .selectFrom("moderationEvent")
    .select(["id", "action", "targetKind", "targetId"])
    .where("caseId", "=", caseId)
    .where("kind", "in", ["decision", "appeal-decision"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.action ? { ...row, action: row.action } : null;
}

/** Returns the other cases about the same thing, newest first. */
export async function linkedCases(
  db: Connection,
  { id, subjectKind, subjectId }: CaseRow,
  limit: number,
): Promise<{ id: string; category: string; decided: boolean }[]> {
  const { rows } = await sql<{ id: string; category: string; decided: boolean }>`
    select id, category, decided_at is not null as decided from moderation_case
    where subject_kind = ${subjectKind} and subject_id = ${subjectId} and id <> ${id} order by id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Returns what people said in notices and reports of a case, newest first. */
export async function wordsOfCase(
  db: Connection,
  id: string,
  limit: number,
): Promise<{ at: Date; words: string; isNotice: boolean }[]> {
  const { rows } = await sql<{ at: Date; words: string; isNotice: boolean }>`
    select * from (
      select created_at as at, words, true as is_notice from notice where case_id = ${id}
      union all
      select r.created_at, coalesce(r.note, ''), false from moderation_case c, lateral (select * from ${REPORTS}) r where c.id = ${id}
    ) said where words <> '' order by at desc limit ${limit}`.execute(db);
  return rows;
}
