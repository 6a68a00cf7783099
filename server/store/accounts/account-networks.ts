import { sql } from "kysely";
import type { Connection } from "#postgres/connection.ts";

/** Returns whether the account has logged in from the network within the last 90 days. */
export async function isKnownNetwork(db: Connection, accountId: string, networkKey: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom("accountNetwork")
    .select("accountId")
    .where("accountId", "=", accountId)
    .where("networkKey", "=", networkKey)
    .where(sql<boolean>`last_login_at > now() - interval '90 days'`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberNetwork(db: Connection, accountId: string, networkKey: Buffer): Promise<void> {
  await db
    .insertInto("accountNetwork")
    .values({ accountId: accountId, networkKey: networkKey })
    .onConflict((conflict) => conflict.columns(["accountId", "networkKey"]).doUpdateSet({ lastLoginAt: sql`now()` }))
    .execute();
}
