import { sql } from "kysely";
import type { Kysely, Transaction } from "kysely";
import type { Schema } from "#postgres/schema.ts";

type Connection = Kysely<Schema> | Transaction<Schema>;

/** True when the account has logged in from that network within 90 days. */
export async function isKnownNetwork(db: Connection, accountId: string, networkKey: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom("account_network")
    .select("account_id")
    .where("account_id", "=", accountId)
    .where("network_key", "=", networkKey)
    .where(sql<boolean>`last_login_at > now() - interval '90 days'`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberNetwork(db: Connection, accountId: string, networkKey: Buffer): Promise<void> {
  await db
    .insertInto("account_network")
    .values({ account_id: accountId, network_key: networkKey })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "network_key"]).doUpdateSet({ last_login_at: sql`now()` }),
    )
    .execute();
}
