import { sql } from "kysely";
import type { Connection, Row } from "#postgres/connection.ts";

export type OutboxMail = Row<"outboxMail">;

export const MAX_ATTEMPTS = 8;
/** Seconds a sender may hold a mail before another may take it: longer than any SMTP conversation we allow. */
const LEASE_S = 120;

/** Writes a mail beside its cause. A cause writes one mail however often it is repeated; false when it had. */
export async function enqueueMail(
  db: Connection,
  mail: Pick<OutboxMail, "accountId" | "message" | "causeKey" | "toAddress" | "toName"> & { sealed: Buffer },
): Promise<boolean> {
  const inserted = await db
    .insertInto("outboxMail")
    .values({ ...mail, lastError: null })
    .onConflict((conflict) => conflict.column("causeKey").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Takes up to `limit` due mails under a lease; mails of a killed sender come free when their lease ends. */
export async function leaseDueMails(db: Connection, limit: number): Promise<OutboxMail[]> {
  const { rows } = await sql<OutboxMail>`
    update outbox_mail set lease_until = now() + make_interval(secs => ${LEASE_S}), attempts = attempts + 1
    where id in (
      select id from outbox_mail
      where sent_at is null and dead_at is null and next_try_at <= now() and (lease_until is null or lease_until < now())
      order by next_try_at limit ${limit} for update skip locked)
    returning *`.execute(db);
  return rows;
}

/** Done: the sealed data, which may hold a link, is not kept. */
export async function markMailSent(db: Connection, id: string): Promise<void> {
  await db
    .updateTable("outboxMail")
    .set({ sentAt: sql`now()`, leaseUntil: null, sealed: null, lastError: null })
    .where("id", "=", id)
    .execute();
}

/** Failed: again after `waitS` seconds, or dead when null. */
export async function markMailFailed(db: Connection, id: string, error: string, waitS: number | null): Promise<void> {
  await db
    .updateTable("outboxMail")
    .set(
      waitS === null
        ? { deadAt: sql`now()`, leaseUntil: null, lastError: error }
        : { nextTryAt: sql`now() + make_interval(secs => ${waitS})`, leaseUntil: null, lastError: error },
    )
    .where("id", "=", id)
    .execute();
}

/** The newest mails, for the development mailbox. */
export async function recentMails(db: Connection, limit: number): Promise<OutboxMail[]> {
  return await db.selectFrom("outboxMail").selectAll().orderBy("createdAt", "desc").limit(limit).execute();
}

export async function mailById(db: Connection, id: string): Promise<OutboxMail | null> {
  return (await db.selectFrom("outboxMail").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}
