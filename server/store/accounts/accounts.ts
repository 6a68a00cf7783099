import { sql } from "kysely";
import type { Connection, Row, Transaction } from "#postgres/connection.ts";

export type AccountRow = Row<"account">;

/** Creates the account, or gives null when the address has one. */
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

/** As `accountByEmailKey`, holding the row until the transaction ends. */
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

/** Renames an account that nobody has verified yet: the last registration counts. */
export async function replaceUnverified(
  db: Connection,
  id: string,
  row: { email: string; name: string; passwordHash: string },
): Promise<void> {
  await db
    .updateTable("account")
    .set({ ...row, passwordChangedAt: sql`now()` })
    .where("id", "=", id)
    .where("emailVerifiedAt", "is", null)
    .execute();
}

/** True when this call is the one that verified the address. */
export async function markVerified(db: Connection, id: string): Promise<boolean> {
  const updated = await db
    .updateTable("account")
    .set({ emailVerifiedAt: sql`now()` })
    .where("id", "=", id)
    .where("emailVerifiedAt", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Accounts for the operator's list, newest first. */
export async function listAccounts(db: Connection, limit: number): Promise<AccountRow[]> {
  return await db.selectFrom("account").selectAll().orderBy("createdAt", "desc").limit(limit).execute();
}
