import { sql } from "kysely";
import type { Connection } from "#postgres/connection.ts";

/** Where the secret addresses of one kind are: a row for each account that has one. */
export type SecretAddressTable = "application_calendar" | "alert_feed";

/** Returns the encrypted token of the account's address, or null if it has none. */
export async function secretToken(
  db: Connection,
  table: SecretAddressTable,
  accountId: string,
): Promise<Buffer | null> {
  const { rows } = await sql<{ encryptedToken: Buffer }>`
    select encrypted_token from ${sql.table(table)} where account_id = ${accountId}`.execute(db);
  return rows[0]?.encryptedToken ?? null;
}

/** Stores a new address, which ends the one before. */
export async function setSecretToken(
  db: Connection,
  table: SecretAddressTable,
  accountId: string,
  token: { hash: Buffer; encrypted: Buffer },
): Promise<void> {
  await sql`
    insert into ${sql.table(table)} (account_id, token_hash, encrypted_token)
    select id, ${token.hash}, ${token.encrypted} from account where id = ${accountId}
    on conflict (account_id) do update set token_hash = excluded.token_hash, encrypted_token = excluded.encrypted_token`.execute(
    db,
  );
}

export async function deleteSecretToken(db: Connection, table: SecretAddressTable, accountId: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(db);
}

/** Returns whose address has a token of this hash, or null. */
export async function accountOfSecretToken(
  db: Connection,
  table: SecretAddressTable,
  tokenHash: Buffer,
): Promise<string | null> {
  const { rows } = await sql<{ accountId: string }>`
    select account_id from ${sql.table(table)} where token_hash = ${tokenHash}`.execute(db);
  return rows[0]?.accountId ?? null;
}
