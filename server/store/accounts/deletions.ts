import { sql } from "kysely";
import type { Connection, Transaction } from "#postgres/connection.ts";
import type { AccountRow } from "./accounts.ts";

/** Sets when an account is erased, unless that is set already. Returns the time and whether this call has set it. */
export async function scheduleDeletion(
  trx: Transaction,
  accountId: string,
  days: number,
): Promise<{ deleteAfter: Date; first: boolean } | null> {
  const { rows } = await sql<{ deleteAfter: Date; first: boolean }>`
    update account a set delete_after = coalesce(a.delete_after, now() + make_interval(days => ${days}))
    from (select id, delete_after from account where id = ${accountId} for update) before
    where a.id = before.id returning a.delete_after, before.delete_after is null as first`.execute(trx);
  return rows[0] ?? null;
}

/** Keeps an account that was to be erased. Returns whether it was. */
export async function undoDeletion(db: Connection, accountId: string): Promise<boolean> {
  const result = await db
    .updateTable("account")
    .set({ deleteAfter: null })
    .where("id", "=", accountId)
    .where("deleteAfter", "is not", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns an account whose time has come and locks it, or null. Passes over accounts that another process erases. */
export async function lockDueDeletion(trx: Transaction): Promise<AccountRow | null> {
  const row = await trx
    .selectFrom("account")
    .selectAll()
    .where(sql<boolean>`delete_after <= now()`)
    .orderBy("deleteAfter")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ?? null;
}
