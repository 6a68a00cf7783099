import { sql } from "kysely";
import type { NotificationChanges, NotificationChoices } from "#contract/schemas/account-settings.ts";
import type { Connection, Transaction } from "#postgres/connection.ts";

/** Returns which mails an account gets. The choice about referrals is the one that Referrals keep. */
export async function notificationChoices(db: Connection, accountId: string): Promise<NotificationChoices> {
  const { rows } = await sql<NotificationChoices>`
    select coalesce(s.job_alerts, true) as job_alerts, coalesce(r.mail <> 'off', true) as network_updates,
      coalesce(s.platform_news, false) as platform_news
    from (select ${accountId}::uuid as id) a
    left join account_setting s on s.account_id = a.id
    left join referral_setting r on r.account_id = a.id`.execute(db);
  return rows[0]!;
}

/** Changes the named choices; does nothing for an account that no longer exists. Mails about referrals that were off come back at once. */
export async function setNotificationChoices(
  trx: Transaction,
  accountId: string,
  { jobAlerts, networkUpdates, platformNews }: NotificationChanges,
): Promise<void> {
  if (jobAlerts !== undefined || platformNews !== undefined)
    await sql`
      insert into account_setting (account_id, job_alerts, platform_news)
      select id, ${jobAlerts ?? true}, ${platformNews ?? false} from account where id = ${accountId}
      on conflict (account_id) do update set updated_at = now(),
        job_alerts = coalesce(${jobAlerts ?? null}, account_setting.job_alerts),
        platform_news = coalesce(${platformNews ?? null}, account_setting.platform_news)`.execute(trx);
  if (networkUpdates === undefined) return;
  const mail = networkUpdates ? "at-once" : "off";
  // A daily digest stays daily: it counts as on.
  await sql`
    insert into referral_setting (account_id, mail) select id, ${mail} from account where id = ${accountId}
    on conflict (account_id) do update set mail = excluded.mail
    where (referral_setting.mail = 'off') = ${networkUpdates}`.execute(trx);
}

/** Returns the verified people who want Platform News, by address. */
export async function newsReaders(db: Connection): Promise<{ email: string; name: string }[]> {
  return await db
    .selectFrom("account")
    .innerJoin("accountSetting", "accountSetting.accountId", "account.id")
    .select(["account.email", "account.name"])
    .where("accountSetting.platformNews", "=", true)
    .where("account.emailVerifiedAt", "is not", null)
    .where("account.deleteAfter", "is", null)
    .orderBy("account.email")
    .execute();
}
