import { sql } from "kysely";
import type { Connection, Row, Transaction } from "#postgres/connection.ts";

export type PasskeyRow = Row<"passkey">;
export type ChallengePurpose = "add" | "confirm";

const CHALLENGE_LIFE = sql`interval '5 minutes'`;

/** Returns the account's passkeys, oldest first. */
export async function passkeysOf(db: Connection, accountId: string): Promise<PasskeyRow[]> {
  return await db.selectFrom("passkey").selectAll().where("accountId", "=", accountId).orderBy("id").execute();
}

/** Returns the account's passkey with this credential id, locked until the transaction ends, so that its counter only grows. */
export async function lockPasskey(
  trx: Transaction,
  accountId: string,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  return await trx
    .selectFrom("passkey")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("credentialId", "=", credentialId)
    .forUpdate()
    .executeTakeFirst();
}

export type NewPasskey = Pick<
  PasskeyRow,
  "accountId" | "credentialId" | "publicKey" | "counter" | "transports" | "name"
>;

/** Stores a passkey. Returns false if an account has it already. */
export async function insertPasskey(trx: Transaction, passkey: NewPasskey): Promise<boolean> {
  const result = await trx
    .insertInto("passkey")
    .values(passkey)
    .onConflict((conflict) => conflict.column("credentialId").doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Deletes one of the account's passkeys, or all. Returns how many there were. */
export async function deletePasskeys(db: Connection, accountId: string, id?: string): Promise<number> {
  const result = await db
    .deleteFrom("passkey")
    .where("accountId", "=", accountId)
    .$if(id !== undefined, (query) => query.where("id", "=", id!))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function notePasskeyUse(trx: Transaction, id: string, counter: number): Promise<void> {
  await trx
    .updateTable("passkey")
    .set({ counter: String(counter), lastUsedAt: sql`now()` })
    .where("id", "=", id)
    .execute();
}

/** Keeps what this session has to sign; an earlier challenge for the same purpose is void. */
export async function putChallenge(
  db: Connection,
  session: Buffer,
  purpose: ChallengePurpose,
  challenge: string,
): Promise<void> {
  await sql`
    insert into session_challenge (session_id, purpose, challenge, expires_at)
    select id, ${purpose}, ${challenge}, now() + ${CHALLENGE_LIFE} from session where token_hash = ${session}
    on conflict (session_id, purpose) do update set challenge = excluded.challenge, expires_at = excluded.expires_at`.execute(
    db,
  );
}

/** Takes what this session had to sign, so that an answer works once; null when there is nothing or it is too old. */
export async function takeChallenge(
  db: Connection,
  session: Buffer,
  purpose: ChallengePurpose,
): Promise<string | null> {
  const { rows } = await sql<{ challenge: string; live: boolean }>`
    delete from session_challenge c using session s
    where s.id = c.session_id and s.token_hash = ${session} and c.purpose = ${purpose}
    returning c.challenge, c.expires_at > now() as live`.execute(db);
  return rows[0]?.live === true ? rows[0].challenge : null;
}

/** Records that the person has just shown a passkey in this session. */
export async function notePasskeyInSession(db: Connection, session: Buffer): Promise<void> {
  await sql`update session set passkey_at = now() where token_hash = ${session}`.execute(db);
}

/** Returns whether the person has shown a passkey in this session within the last hours. */
export async function hasShownPasskey(db: Connection, session: Buffer, hours: number): Promise<boolean> {
  const { rows } = await sql`
    select from session where token_hash = ${session} and passkey_at > now() - make_interval(hours => ${hours})`.execute(
    db,
  );
  return rows.length > 0;
}
