import { sql } from "kysely";
import type { Kysely, Transaction } from "kysely";
import type { AccountRow } from "./accounts.ts";
import type { Schema } from "#postgres/schema.ts";

type Connection = Kysely<Schema> | Transaction<Schema>;

/** A session ends 7 days after its last use and 30 days after its start. */
const IDLE = sql`interval '7 days'`;
const LIFE = sql`interval '30 days'`;
/** Each use would be a write; a use counts at most once in this time. */
const TOUCH = sql`interval '5 minutes'`;

export async function insertSession(db: Connection, accountId: string, tokenHash: Buffer): Promise<void> {
  await db.insertInto("session").values({ account_id: accountId, token_hash: tokenHash }).execute();
}

/** The account of a live session, or null when the database knows the token to be dead. */
export async function accountOfSession(db: Connection, tokenHash: Buffer): Promise<AccountRow | null> {
  const row = await db
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.account_id")
    .selectAll("account")
    .select(["session.id as session_id", sql<boolean>`session.last_used_at < now() - ${TOUCH}`.as("stale")])
    .where("session.token_hash", "=", tokenHash)
    .where("session.ended_at", "is", null)
    .where(sql<boolean>`session.last_used_at > now() - ${IDLE}`)
    .where(sql<boolean>`session.created_at > now() - ${LIFE}`)
    .executeTakeFirst();
  if (!row) return null;
  const { session_id, stale, ...account } = row;
  if (stale) {
    await db
      .updateTable("session")
      .set({ last_used_at: sql`now()` })
      .where("id", "=", session_id)
      .execute();
  }
  return account;
}

export async function endSession(db: Connection, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable("session")
    .set({ ended_at: sql`now()`, ended_reason: "logout" })
    .where("token_hash", "=", tokenHash)
    .where("ended_at", "is", null)
    .execute();
}

/** Ends every live session of the account; gives how many there were. */
export async function endSessionsOf(db: Connection, accountId: string, reason: "reset" | "operator"): Promise<number> {
  const result = await db
    .updateTable("session")
    .set({ ended_at: sql`now()`, ended_reason: reason })
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Removes sessions that ended or ran out more than 30 days ago. */
export async function pruneSessions(db: Connection): Promise<number> {
  const result = await db
    .deleteFrom("session")
    .where(
      sql<boolean>`coalesce(ended_at, least(last_used_at + ${IDLE}, created_at + ${LIFE})) < now() - interval '30 days'`,
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
