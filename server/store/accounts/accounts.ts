import { sql } from "kysely";
import type { Connection, Row, Transaction } from "#postgres/connection.ts";

export type AccountRow = Row<"account">;

/** Creates an account. Returns null if the email address already has one. */
export async function insertAccount(
  db: Connection,
  row: { email: string; emailKey: string; name: string; passwordHash: string; termsVersion: string },
): Promise<AccountRow | null> {
  const inserted = await db
    .insertInto("account")
    .values(row)
    .onConflict((conflict) => conflict.column("emailKey").doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted ?? null;
}

export async function accountByEmailKey(db: Connection, key: string): Promise<AccountRow | null> {
  return (await db.selectFrom("account").selectAll().where("emailKey", "=", key).executeTakeFirst()) ?? null;
}

export async function accountById(db: Connection, id: string): Promise<AccountRow | null> {
  return (await db.selectFrom("account").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** Returns whether the password was set within the last seconds, by the database's clock. */
export async function passwordChangedWithin(db: Connection, id: string, seconds: number): Promise<boolean> {
  const row = await db
    .selectFrom("account")
    .select("id")
    .where("id", "=", id)
    .where(sql<boolean>`password_changed_at > now() - make_interval(secs => ${seconds})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Like `accountByEmailKey`, but locks the row until the transaction ends. */
export async function lockAccountByEmailKey(db: Transaction, key: string): Promise<AccountRow | null> {
  const row = await db.selectFrom("account").selectAll().where("emailKey", "=", key).forUpdate().executeTakeFirst();
  return row ?? null;
}

export async function lockAccount(db: Transaction, id: string): Promise<AccountRow | null> {
  const row = await db.selectFrom("account").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  return row ?? null;
}

export async function setPassword(db: Connection, id: string, passwordHash: string): Promise<void> {
  await db
    .updateTable("account")
    .set({ passwordHash: passwordHash, passwordChangedAt: sql`now()` })
    .where("id", "=", id)
    .execute();
}

/** Stores the newest registration of an unverified account; the earlier ones stay with their links. */
export async function replaceUnverified(
  db: Connection,
  id: string,
  row: { email: string; name: string; passwordHash: string; contested: boolean },
): Promise<void> {
  await db
    .updateTable("account")
    .set({ ...row, passwordChangedAt: sql`now()` })
    .where("id", "=", id)
    .where("emailVerifiedAt", "is", null)
    .execute();
}

/** Records that the account's password is its owner's own. */
export async function endContest(db: Connection, id: string): Promise<void> {
  await db.updateTable("account").set({ contested: false }).where("id", "=", id).execute();
}

/** Marks the email address as verified. Returns false if it was verified already. */
export async function markVerified(db: Connection, id: string): Promise<boolean> {
  const updated = await db
    .updateTable("account")
    .set({ emailVerifiedAt: sql`now()` })
    .where("id", "=", id)
    .where("emailVerifiedAt", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Returns the newest accounts for operators. */
export async function listAccounts(db: Connection, limit: number): Promise<AccountRow[]> {
  return await db.selectFrom("account").selectAll().orderBy("createdAt", "desc").limit(limit).execute();
}

/** Deletes an account whose address nobody has proved. */
export async function deleteUnverified(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom("account").where("id", "=", id).where("emailVerifiedAt", "is", null).execute();
}
