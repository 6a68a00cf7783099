import type { AccountContext } from "#accounts/accounts.ts";
import {
  type AlertWebhook,
  DELIVERIES_SHOWN,
  type SavedWebhookResponse,
  type WebhookDelivery,
} from "#contract/schemas/desk/alert-channels.ts";
import { DeskError } from "#desk/desk-error.ts";
import { guardUrl } from "#http/url-guard.ts";
import type { Connection } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { type DeliveryRow, insertDelivery, webhookDeliveries } from "#store/desk/alert-deliveries.ts";
import { deleteWebhook, resumeWebhook, saveWebhook, webhookOf, type WebhookRow } from "#store/desk/alert-webhooks.ts";
import { addTask } from "#store/operations/queue.ts";
import { newWebhookSecret } from "./webhook-signature.ts";

export type WebhookContext = Pick<AccountContext, "database" | "secrets">;

/** The task that sends what is due to webhooks and browsers. */
export const DELIVER_ALERTS_TASK = "deliver-alerts";
/** Tests that may wait at a time. */
const TESTS_WAITING = 1;

/** Returns an account's webhook with its latest deliveries, or null. */
export async function readWebhook(
  { database: { db } }: WebhookContext,
  accountId: string,
): Promise<AlertWebhook | null> {
  const row = await webhookOf(db, accountId);
  return row === null ? null : await withDeliveries(db, row);
}

/** Makes or replaces an account's webhook, with a new secret. Throws DeskError for an address that we wouldn't send to; null without the account. */
export async function replaceWebhook(
  { database, secrets }: WebhookContext,
  accountId: string,
  address: string,
): Promise<SavedWebhookResponse | null> {
  const url = publicAddress(address);
  const secret = newWebhookSecret();
  // What waits goes to the new address.
  const saved = await saveWebhook(database.db, accountId, { url, encryptedSecret: secrets.encrypt(secret) });
  return saved === null ? null : { data: await withDeliveries(database.db, saved), secret };
}

function publicAddress(address: string): string {
  try {
    return guardUrl(address).href;
  } catch {
    throw new DeskError(
      "invalid-input",
      "Please enter a public https:// address without a port, a user name or a password.",
      "url",
    );
  }
}

export async function endWebhook({ database }: WebhookContext, accountId: string): Promise<void> {
  await inTransaction(database, (trx) => deleteWebhook(trx, accountId));
}

/** Lets a disabled webhook get deliveries again. Throws DeskError without one. */
export async function restartWebhook({ database: { db } }: WebhookContext, accountId: string): Promise<AlertWebhook> {
  const row = await resumeWebhook(db, accountId);
  if (row === null) throw new DeskError("not-found", NONE);
  return await withDeliveries(db, row);
}

const NONE = "You have no webhook. Add its address first.";

/** Sends a test to the webhook as soon as possible. Throws DeskError without one, and while a test waits. */
export async function testWebhook({ database, secrets }: WebhookContext, accountId: string): Promise<void> {
  await inTransaction(database, async (trx) => {
    const webhook = await webhookOf(trx, accountId);
    if (webhook === null) throw new DeskError("not-found", NONE);
    if (webhook.disabledAt !== null)
      throw new DeskError("not-now", "Your webhook is off because it failed for a week. Turn it on first.");
    const latest = await webhookDeliveries(trx, accountId, DELIVERIES_SHOWN);
    const waiting = latest.filter((each) => each.kind === "test" && stateOf(each) === "waiting" && each.attempts === 0);
    if (waiting.length >= TESTS_WAITING) return;
    const body = JSON.stringify({ type: "test", timestamp: new Date().toISOString(), data: {} });
    await insertDelivery(trx, { accountId, pushId: null, kind: "test", encryptedBody: secrets.encrypt(body) });
    await addTask(trx, { name: DELIVER_ALERTS_TASK, key: DELIVER_ALERTS_TASK, isUrgent: true });
  });
}

async function withDeliveries(db: Connection, row: WebhookRow): Promise<AlertWebhook> {
  const deliveries = await webhookDeliveries(db, row.accountId, DELIVERIES_SHOWN);
  return {
    url: row.url,
    createdAt: row.createdAt.toISOString(),
    failingSince: row.failingSince?.toISOString() ?? null,
    disabledAt: row.disabledAt?.toISOString() ?? null,
    deliveries: deliveries.map((each) => ({
      id: each.id,
      kind: each.kind,
      createdAt: each.createdAt.toISOString(),
      state: stateOf(each),
      attempts: each.attempts,
      status: each.lastStatus,
      error: each.lastError,
      nextTryAt: stateOf(each) === "waiting" ? each.nextTryAt.toISOString() : null,
    })),
  };
}

function stateOf({ deliveredAt, abandonedAt }: DeliveryRow): WebhookDelivery["state"] {
  if (deliveredAt !== null) return "delivered";
  return abandonedAt === null ? "waiting" : "ended";
}
