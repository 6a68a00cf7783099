import { sql } from "kysely";
import type { Kysely, Selectable, Transaction } from "kysely";
import type { AccountTokenTable } from "#postgres/accounts-schema.ts";
import type { Schema } from "#postgres/schema.ts";

type Connection = Kysely<Schema> | Transaction<Schema>;
export type AccountTokenRow = Selectable<AccountTokenTable> & { live: boolean };

/** Newest tokens of a purpose that stay live together: asking again must not kill the link a person is about to open. */
const LIVE_AT_ONCE = 3;

export async function insertToken(
  db: Connection,
  row: Pick<AccountTokenRow, "account_id" | "purpose" | "token_hash" | "email_key" | "password_fingerprint">,
  lifeS: number,
): Promise<void> {
  await db
    .insertInto("account_token")
    .values({ ...row, expires_at: sql`now() + make_interval(secs => ${lifeS})`, result_fingerprint: null })
    .execute();
  await sql`update account_token set expires_at = now()
    where account_id = ${row.account_id} and purpose = ${row.purpose} and used_at is null and expires_at > now()
      and id not in (select id from account_token where account_id = ${row.account_id} and purpose = ${row.purpose}
        order by id desc limit ${LIVE_AT_ONCE})`.execute(db);
}

/** The token with that hash, locked; `live` is judged by the database's clock. */
export async function lockToken(
  db: Transaction<Schema>,
  purpose: "verify" | "reset",
  hash: Buffer,
): Promise<AccountTokenRow | null> {
  const row = await db
    .selectFrom("account_token")
    .selectAll()
    .select(sql<boolean>`expires_at > now()`.as("live"))
    .where("token_hash", "=", hash)
    .where("purpose", "=", purpose)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Whose token it is, live or not. */
export async function ownerOfToken(
  db: Connection,
  purpose: "verify" | "reset",
  hash: Buffer,
): Promise<{ name: string; email: string } | null> {
  const row = await db
    .selectFrom("account_token")
    .innerJoin("account", "account.id", "account_token.account_id")
    .select(["account.name", "account.email"])
    .where("account_token.token_hash", "=", hash)
    .where("account_token.purpose", "=", purpose)
    .executeTakeFirst();
  return row ?? null;
}

export async function markTokenUsed(db: Connection, id: string, resultFingerprint: Buffer | null): Promise<void> {
  await db
    .updateTable("account_token")
    .set({ used_at: sql`now()`, result_fingerprint: resultFingerprint })
    .where("id", "=", id)
    .execute();
}

/** Seconds since the token was used, by the database's clock. */
export async function secondsSinceUse(db: Connection, id: string): Promise<number> {
  const row = await db
    .selectFrom("account_token")
    .select(sql<number>`extract(epoch from now() - used_at)::float8`.as("age"))
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.age ?? Number.POSITIVE_INFINITY;
}

/** Tokens that have run out are of no use after a day. */
export async function pruneTokens(db: Connection): Promise<number> {
  const result = await db
    .deleteFrom("account_token")
    .where(sql<boolean>`expires_at < now() - interval '1 day'`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
