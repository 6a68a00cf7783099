import { sql } from "kysely";
import type { Connection } from "#postgres/connection.ts";

/** Returns the encrypted token of the account's calendar address, or null if it has none. */
export async function calendarToken(db: Connection, accountId: string): Promise<Buffer | null> {
  const { rows } = await sql<{ encryptedToken: Buffer }>`
    select encrypted_token from application_calendar where account_id = ${accountId}`.execute(db);
  return rows[0]?.encryptedToken ?? null;
}

/** Stores a new address, which ends the one before. */
export async function setCalendarToken(
  db: Connection,
  accountId: string,
  token: { hash: Buffer; encrypted: Buffer },
): Promise<void> {
  await sql`
    insert into application_calendar (account_id, token_hash, encrypted_token)
    select id, ${token.hash}, ${token.encrypted} from account where id = ${accountId}
    on conflict (account_id) do update set token_hash = excluded.token_hash, encrypted_token = excluded.encrypted_token`.execute(
    db,
  );
}

export async function deleteCalendar(db: Connection, accountId: string): Promise<void> {
  await sql`delete from application_calendar where account_id = ${accountId}`.execute(db);
}

export async function calendarAccount(db: Connection, tokenHash: Buffer): Promise<string | null> {
  const { rows } = await sql<{ accountId: string }>`
    select account_id from application_calendar where token_hash = ${tokenHash}`.execute(db);
  return rows[0]?.accountId ?? null;
}
