import { sql } from "kysely";
import type { Connection, Row, Transaction } from "#postgres/connection.ts";
import { deleteInSteps } from "./delete-in-steps.ts";

/** What the registration behind a verification link asked for. */
export interface PendingRegistration {
  name: string;
  email: string;
  passwordHash: string;
}

export type AccountTokenRow = Row<"accountToken"> & { live: boolean };

/** How many tokens of a purpose are valid at a time. A new request must not invalidate a link that somebody is about to open. */
const MAX_LIVE_TOKENS = 6;

export async function insertToken(
  db: Connection,
  row: Pick<AccountTokenRow, "accountId" | "purpose" | "tokenHash" | "emailKey" | "passwordFingerprint">,
  lifeS: number,
  pending: PendingRegistration | null = null,
): Promise<void> {
  await db
    .insertInto("accountToken")
    .values({
      ...row,
      pendingName: pending?.name ?? null,
      pendingEmail: pending?.email ?? null,
      pendingPasswordHash: pending?.passwordHash ?? null,
      expiresAt: sql`now() + make_interval(secs => ${lifeS})`,
      resultFingerprint: null,
    })
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

/** Returns the passwords of the registrations whose links an unverified account got. */
export async function pendingPasswordHashes(db: Connection, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("accountToken")
    .select("pendingPasswordHash")
    .where("accountId", "=", accountId)
    .where("pendingPasswordHash", "is not", null)
    .execute();
  return rows.flatMap((row) => row.pendingPasswordHash ?? []);
}

/** Removes what the registrations behind an account's links asked for. */
export async function dropPendingRegistrations(db: Connection, accountId: string): Promise<void> {
  await db
    .updateTable("accountToken")
    .set({ pendingName: null, pendingEmail: null, pendingPasswordHash: null })
    .where("accountId", "=", accountId)
    .where("pendingPasswordHash", "is not", null)
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
  return await deleteInSteps(db, "account_token", sql`expires_at < now() - interval '1 day'`);
}
