import { sql } from "kysely";
import type { Connection } from "#postgres/connection.ts";
import type { AccountRow } from "./accounts.ts";

/** A session expires 7 days after its last use, and 30 days after its start at the latest. */
const IDLE = sql`interval '7 days'`;
const LIFE = sql`interval '30 days'`;
/** Records the last use at most this often, to save writes. */
const TOUCH = sql`interval '5 minutes'`;

export async function insertSession(db: Connection, accountId: string, tokenHash: Buffer): Promise<void> {
  await db.insertInto("session").values({ accountId: accountId, tokenHash: tokenHash }).execute();
}

/** Returns the account of a live session, or null if the token is unknown, ended or expired. */
export async function accountOfSession(db: Connection, tokenHash: Buffer): Promise<AccountRow | null> {
  const row = await db
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.accountId")
    .selectAll("account")
    .select(["session.id as sessionId", sql<boolean>`session.last_used_at < now() - ${TOUCH}`.as("stale")])
    .where("session.tokenHash", "=", tokenHash)
    .where("session.endedAt", "is", null)
    .where(sql<boolean>`session.last_used_at > now() - ${IDLE}`)
    .where(sql<boolean>`session.created_at > now() - ${LIFE}`)
    .executeTakeFirst();
  if (!row) return null;
  const { sessionId, stale, ...account } = row;
  if (stale) {
    await db
      .updateTable("session")
      .set({ lastUsedAt: sql`now()` })
      .where("id", "=", sessionId)
      .execute();
  }
  return account;
}

export async function endSession(db: Connection, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable("session")
    .set({ endedAt: sql`now()`, endedReason: "logout" })
    .where("tokenHash", "=", tokenHash)
    .where("endedAt", "is", null)
    .execute();
}

/** Ends every live session of the account. Returns how many there were. */
export async function endSessionsOf(db: Connection, accountId: string, reason: "reset" | "operator"): Promise<number> {
  const result = await db
    .updateTable("session")
    .set({ endedAt: sql`now()`, endedReason: reason })
    .where("accountId", "=", accountId)
    .where("endedAt", "is", null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Deletes sessions that ended or expired more than 30 days ago. */
export async function pruneSessions(db: Connection): Promise<number> {
  const result = await db
    .deleteFrom("session")
    .where(
      sql<boolean>`coalesce(ended_at, least(last_used_at + ${IDLE}, created_at + ${LIFE})) < now() - interval '30 days'`,
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
