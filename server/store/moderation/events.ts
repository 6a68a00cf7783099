import { sql } from "kysely";
import type { Correction } from "#contract/values/moderation/correction.ts";
import type { CaseAction, Ground } from "#contract/values/moderation/decision.ts";
import type { Connection, Transaction } from "#postgres/connection.ts";

export type EventKind = "decision" | "appeal" | "appeal-decision" | "hold" | "release";
export type TargetKind = "job" | "company" | "board" | "domain" | "name" | "person" | "change" | "claim";

/** An entry of the log as it is written. */
export interface NewEvent {
  caseId: string;
  kind: EventKind;
  action: CaseAction | null;
  ground: Ground | null;
  words: string;
  target: { kind: TargetKind; id: string } | null;
  operatorId: string | null;
  /** Until when a suspension lasts. */
  endsAt?: Date | null;
  correction?: Correction | null;
}

/** Adds an entry to the log. The database applies what it restricts or sets free, and closes or opens the case. */
export async function insertEvent(trx: Transaction, event: NewEvent): Promise<string> {
  const { target, correction = null, ...rest } = event;
  const { id } = await trx
    .insertInto("moderationEvent")
    .values({
      ...rest,
      correction: correction === null ? null : JSON.stringify(correction),
      targetKind: target?.kind ?? null,
      targetId: target?.id ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds an appeal to the log, which makes its case wait again. */
export async function insertAppeal(trx: Transaction, caseId: string, words: string): Promise<void> {
  await insertEvent(trx, {
    caseId,
    kind: "appeal",
    action: null,
    ground: null,
    words,
    target: null,
    operatorId: null,
  });
}

export interface EventRow {
  id: string;
  caseId: string;
  title: string;
  kind: EventKind;
  action: CaseAction | null;
  ground: Ground | null;
  words: string;
  operator: string | null;
  createdAt: Date;
  endsAt: Date | null;
  correction: Correction | null;
  targetKind: TargetKind | null;
  targetId: string | null;
}

const EVENT = sql`
  select e.id, e.case_id, c.subject_title as title, e.kind, e.action, e.ground, e.words, a.name as operator, e.created_at, e.ends_at, e.correction, e.target_kind, e.target_id
  from moderation_event e join moderation_case c on c.id = e.case_id left join account a on a.id = e.operator_id`;

/** Returns the log of a case, newest first. */
export async function eventsOfCase(db: Connection, caseId: string, limit: number): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`${EVENT} where e.case_id = ${caseId} order by e.id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Returns the whole log, newest first, without appeals that this operator may not read. */
export async function recentEvents(db: Connection, operatorId: string, limit: number): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    ${EVENT} where e.kind <> 'appeal' or c.appealed_at is null or not exists (
      select from moderation_event own where own.case_id = e.case_id and own.operator_id = ${operatorId})
    order by e.id desc limit ${limit}`.execute(db);
  return rows;
}

/** A notice whose sender wants the decision. */
export interface MailedNotice {
  id: string;
  encryptedAddress: Buffer;
}

export async function mailedNotices(db: Connection, caseId: string): Promise<MailedNotice[]> {
  const { rows } = await sql<MailedNotice>`
    select id, encrypted_address from notice where case_id = ${caseId} and encrypted_address is not null order by id`.execute(
    db,
  );
  return rows;
}

/** Answers the unanswered reports of a job for this reason. */
export async function answerReports(
  trx: Transaction,
  { jobId, category, answer, confirmed }: { jobId: string; category: string; answer: string; confirmed: boolean },
): Promise<void> {
  await sql`
    update job_report set answered_at = now(), answer = ${answer.slice(0, 1000)}, confirmed = ${confirmed}
    where job_id = ${jobId} and answered_at is null and category_of_report(reason) = ${category}`.execute(trx);
}

interface Removal {
  ground: Ground;
  isHeld: boolean;
  /** Of a hold: whether it lasts until an operator decides. */
  untilDecided: boolean;
}

/** Why a job is off the site for now; null for one that isn't. A closed job keeps its page. */
export async function removalOf(db: Connection, jobId: string): Promise<Removal | null> {
  const { rows } = await sql<Removal>`
    select e.ground, r.action = 'hold-job' as is_held, e.until_decided from (
      select event_id, action from restriction
      where target_kind = 'job' and target_id = ${jobId} and action in ('hide-job', 'hold-job')
      union all
      select c.event_id, c.action from (
        select company_id from job where id = ${jobId} union all select company_id from archived_job where id = ${jobId}
      ) j, lateral restrictions_of_company(j.company_id) c
    ) r join moderation_event e on e.id = r.event_id
    order by is_held limit 1`.execute(db);
  return rows[0] ?? null;
}
