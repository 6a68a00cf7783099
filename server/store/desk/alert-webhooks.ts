import { sql } from "kysely";
import type { Connection, Row } from "#postgres/connection.ts";

export type WebhookRow = Row<"alertWebhook">;

/** Days of failure after which a webhook gets nothing more. */
export const FAILING_DAYS = 7;

/** Returns an account's webhook, or null. */
export async function webhookOf(db: Connection, accountId: string): Promise<WebhookRow | null> {
  const row = await db.selectFrom("alertWebhook").selectAll().where("accountId", "=", accountId).executeTakeFirst();
  return row ?? null;
}

/** Makes or replaces an account's webhook. Returns null if the account no longer exists. */
export async function saveWebhook(
  db: Connection,
  accountId: string,
  { url, encryptedSecret }: Pick<WebhookRow, "url" | "encryptedSecret">,
): Promise<WebhookRow | null> {
  const { rows } = await sql<WebhookRow>`
    insert into alert_webhook (account_id, url, encrypted_secret)
    select id, ${url}, ${encryptedSecret} from account where id = ${accountId}
    on conflict (account_id) do update set url = excluded.url, encrypted_secret = excluded.encrypted_secret, created_at = now(),
      failing_since = null, disabled_at = null
    returning *`.execute(db);
  return rows[0] ?? null;
}

/** Removes an account's webhook and what waits for it. */
export async function deleteWebhook(db: Connection, accountId: string): Promise<void> {
  await sql`delete from alert_delivery where account_id = ${accountId} and push_id is null`.execute(db);
  await sql`delete from alert_webhook where account_id = ${accountId}`.execute(db);
}

/** Lets a webhook that was disabled get deliveries again. */
export async function resumeWebhook(db: Connection, accountId: string): Promise<WebhookRow | null> {
  const { rows } = await sql<WebhookRow>`
    update alert_webhook set failing_since = null, disabled_at = null where account_id = ${accountId} returning *`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function webhookAnswered(db: Connection, accountId: string): Promise<void> {
  await sql`update alert_webhook set failing_since = null where account_id = ${accountId} and failing_since is not null`.execute(
    db,
  );
}

/** Notes a failure. Returns whether the webhook has failed for so long that this disables it: once, and what waits for it ends. */
export async function webhookFailed(db: Connection, accountId: string): Promise<boolean> {
  await sql`update alert_webhook set failing_since = coalesce(failing_since, now()) where account_id = ${accountId}`.execute(
    db,
  );
  const { rows } = await sql`
    update alert_webhook set disabled_at = now()
    where account_id = ${accountId} and disabled_at is null and failing_since <= now() - make_interval(days => ${FAILING_DAYS})
    returning 1`.execute(db);
  if (rows.length === 0) return false;
  await sql`
    update alert_delivery set abandoned_at = now(), lease_until = null, encrypted_body = null
    where account_id = ${accountId} and push_id is null and delivered_at is null and abandoned_at is null`.execute(db);
  return true;
}
