import { sql } from "kysely";
import type { Selectable, Transaction, Kysely } from "kysely";
import type { AccountTable } from "#postgres/accounts-schema.ts";
import type { Schema } from "#postgres/schema.ts";

export type AccountRow = Selectable<AccountTable>;
type Connection = Kysely<Schema> | Transaction<Schema>;

/** Creates the account, or gives null when the address has one. */
export async function insertAccount(
  db: Connection,
  row: { email: string; email_key: string; name: string; password_hash: string; terms_version: string },
): Promise<AccountRow | null> {
  const inserted = await db
    .insertInto("account")
    .values(row)
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted ?? null;
}

export async function accountByEmailKey(db: Connection, key: string): Promise<AccountRow | null> {
  return (await db.selectFrom("account").selectAll().where("email_key", "=", key).executeTakeFirst()) ?? null;
}

/** As `accountByEmailKey`, holding the row until the transaction ends. */
export async function lockAccountByEmailKey(db: Transaction<Schema>, key: string): Promise<AccountRow | null> {
  const row = await db.selectFrom("account").selectAll().where("email_key", "=", key).forUpdate().executeTakeFirst();
  return row ?? null;
}

export async function lockAccount(db: Transaction<Schema>, id: string): Promise<AccountRow | null> {
  const row = await db.selectFrom("account").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  return row ?? null;
}

export async function setPassword(db: Connection, id: string, passwordHash: string): Promise<void> {
  await db
    .updateTable("account")
    .set({ password_hash: passwordHash, password_changed_at: sql`now()` })
    .where("id", "=", id)
    .execute();
}

/** Renames an account that nobody has verified yet: the last registration counts. */
export async function replaceUnverified(
  db: Connection,
  id: string,
  row: { email: string; name: string; password_hash: string },
): Promise<void> {
  await db
    .updateTable("account")
    .set({ ...row, password_changed_at: sql`now()` })
    .where("id", "=", id)
    .where("email_verified_at", "is", null)
    .execute();
}

/** True when this call is the one that verified the address. */
export async function markVerified(db: Connection, id: string): Promise<boolean> {
  const updated = await db
    .updateTable("account")
    .set({ email_verified_at: sql`now()` })
    .where("id", "=", id)
    .where("email_verified_at", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Accounts for the operator's list, newest first. */
export async function listAccounts(db: Connection, limit: number): Promise<AccountRow[]> {
  return await db.selectFrom("account").selectAll().orderBy("created_at", "desc").limit(limit).execute();
}
