import { sql } from "kysely";
import type { Connection } from "#postgres/connection.ts";
import { deleteInSteps } from "./delete-in-steps.ts";

/** Returns whether the account has logged in from the network within the last 90 days. */
export async function isKnownNetwork(db: Connection, accountId: string, networkKeys: Buffer[]): Promise<boolean> {
  const row = await db
    .selectFrom("accountNetwork")
    .select("accountId")
    .where("accountId", "=", accountId)
    .where("networkKey", "in", networkKeys)
    .where(sql<boolean>`last_login_at > now() - interval '90 days'`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes networks that an account hasn't logged in from for a year: long after one counts as known. */
export async function pruneNetworks(db: Connection): Promise<number> {
  return await deleteInSteps(db, "account_network", sql`last_login_at < now() - interval '1 year'`);
}

/** Remembers a network under each of its keys, so that accounts can be compared while the secret behind the keys is being replaced. */
export async function rememberNetwork(db: Connection, accountId: string, networkKeys: Buffer[]): Promise<void> {
  await db
    .insertInto("accountNetwork")
    .values(networkKeys.map((networkKey) => ({ accountId, networkKey })))
    .onConflict((conflict) => conflict.columns(["accountId", "networkKey"]).doUpdateSet({ lastLoginAt: sql`now()` }))
    .execute();
}
