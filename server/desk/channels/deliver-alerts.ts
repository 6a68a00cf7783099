import { brand } from "#contract/values/brand.ts";
import type { AccountContext } from "#accounts/accounts.ts";
import { FetchError } from "#http/fetch-error.ts";
import type { OutboundHttp } from "#http/outbound-http.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { accountById } from "#store/accounts/accounts.ts";
import {
  leaseDelivery,
  type LeasedDelivery,
  markDelivered,
  markUndelivered,
  postponeDelivery,
} from "#store/desk/alert-deliveries.ts";
import { webhookAnswered, webhookFailed } from "#store/desk/alert-webhooks.ts";
import { forgetBrowser } from "#store/desk/push-subscriptions.ts";
import { pushKey } from "./push.ts";
import { encryptForBrowser, MAX_PUSH_TEXT_BYTES, pushAuthorization } from "./push-crypto.ts";
import { signatureHeaders } from "./webhook-signature.ts";

export interface DeliveryContext extends Pick<AccountContext, "database" | "secrets" | "baseUrl" | "log"> {
  /** Follows no redirect, and has its own pace: a person's address must not slow the reading of boards. */
  http: OutboundHttp;
}

/** Longer than one request may take. */
const LEASE_S = 120;
const AT_ONCE = 8;
/** Deliveries in one run, so that a run ends. */
const MAX_AT_A_TIME = 2000;
const MINUTE_S = 60;
const HOUR_S = 3600;
/** A failing webhook is tried for as long as it takes to disable it. */
const LONGEST_WAIT_S = 6 * HOUR_S;
/** A notification that is older than this is no news. */
const PUSH_LIFE_S = 24 * HOUR_S;
/** The answers by which a push service says that a browser is gone, or belongs to another key. */
const GONE = new Set([401, 403, 404, 410]);

export interface Delivered {
  delivered: number;
  failed: number;
}

/** Sends everything that is due to webhooks and browsers, several at a time. Safe to run in several processes. */
export async function deliverAlerts(context: DeliveryContext): Promise<Delivered> {
  const count: Delivered = { delivered: 0, failed: 0 };
  let left = MAX_AT_A_TIME;
  const sendAll = async () => {
    for (; left > 0; left -= 1) {
      const delivery = await leaseDelivery(context.database.db, LEASE_S);
      if (delivery === null) return;
      count[(await deliver(context, delivery)) ? "delivered" : "failed"] += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendAll));
  return count;
}

async function deliver(context: DeliveryContext, delivery: LeasedDelivery): Promise<boolean> {
  const { db } = context.database;
  let status: number;
  try {
    const answer = await (delivery.pushId === null ? sendToWebhook : sendToBrowser)(context, delivery);
    status = answer.notModified ? 304 : answer.status;
  } catch (error) {
    await recordFailure(context, delivery, error);
    return false;
  }
  await markDelivered(db, delivery.id, status);
  if (delivery.pushId === null) await webhookAnswered(db, delivery.accountId);
  return true;
}

async function sendToWebhook({ secrets, http }: DeliveryContext, delivery: LeasedDelivery) {
  const { id, url, encryptedSecret, encryptedBody } = delivery;
  if (url === null || encryptedSecret === null) throw new Error("the webhook is gone");
  const body = secrets.decrypt(encryptedBody);
  const signed = signatureHeaders(secrets.decrypt(encryptedSecret), id, body, new Date());
  const headers = { "content-type": "application/json", ...signed };
  return await http.fetch({ url, method: "POST", headers, body, share: id, namedByStranger: true });
}

async function sendToBrowser(context: DeliveryContext, { id, encryptedTarget, encryptedBody }: LeasedDelivery) {
  const { secrets, http, baseUrl } = context;
  if (encryptedTarget === null) throw new Error("the browser is gone");
  const { endpoint, keys } = JSON.parse(secrets.decrypt(encryptedTarget)) as {
    endpoint: string;
    keys: { p256dh: string; auth: string };
  };
  const text = secrets.decrypt(encryptedBody);
  if (Buffer.byteLength(text) > MAX_PUSH_TEXT_BYTES) throw new Error("a notification is too long");
  const subject = baseUrl.startsWith("https:") ? baseUrl : `mailto:${brand.supportEmail}`;
  const headers = {
    "content-type": "application/octet-stream",
    "content-encoding": "aes128gcm",
    ttl: String(PUSH_LIFE_S),
    urgency: "normal",
    authorization: await pushAuthorization(endpoint, await pushKey(context), { subject, now: new Date() }),
  };
  const body = encryptForBrowser(text, keys);
  return await http.fetch({ url: endpoint, method: "POST", headers, body, share: id, namedByStranger: true });
}

async function recordFailure(context: DeliveryContext, delivery: LeasedDelivery, error: unknown): Promise<void> {
  const { database, log } = context;
  const { id, pushId, attempts } = delivery;
  const code = error instanceof FetchError ? error.code : null;
  const status = (error instanceof FetchError ? error.status : undefined) ?? null;
  // The host asked for a pause, or we are offline: nothing was sent.
  if (error instanceof FetchError && (code === "breaker-open" || code === "offline" || code === "no-room"))
    return await postponeDelivery(database.db, id, Math.min(error.retryAfterS ?? MINUTE_S, HOUR_S));
  log.debug({ delivery: id, attempts, code, status }, "an alert was not delivered");
  if (pushId !== null && status !== null && GONE.has(status)) return await forgetBrowser(database.db, pushId);
  const isLate = pushId !== null && Date.now() - delivery.createdAt.getTime() > PUSH_LIFE_S * 1000;
  const waitS = isLate ? null : Math.min(LONGEST_WAIT_S, MINUTE_S * 4 ** Math.min(attempts - 1, 8));
  await markUndelivered(database.db, delivery, { status, error: inWords(code, status), waitS });
  if (pushId === null) await recordWebhookFailure(context, delivery);
}

/** Unreachable and forbidden hosts read the same, so that nobody learns about our network. */
function inWords(code: FetchError["code"] | null, status: number | null): string {
  if (code === "redirects") return "It redirected, which we don’t follow.";
  if (status !== null) return `It answered ${status}.`;
  if (code === "timeout") return "It didn’t answer in time.";
  if (code === "too-large" || code === "encoding") return "Its answer was too large or garbled.";
  return "We couldn’t connect.";
}

/** Notes the failure, and tells the person once when it disables the webhook. */
async function recordWebhookFailure({ database, secrets, baseUrl }: DeliveryContext, { accountId }: LeasedDelivery) {
  await inTransaction(database, async (trx) => {
    if (!(await webhookFailed(trx, accountId))) return;
    const account = await accountById(trx, accountId);
    if (account === null) return;
    const { email: address, name } = account;
    const cause = new Date().toISOString();
    const recipient = { accountId, address, name, cause };
    await enqueueMail({ db: trx, secrets }, "webhook-disabled", recipient, {
      name,
      link: `${baseUrl}/me?tab=alerts`,
    });
  });
}
