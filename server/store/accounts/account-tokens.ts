import { sql } from "kysely";
import type { Connection, Row, Transaction } from "#postgres/connection.ts";

export type AccountTokenRow = Row<"accountToken"> & { live: boolean };

/** How many tokens of a purpose are valid at a time. A new request must not invalidate a link that somebody is about to open. */
const MAX_LIVE_TOKENS = 3;

export async function insertToken(
  db: Connection,
  row: Pick<AccountTokenRow, "accountId" | "purpose" | "tokenHash" | "emailKey" | "passwordFingerprint">,
  lifeS: number,
): Promise<void> {
  await db
    .insertInto("accountToken")
    .values({ ...row, expiresAt: sql`now() + make_interval(secs => ${lifeS})`, resultFingerprint: null })
    .execute();
  await sql`update account_token set expires_at = now()
    where account_id = ${row.accountId} and purpose = ${row.purpose} and used_at is null and expires_at > now()
      and id not in (select id from account_token where account_id = ${row.accountId} and purpose = ${row.purpose}
        order by id desc limit ${MAX_LIVE_TOKENS})`.execute(db);
}

/** Returns the token with this hash and locks it. `live` is judged by the database's clock. */
export async function lockToken(
  db: Transaction,
  purpose: "verify" | "reset",
  hash: Buffer,
): Promise<AccountTokenRow | null> {
  const row = await db
    .selectFrom("accountToken")
    .selectAll()
    .select(sql<boolean>`expires_at > now()`.as("live"))
    .where("tokenHash", "=", hash)
    .where("purpose", "=", purpose)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the owner of a token, expired or not. */
export async function ownerOfToken(
  db: Connection,
  purpose: "verify" | "reset",
  hash: Buffer,
): Promise<{ name: string; email: string } | null> {
  const row = await db
    .selectFrom("accountToken")
    .innerJoin("account", "account.id", "accountToken.accountId")
    .select(["account.name", "account.email"])
    .where("accountToken.tokenHash", "=", hash)
    .where("accountToken.purpose", "=", purpose)
    .executeTakeFirst();
  return row ?? null;
}

export async function markTokenUsed(db: Connection, id: string, resultFingerprint: Buffer | null): Promise<void> {
  await db
    .updateTable("accountToken")
    .set({ usedAt: sql`now()`, resultFingerprint: resultFingerprint })
    .where("id", "=", id)
    .execute();
}

/** Returns the seconds since the token was used, by the database's clock. */
export async function secondsSinceUse(db: Connection, id: string): Promise<number> {
  const row = await db
    .selectFrom("accountToken")
    .select(sql<number>`extract(epoch from now() - used_at)::float8`.as("age"))
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.age ?? Number.POSITIVE_INFINITY;
}

/** Deletes tokens that expired more than a day ago. */
export async function pruneTokens(db: Connection): Promise<number> {
  const result = await db
    .deleteFrom("accountToken")
    .where(sql<boolean>`expires_at < now() - interval '1 day'`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
