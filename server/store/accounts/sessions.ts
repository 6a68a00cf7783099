import { sql } from "kysely";
import type { Connection, Row } from "#postgres/connection.ts";
import type { AccountRow } from "./accounts.ts";
import { deleteInSteps } from "./delete-in-steps.ts";

/** A session expires 7 days after its last use, and 30 days after its start at the latest. */
const IDLE = sql`interval '7 days'`;
const LIFE = sql`interval '30 days'`;
/** Records the last use at most this often, to save writes. */
const TOUCH = sql`interval '5 minutes'`;
/** Whether a session still counts. */
const LIVE = sql<boolean>`session.ended_at is null and session.last_used_at > now() - ${IDLE}
  and session.created_at > now() - ${LIFE}`;
/** SQLSTATE of a full disk, and of a server that only reads. */
const TAKES_NO_WRITES = new Set(["53100", "25006"]);

export type SessionRow = Row<"session">;

export async function insertSession(
  db: Connection,
  accountId: string,
  tokenHash: Buffer,
  device: string | null = null,
): Promise<void> {
  await db.insertInto("session").values({ accountId, tokenHash, device }).execute();
}

/** Returns the live sessions of the account, the last used first. */
export async function liveSessions(db: Connection, accountId: string): Promise<SessionRow[]> {
  return await db
    .selectFrom("session")
    .selectAll()
    .where("accountId", "=", accountId)
    .where(LIVE)
    .orderBy("lastUsedAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Returns the numbers of the sessions that the account has or had. */
export async function sessionRowIds(db: Connection, accountId: string): Promise<string[]> {
  const rows = await db.selectFrom("session").select("id").where("accountId", "=", accountId).execute();
  return rows.map(({ id }) => id);
}

/** Records that the person has just entered the password in this session. */
export async function confirmSession(db: Connection, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable("session")
    .set({ passwordConfirmedAt: sql`now()` })
    .where("tokenHash", "=", tokenHash)
    .execute();
}

/** Ends a session that its owner chose from the list, unless it has ended. */
export async function endSessionRow(db: Connection, id: string): Promise<void> {
  await db
    .updateTable("session")
    .set({ endedAt: sql`now()`, endedReason: "remote" })
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .execute();
}

/** An account as one of its live sessions knows it. */
export interface SessionAccount extends AccountRow {
  /** Seconds since the person last entered the password in this session, by the database's clock. */
  passwordAgeS: number;
  /** Seconds since the person last showed a passkey in this session; null if they haven't. */
  passkeyAgeS: number | null;
  /** Whether an operator has suspended the account. */
  isSuspended: boolean;
}

/** Returns the account of a live session, or null if the token is unknown, ended or expired. */
export async function accountOfSession(db: Connection, tokenHash: Buffer): Promise<SessionAccount | null> {
  const row = await db
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.accountId")
    .selectAll("account")
    .select([
      "session.id as sessionId",
      sql<boolean>`session.last_used_at < now() - ${TOUCH}`.as("stale"),
      sql<number>`extract(epoch from now() - coalesce(session.password_confirmed_at, session.created_at))::float8`.as(
        "passwordAgeS",
      ),
      sql<number | null>`extract(epoch from now() - session.passkey_at)::float8`.as("passkeyAgeS"),
      sql<boolean>`is_suspended(account.id)`.as("isSuspended"),
    ])
    .where("session.tokenHash", "=", tokenHash)
    .where(LIVE)
    .executeTakeFirst();
  if (!row) return null;
  const { sessionId, stale, ...account } = row;
  if (stale) await touchSession(db, sessionId);
  return account;
}

/** Records the use, unless the database takes no writes: people go on reading then, and a later call records it. */
async function touchSession(db: Connection, id: string): Promise<void> {
  try {
    await db
      .updateTable("session")
      .set({ lastUsedAt: sql`now()` })
      .where("id", "=", id)
      .execute();
  } catch (error) {
    if (!TAKES_NO_WRITES.has((error as { code?: string }).code ?? "")) throw error;
  }
}

export async function endSession(db: Connection, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable("session")
    .set({ endedAt: sql`now()`, endedReason: "logout" })
    .where("tokenHash", "=", tokenHash)
    .where("endedAt", "is", null)
    .execute();
}

/** Ends every session of the account, except the one whose token hashes to `keep`. Returns how many there were. */
export async function endSessionsOf(
  db: Connection,
  accountId: string,
  reason: "reset" | "operator" | "remote" | "password",
  keep?: Buffer,
): Promise<number> {
  const result = await db
    .updateTable("session")
    .set({ endedAt: sql`now()`, endedReason: reason })
    .where("accountId", "=", accountId)
    .where("endedAt", "is", null)
    .$if(keep !== undefined, (query) => query.where("tokenHash", "!=", keep!))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Deletes sessions that ended or expired more than 30 days ago. */
export async function pruneSessions(db: Connection): Promise<number> {
  const ended = sql`coalesce(ended_at, least(last_used_at + ${IDLE}, created_at + ${LIFE})) < now() - interval '30 days'`;
  return await deleteInSteps(db, "session", ended);
}
