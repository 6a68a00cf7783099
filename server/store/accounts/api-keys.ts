import { sql } from "kysely";
import type { Connection, Row } from "#postgres/connection.ts";

/** Records the last use at most this often, to save writes. */
const TOUCH = sql`interval '5 minutes'`;
const LIVE = sql<boolean>`api_key.revoked_at is null and api_key.expires_at > now()`;

export type ApiKeyRow = Row<"apiKey">;

/** Stores a key that is good for some days, and returns its row. */
export async function insertApiKey(
  db: Connection,
  { accountId, name, scopes, tokenHash }: Pick<ApiKeyRow, "accountId" | "name" | "scopes" | "tokenHash">,
  days: number,
): Promise<ApiKeyRow> {
  return await db
    .insertInto("apiKey")
    .values({ accountId, name, scopes, tokenHash, expiresAt: sql<Date>`now() + make_interval(days => ${days})` })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns the live keys of an account, the newest first. */
export async function liveApiKeys(db: Connection, accountId: string): Promise<ApiKeyRow[]> {
  return await db
    .selectFrom("apiKey")
    .selectAll()
    .where("accountId", "=", accountId)
    .where(LIVE)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .execute();
}

/** Returns the live key with this hash and records its use; null if it is unknown, expired or revoked. */
export async function useApiKey(
  db: Connection,
  tokenHash: Buffer,
): Promise<(ApiKeyRow & { isSuspended: boolean }) | null> {
  const row = await db
    .selectFrom("apiKey")
    .selectAll("apiKey")
    .select(sql<boolean>`coalesce(last_used_at < now() - ${TOUCH}, true)`.as("stale"))
    .select(sql<boolean>`is_suspended(account_id)`.as("isSuspended"))
    .where("tokenHash", "=", tokenHash)
    .where(LIVE)
    .executeTakeFirst();
  if (!row) return null;
  const { stale, ...key } = row;
  if (stale)
    await db
      .updateTable("apiKey")
      .set({ lastUsedAt: sql`now()` })
      .where("id", "=", key.id)
      .execute();
  return key;
}

/** Revokes one key of an account. Returns whether the account has or had it; repeating changes nothing. */
export async function revokeApiKey(db: Connection, accountId: string, id: string): Promise<boolean> {
  const result = await db
    .updateTable("apiKey")
    .set({ revokedAt: sql`coalesce(revoked_at, now())` })
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Revokes every live key of an account. */
export async function revokeApiKeysOf(db: Connection, accountId: string): Promise<void> {
  await db
    .updateTable("apiKey")
    .set({ revokedAt: sql`now()` })
    .where("accountId", "=", accountId)
    .where(LIVE)
    .execute();
}

/** Deletes keys that expired or were revoked more than 30 days ago. */
export async function pruneApiKeys(db: Connection): Promise<number> {
  const result = await db
    .deleteFrom("apiKey")
    .where(sql<boolean>`least(revoked_at, expires_at) < now() - interval '30 days'`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
