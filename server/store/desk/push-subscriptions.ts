import { sql } from "kysely";
import type { Connection } from "#postgres/connection.ts";

/** Browsers of one account. */
export const MAX_BROWSERS = 10;

export interface StoredPushKey {
  publicKey: string;
  encryptedPrivateKey: Buffer;
}

/** Returns the key pair of this installation, or null before the first start. */
export async function storedPushKey(db: Connection): Promise<StoredPushKey | null> {
  const { rows } = await sql<StoredPushKey>`select public_key, encrypted_private_key from push_key`.execute(db);
  return rows[0] ?? null;
}

/** Stores a key pair, unless another process was first. Returns the one that holds. */
export async function storePushKey(
  db: Connection,
  { publicKey, encryptedPrivateKey }: StoredPushKey,
): Promise<StoredPushKey> {
  await sql`
    insert into push_key (public_key, encrypted_private_key) values (${publicKey}, ${encryptedPrivateKey}) on conflict do nothing`.execute(
    db,
  );
  return (await storedPushKey(db))!;
}

/** Returns the hashes of the endpoints of an account's browsers. */
export async function pushEndpoints(db: Connection, accountId: string): Promise<Buffer[]> {
  const { rows } = await sql<{ endpointHash: Buffer }>`
    select endpoint_hash from push_subscription where account_id = ${accountId} order by created_at`.execute(db);
  return rows.map(({ endpointHash }) => endpointHash);
}

/** Stores a browser for an account. It leaves the account that had it, and an account with too many loses the oldest. */
export async function savePushSubscription(
  db: Connection,
  accountId: string,
  { endpointHash, encryptedTarget }: { endpointHash: Buffer; encryptedTarget: Buffer },
): Promise<void> {
  await sql`delete from push_subscription where endpoint_hash = ${endpointHash} and account_id <> ${accountId}`.execute(
    db,
  );
  await sql`
    insert into push_subscription (account_id, endpoint_hash, encrypted_target)
    select id, ${endpointHash}, ${encryptedTarget} from account where id = ${accountId}
    on conflict (endpoint_hash) do update set encrypted_target = excluded.encrypted_target`.execute(db);
  await sql`
    delete from push_subscription where id in (
      select id from push_subscription where account_id = ${accountId} order by created_at desc, id offset ${MAX_BROWSERS})`.execute(
    db,
  );
}

export async function deletePushSubscription(db: Connection, accountId: string, endpointHash: Buffer): Promise<void> {
  await sql`delete from push_subscription where account_id = ${accountId} and endpoint_hash = ${endpointHash}`.execute(
    db,
  );
}

/** Forgets a browser that its push service no longer knows. */
export async function forgetBrowser(db: Connection, id: string): Promise<void> {
  await sql`delete from push_subscription where id = ${id}`.execute(db);
}
