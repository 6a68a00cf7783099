import { sql } from "kysely";
import type { CaseAction, Ground } from "#contract/values/moderation/decision.ts";
import type { NoticeCategory, NoticeSubject } from "#contract/values/moderation/notice.ts";
import type { Connection, Transaction } from "#postgres/connection.ts";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What a case is about. */
export interface Subject {
  kind: NoticeSubject;
  /** A job's or company's id, the id of a referral request, or a path. */
  id: string;
  title: string;
}

/** Returns what a notice is about, with its present title; null if there is no such thing. Companies are named by slug, and stored by id. */
export async function findSubject(
  db: Connection,
  { kind, id }: { kind: NoticeSubject; id: string },
): Promise<Subject | null> {
  if (kind === "page") return { kind, id, title: id };
  if (kind === "job") return await findJob(db, id);
  if (kind === "company") {
    const company = await db.selectFrom("company").select(["id", "name"]).where("slug", "=", id).executeTakeFirst();
    return company === undefined ? null : { kind, id: company.id, title: company.name };
  }
  if (!UUID.test(id)) return null;
  const { rows } = await sql`select 1 from referral_request where id = ${id}`.execute(db);
  return rows.length === 0 ? null : { kind, id, title: "A message in a referral" };
}

async function findJob(db: Connection, id: string): Promise<Subject | null> {
  if (!/^[1-9]\d{0,17}$/.test(id)) return null;
  const { rows } = await sql<{ title: string }>`
    select j.title || ' at ' || c.name as title from job j join company c on c.id = j.company_id where j.id = ${id}`.execute(
    db,
  );
  return rows[0] === undefined ? null : { kind: "job", id, title: rows[0].title };
}

/** Returns the id of the open case about a subject and category, after creating it if nobody has told us yet. */
export async function openCase(
  trx: Transaction,
  { kind, id, title, category }: Subject & { category: NoticeCategory },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into moderation_case (subject_kind, subject_id, subject_title, category)
    values (${kind}, ${id}, ${title}, ${category})
    on conflict (subject_kind, subject_id, category) where decided_at is null
      do update set subject_title = moderation_case.subject_title
    returning id`.execute(trx);
  return rows[0]!.id;
}

/** Stores a notice and returns its id; a repeated one keeps the id of the first. */
export async function insertNotice(
  trx: Transaction,
  notice: {
    caseId: string;
    words: string;
    encryptedAddress: Buffer | null;
    networkHash: Buffer;
    contentHash: Buffer;
  },
): Promise<string> {
  const { id } = await trx
    .insertInto("notice")
    .values(notice)
    .onConflict((conflict) =>
      conflict.columns(["caseId", "contentHash"]).doUpdateSet({ contentHash: notice.contentHash }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A notice with its case. */
export interface NoticeRow {
  id: string;
  caseId: string;
  words: string;
  createdAt: Date;
  mailed: boolean;
  subjectKind: NoticeSubject;
  subjectTitle: string;
  category: NoticeCategory;
  decidedAt: Date | null;
  /** When an appeal came that still waits. */
  appealedAt: Date | null;
  /** Decisions so far, also of appeals. */
  decisions: number;
  /** The last decision; null for a case that ended without one. */
  action: CaseAction | null;
  ground: Ground | null;
  reason: string | null;
  reasonAt: Date | null;
  /** Where the page of its subject is now; null once its subject has no page. */
  path: string | null;
}

/** SQL of the present page of a case's subject. */
const SUBJECT_PATH = sql<string | null>`
  case c.subject_kind
    when 'job' then (select '/job/' || j.slug || '-' || j.id from job j where j.id = c.subject_id::bigint)
    when 'company' then (select '/company/' || o.slug from company o where o.id = c.subject_id::bigint)
    when 'page' then c.subject_id end`;

export async function noticeById(db: Connection, id: string): Promise<NoticeRow | null> {
  const { rows } = await sql<NoticeRow>`
    select n.id, n.case_id, n.words, n.created_at, n.encrypted_address is not null as mailed, c.subject_kind,
      c.subject_title, c.category, c.decided_at, c.appealed_at, ${SUBJECT_PATH} as path,
      (select count(*)::int from moderation_event e where e.case_id = c.id and e.kind in ('decision', 'appeal-decision')) as decisions,
      d.action, d.ground, d.words as reason, d.created_at as reason_at
    from notice n join moderation_case c on c.id = n.case_id
    left join lateral (
      select * from moderation_event e where e.case_id = c.id and e.kind in ('decision', 'appeal-decision') order by e.id desc limit 1
    ) d on true
    where n.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Months after the last decision in which an appeal may still need the addresses. */
const ADDRESS_MONTHS = 7;

/** Forgets the addresses of notices that were decided long ago. Returns how many. */
export async function pruneNoticeAddresses(db: Connection): Promise<number> {
  const result = await sql`
    update notice n set encrypted_address = null from moderation_case c
    where c.id = n.case_id and n.encrypted_address is not null and c.appealed_at is null
      and c.decided_at < now() - make_interval(months => ${ADDRESS_MONTHS})`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}
