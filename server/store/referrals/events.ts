import { type RawBuilder, sql } from "kysely";
import type { Connection, Row } from "#postgres/connection.ts";
import type { EventKind } from "#contract/values/referral-event.ts";
import type { MailChoice } from "#contract/values/referral.ts";

export type EventRow = Row<"referralEvent">;

export async function insertEvent(trx: Connection, row: Omit<EventRow, "id" | "createdAt">): Promise<EventRow> {
  const { rows } = await sql<EventRow>`
    insert into referral_event (request_id, kind, to_state, actor, offer_id, detail)
    values (${row.requestId}, ${row.kind}, ${row.toState}, ${row.actor}, ${row.offerId}, ${row.detail}) returning *`.execute(
    trx,
  );
  return rows[0]!;
}

export async function eventsOf(db: Connection, requestIds: readonly string[]): Promise<EventRow[]> {
  if (requestIds.length === 0) return [];
  const { rows } =
    await sql<EventRow>`select * from referral_event where request_id = any(${requestIds}::uuid[]) order by id`.execute(
      db,
    );
  return rows;
}

/** Records that a person is notified of an event. `mailed` means the same transaction wrote the mail; a held mail goes out later. */
export async function insertNotice(
  trx: Connection,
  row: {
    accountId: string;
    requestId: string;
    eventId: string;
    role: "seeker" | "referrer";
    mailed: boolean;
    heldUntil: Date | null;
  },
): Promise<void> {
  await sql`
    insert into referral_notice (account_id, request_id, event_id, role, mailed_at, held_until)
    values (${row.accountId}, ${row.requestId}, ${row.eventId}, ${row.role}, case when ${row.mailed} then now() end, ${row.heldUntil})
    on conflict (account_id, event_id) do nothing`.execute(trx);
}

export async function mailChoiceOf(db: Connection, accountId: string): Promise<MailChoice> {
  const { rows } = await sql<{
    mail: MailChoice;
  }>`select mail from referral_setting where account_id = ${accountId}`.execute(db);
  return rows[0]?.mail ?? "at-once";
}

export async function setMailChoice(db: Connection, accountId: string, mail: MailChoice): Promise<void> {
  await sql`
    insert into referral_setting (account_id, mail) values (${accountId}, ${mail})
    on conflict (account_id) do update set mail = excluded.mail`.execute(db);
}

/** Returns when a thread may mail its reader again, an hour after the last mail about its messages; null if it may now. */
export async function messageHold(trx: Connection, accountId: string, requestId: string): Promise<Date | null> {
  const { rows } = await sql<{ until: Date }>`
    select max(n.mailed_at) + interval '1 hour' as until
    from referral_notice n join referral_event e on e.id = n.event_id and e.kind = 'message'
    where n.account_id = ${accountId} and n.request_id = ${requestId}
    having max(n.mailed_at) > now() - interval '1 hour'`.execute(trx);
  return rows[0]?.until ?? null;
}

/** Returns the people whose held mails about messages are due. */
export async function heldMailsDue(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ accountId: string }>`
    select distinct n.account_id from referral_notice n
    where n.mailed_at is null and n.held_until <= now() and not exists (
      select 1 from referral_setting s where s.account_id = n.account_id and s.mail <> 'at-once')`.execute(db);
  return rows.map((row) => row.accountId);
}

/** Returns the notices of a person's held mails that are due, oldest first, and marks them as mailed. */
export async function takeHeldMails(trx: Connection, accountId: string): Promise<DigestLine[]> {
  return await takeNotices(trx, accountId, sql`held_until <= now()`);
}

/** Returns the people whose daily digest is due and not empty. */
export async function digestsDue(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ accountId: string }>`
    select s.account_id from referral_setting s
    where s.mail = 'daily' and (s.digest_at is null or s.digest_at <= now() - interval '24 hours')
      and exists (select 1 from referral_notice n where n.account_id = s.account_id and n.mailed_at is null)`.execute(
    db,
  );
  return rows.map((row) => row.accountId);
}

export interface DigestLine {
  kind: EventKind;
  detail: string | null;
  role: "seeker" | "referrer";
  jobTitle: string;
  companyName: string;
  invited: boolean;
}

/** Returns the notices for a person's digest, oldest first, and marks them as mailed. Empty if another process took them. */
export async function takeDigest(trx: Connection, accountId: string): Promise<DigestLine[]> {
  const { rows: due } = await sql`
    update referral_setting set digest_at = now()
    where account_id = ${accountId} and mail = 'daily' and (digest_at is null or digest_at <= now() - interval '24 hours') returning 1`.execute(
    trx,
  );
  if (due.length === 0) return [];
  return await takeNotices(trx, accountId, sql`true`);
}

async function takeNotices(trx: Connection, accountId: string, which: RawBuilder<unknown>): Promise<DigestLine[]> {
  const { rows } = await sql<DigestLine>`
    with taken as (
      update referral_notice set mailed_at = now() where account_id = ${accountId} and mailed_at is null and ${which} returning event_id, role)
    select e.kind, e.detail, t.role, r.invited, j.title as job_title, c.name as company_name
    from taken t join referral_event e on e.id = t.event_id join referral_request r on r.id = e.request_id
    join job j on j.id = r.job_id join company c on c.id = r.company_id order by e.id`.execute(trx);
  return rows;
}

export type MessageRow = Row<"referralMessage">;

export async function insertMessage(
  trx: Connection,
  row: {
    requestId: string;
    offerId: string;
    authorId: string;
    authorRole: "seeker" | "referrer";
    body: string;
    thanks?: boolean;
  },
): Promise<void> {
  await sql`
    insert into referral_message (request_id, offer_id, author_id, author_role, body, thanks)
    values (${row.requestId}, ${row.offerId}, ${row.authorId}, ${row.authorRole}, ${row.body}, ${row.thanks ?? false})`.execute(
    trx,
  );
}

export async function messagesOf(db: Connection, requestIds: readonly string[]): Promise<MessageRow[]> {
  if (requestIds.length === 0) return [];
  const { rows } = await sql<MessageRow>`
    select id, request_id, offer_id, author_id, author_role, body, thanks, created_at from referral_message where request_id = any(${requestIds}::uuid[]) order by id`.execute(
    db,
  );
  return rows;
}
