import { createHash } from "node:crypto";
import type { AccountContext } from "#accounts/accounts.ts";
import type { PushState, PushSubscriptionRequest } from "#contract/schemas/desk/alert-channels.ts";
import { DeskError } from "#desk/desk-error.ts";
import { guardUrl } from "#http/url-guard.ts";
import { inTransaction } from "#postgres/transaction.ts";
import {
  deletePushSubscription,
  pushEndpoints,
  savePushSubscription,
  storedPushKey,
  storePushKey,
} from "#store/desk/push-subscriptions.ts";
import { encryptForBrowser, newPushKey, type PushKey } from "./push-crypto.ts";

export type PushContext = Pick<AccountContext, "database" | "secrets">;

const hashOf = (endpoint: string): Buffer => createHash("sha256").update(endpoint).digest();

/** Returns the key pair of this installation. The first call ever makes it. */
export async function pushKey({ database: { db }, secrets }: PushContext): Promise<PushKey> {
  const stored = (await storedPushKey(db)) ?? (await makeKey());
  return { publicKey: stored.publicKey, privateKey: secrets.decrypt(stored.encryptedPrivateKey) };

  async function makeKey() {
    const { publicKey, privateKey } = newPushKey();
    return await storePushKey(db, { publicKey, encryptedPrivateKey: secrets.encrypt(privateKey) });
  }
}

/** Returns what a browser needs to subscribe, and which browsers of the account have. */
export async function pushState(context: PushContext, accountId: string): Promise<PushState> {
  const { publicKey } = await pushKey(context);
  const endpoints = await pushEndpoints(context.database.db, accountId);
  return { publicKey, endpoints: endpoints.map((hash) => hash.toString("base64url")) };
}

/** Sends an account's alerts to a browser from now on. Throws DeskError for an endpoint or keys that can't work. */
export async function subscribeBrowser(
  { database, secrets }: PushContext,
  accountId: string,
  { endpoint, keys }: PushSubscriptionRequest,
): Promise<void> {
  try {
    guardUrl(endpoint);
    encryptForBrowser("", keys);
  } catch {
    throw new DeskError("invalid-input", "This browser’s push service can’t be reached by us.", "endpoint");
  }
  const encryptedTarget = secrets.encrypt(JSON.stringify({ endpoint, keys }));
  await inTransaction(database, (trx) =>
    savePushSubscription(trx, accountId, { endpointHash: hashOf(endpoint), encryptedTarget }),
  );
}

/** Sends nothing more to a browser of the account. */
export async function unsubscribeBrowser(
  { database }: PushContext,
  accountId: string,
  endpoint: string,
): Promise<void> {
  await deletePushSubscription(database.db, accountId, hashOf(endpoint));
}
