import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Connection, Row } from "#postgres/connection.ts";
import { deleteInSteps } from "#store/accounts/delete-in-steps.ts";

export type OutboxMail = Row<"outboxMail">;

export const MAX_ATTEMPTS = 8;

/** Writes a mail and returns its id, or null when its cause already has one. */
export async function insertMail(
  db: Connection,
  mail: Pick<OutboxMail, "accountId" | "guestId" | "message" | "causeKey" | "toAddress" | "toName"> & {
    encryptedData: Buffer;
  },
): Promise<string | null> {
  const inserted = await db
    .insertInto("outboxMail")
    .values({ ...mail, lastError: null })
    .onConflict((conflict) => conflict.column("causeKey").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id ?? null;
}

const DUE = sql`sent_at is null and abandoned_at is null and next_try_at <= now() and (lease_until is null or lease_until < now())`;

/** Leases one mail if it is due; null when it has been sent or abandoned, waits for its next try, or is held by another sender. */
export async function leaseMail(db: Connection, id: string, leaseS: number): Promise<OutboxMail | null> {
  return await lease(db, sql`id = ${id}`, leaseS);
}

/** Leases the mail that has been due longest, or returns null. The mails of a killed sender are due again when their lease ends. */
export async function leaseNextMail(db: Connection, leaseS: number): Promise<OutboxMail | null> {
  return await lease(db, sql`true`, leaseS);
}

async function lease(db: Connection, which: RawBuilder<unknown>, leaseS: number): Promise<OutboxMail | null> {
  const { rows } = await sql<OutboxMail>`
    update outbox_mail set lease_until = now() + make_interval(secs => ${leaseS}), attempts = attempts + 1
    where id in (
      select id from outbox_mail where ${which} and ${DUE} order by next_try_at limit 1 for update skip locked)
    returning *`.execute(db);
  return rows[0] ?? null;
}

/** Identifies a lease: each one is another attempt. */
type Leased = Pick<OutboxMail, "id" | "attempts">;

/** Extends the lease of a mail. Returns false if another sender has leased or sent the mail since. */
export async function renewMailLease(db: Connection, { id, attempts }: Leased, leaseS: number): Promise<boolean> {
  const result = await sql`
    update outbox_mail set lease_until = now() + make_interval(secs => ${leaseS})
    where id = ${id} and attempts = ${attempts} and sent_at is null and abandoned_at is null`.execute(db);
  return Number(result.numAffectedRows ?? 0n) > 0;
}

/** Marks a mail as sent and drops its encrypted data, which may hold a link. */
export async function markMailSent(db: Connection, id: string): Promise<void> {
  await db
    .updateTable("outboxMail")
    .set({ sentAt: sql`now()`, leaseUntil: null, encryptedData: null, lastError: null })
    .where("id", "=", id)
    .execute();
}

/**
 * Records a failed attempt: the mail is due again after `waitS` seconds, or abandoned when that is null. Returns false without a change if another
 * sender has leased or sent the mail since.
 */
export async function markMailFailed(
  db: Connection,
  { id, attempts }: Leased,
  error: string,
  waitS: number | null,
): Promise<boolean> {
  const result = await db
    .updateTable("outboxMail")
    .set(
      waitS === null
        ? { abandonedAt: sql`now()`, leaseUntil: null, lastError: error }
        : { nextTryAt: sql`now() + make_interval(secs => ${waitS})`, leaseUntil: null, lastError: error },
    )
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("sentAt", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes mails 30 days after they were sent or abandoned. Returns how many. */
export async function pruneMails(db: Connection): Promise<number> {
  return await deleteInSteps(db, "outbox_mail", sql`coalesce(sent_at, abandoned_at) < now() - interval '30 days'`);
}

/** Returns the newest mails, for the development mailbox. */
export async function recentMails(db: Connection, limit: number): Promise<OutboxMail[]> {
  return await db.selectFrom("outboxMail").selectAll().orderBy("createdAt", "desc").limit(limit).execute();
}

export async function mailById(db: Connection, id: string): Promise<OutboxMail | null> {
  return (await db.selectFrom("outboxMail").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}
