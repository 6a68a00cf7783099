import { sql } from "kysely";
import type { Connection, Row, Transaction } from "#postgres/connection.ts";
import { deleteInSteps } from "./delete-in-steps.ts";

export type EmailChangeRow = Row<"accountEmailChange"> & { live: boolean };

const LIVE = sql<boolean>`expires_at > now()`;

/** Stores the wanted address in place of any other that waits. */
export async function replaceEmailChange(
  db: Connection,
  row: Pick<
    EmailChangeRow,
    "accountId" | "newEmail" | "newEmailKey" | "oldEmailKey" | "passwordFingerprint" | "oldTokenHash" | "newTokenHash"
  >,
  lifeS: number,
): Promise<void> {
  await sql`delete from account_email_change where account_id = ${row.accountId}`.execute(db);
  await db
    .insertInto("accountEmailChange")
    .values({
      ...row,
      oldConfirmedAt: null,
      newConfirmedAt: null,
      changedAt: null,
      expiresAt: sql`now() + make_interval(secs => ${lifeS})`,
    })
    .execute();
}

/** Returns the change that waits for its confirmations, or null. */
export async function waitingEmailChange(db: Connection, accountId: string): Promise<EmailChangeRow | null> {
  const row = await db
    .selectFrom("accountEmailChange")
    .selectAll()
    .select(LIVE.as("live"))
    .where("accountId", "=", accountId)
    .where("changedAt", "is", null)
    .where(LIVE)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the change that one of the two links belongs to, and locks it. */
export async function lockEmailChange(trx: Transaction, tokenHash: Buffer): Promise<EmailChangeRow | null> {
  const row = await trx
    .selectFrom("accountEmailChange")
    .selectAll()
    .select(LIVE.as("live"))
    .where((where) => where.or([where("oldTokenHash", "=", tokenHash), where("newTokenHash", "=", tokenHash)]))
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Records that one of the two addresses has confirmed. */
export async function markConfirmed(trx: Transaction, accountId: string, side: "old" | "new"): Promise<void> {
  const column = side === "old" ? "oldConfirmedAt" : "newConfirmedAt";
  await trx
    .updateTable("accountEmailChange")
    .set({ [column]: sql`coalesce(${sql.ref(column)}, now())` })
    .where("accountId", "=", accountId)
    .execute();
}

/** Gives the account its new address, which its owner has proved. */
export async function setEmail(trx: Transaction, { accountId, newEmail, newEmailKey }: EmailChangeRow): Promise<void> {
  await trx
    .updateTable("account")
    .set({ email: newEmail, emailKey: newEmailKey, emailVerifiedAt: sql`now()` })
    .where("id", "=", accountId)
    .execute();
  await trx
    .updateTable("accountEmailChange")
    .set({ changedAt: sql`now()` })
    .where("accountId", "=", accountId)
    .execute();
}

/** Removes a change that waits. */
export async function dropEmailChange(db: Connection, accountId: string): Promise<void> {
  await sql`delete from account_email_change where account_id = ${accountId} and changed_at is null`.execute(db);
}

/** Deletes changes whose links expired more than a day ago. */
export async function pruneEmailChanges(db: Connection): Promise<number> {
  return await deleteInSteps(db, "account_email_change", sql`expires_at < now() - interval '1 day'`);
}
