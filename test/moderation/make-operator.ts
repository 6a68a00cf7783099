import { sql } from "kysely";
import type { Connection } from "#postgres/connection.ts";
import { setOperator } from "#store/referrals/operators.ts";

/** Makes an account an operator that has just shown a passkey in its sessions. */
export async function makeOperator(db: Connection, accountId: string): Promise<void> {
  await setOperator(db, accountId, true);
  await showPasskey(db, accountId);
}

/** Lets the account's sessions count as having shown a passkey just now. */
export async function showPasskey(db: Connection, accountId: string): Promise<void> {
  await sql`update session set passkey_at = now() where account_id = ${accountId}`.execute(db);
}
