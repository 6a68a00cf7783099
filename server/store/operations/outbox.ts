import { sql } from "kysely";
import type { Kysely, Selectable, Transaction } from "kysely";
import type { OutboxMailTable } from "#postgres/accounts-schema.ts";
import type { Schema } from "#postgres/schema.ts";

type Connection = Kysely<Schema> | Transaction<Schema>;
export type OutboxMail = Selectable<OutboxMailTable>;

export const MAX_ATTEMPTS = 8;
/** Seconds a sender may hold a mail before another may take it: longer than any SMTP conversation we allow. */
const LEASE_S = 120;

/** Writes a mail beside its cause. A cause writes one mail however often it is repeated; false when it had. */
export async function enqueueMail(
  db: Connection,
  mail: Pick<OutboxMail, "account_id" | "message" | "cause_key" | "to_address" | "to_name"> & { sealed: Buffer },
): Promise<boolean> {
  const inserted = await db
    .insertInto("outbox_mail")
    .values({ ...mail, last_error: null })
    .onConflict((conflict) => conflict.column("cause_key").doNothing())
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
    .updateTable("outbox_mail")
    .set({ sent_at: sql`now()`, lease_until: null, sealed: null, last_error: null })
    .where("id", "=", id)
    .execute();
}

/** Failed: again after `waitS` seconds, or dead when null. */
export async function markMailFailed(db: Connection, id: string, error: string, waitS: number | null): Promise<void> {
  await db
    .updateTable("outbox_mail")
    .set(
      waitS === null
        ? { dead_at: sql`now()`, lease_until: null, last_error: error }
        : { next_try_at: sql`now() + make_interval(secs => ${waitS})`, lease_until: null, last_error: error },
    )
    .where("id", "=", id)
    .execute();
}

/** The newest mails, for the development mailbox. */
export async function recentMails(db: Connection, limit: number): Promise<OutboxMail[]> {
  return await db.selectFrom("outbox_mail").selectAll().orderBy("created_at", "desc").limit(limit).execute();
}

export async function mailById(db: Connection, id: string): Promise<OutboxMail | null> {
  return (await db.selectFrom("outbox_mail").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}
