import { nextAlertAt, USUAL_ALERT_TIMES } from "#contract/values/desk/alert-times.ts";
import { NO_HIDE_RULES } from "#contract/values/search-settings.ts";
import { enqueueDeliveries } from "#desk/channels/enqueue-deliveries.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import type { Transaction } from "#postgres/connection.ts";
import { searchSettings } from "#store/accounts/search-settings.ts";
import { alertTargets } from "#store/desk/alert-deliveries.ts";
import { type DuePerson, postponeMail, settleDueJobs } from "#store/desk/alert-mails.ts";
import { settleDueNews } from "#store/desk/alert-news.ts";
import { MEMBERS } from "#store/desk/alert-tables.ts";
import { alertUnsubscribeLink } from "./alert-links.ts";
import { type AlertContext, composeAlert, type News, takeNews } from "./compose-alert.ts";
import { savedNewsToTell } from "./saved-news.ts";

/** Writes a member's mail and what their webhook and browsers get, if there is something to tell, and settles the jobs. Returns whether there is. */
export async function tellMember(context: AlertContext, trx: Transaction, person: DuePerson): Promise<boolean> {
  const { accountId, email, name, wanted, dueAt } = person;
  const quietUntil = endOfQuiet(person);
  if (quietUntil !== null) {
    await postponeMail(trx, accountId, quietUntil);
    return false;
  }
  const targets = await alertTargets(trx, accountId);
  const addressee = {
    name,
    searchPath: "/jobs",
    unsubscribeLink: () => alertUnsubscribeLink(context, accountId),
  };
  const mail =
    wanted || targets.length > 0 ? composeAlert(context, addressee, await newsOf(context, trx, accountId)) : null;
  if (mail !== null) {
    const { secrets } = context;
    const recipient = { accountId, address: email, name, cause: dueAt.toISOString() };
    if (wanted) await enqueueMail({ db: trx, secrets }, "job-alert", recipient, mail.data);
    await enqueueDeliveries(trx, { secrets, accountId }, targets, mail.data);
  }
  await settleDueNews(trx, accountId);
  await settleDueJobs(trx, MEMBERS, accountId, mail);
  return mail !== null;
}

async function newsOf(context: AlertContext, trx: Transaction, accountId: string): Promise<News> {
  const rules = (await searchSettings(trx, accountId))?.hide ?? NO_HIDE_RULES;
  const news = await takeNews(context, trx, { of: MEMBERS, personId: accountId, rules });
  return { ...news, saved: await savedNewsToTell(trx, accountId, context.baseUrl) };
}

/** Returns when a person's quiet hours end, or null outside of them. A mail that is late doesn't wake anybody. */
function endOfQuiet({ timeZone, quietFrom, quietTo }: DuePerson): Date | null {
  if (quietFrom === null || quietTo === null) return null;
  const now = new Date();
  const times = { ...USUAL_ALERT_TIMES, timeZone, quiet: { from: quietFrom, to: quietTo } };
  const next = nextAlertAt("at-once", times, now);
  return next > now ? next : null;
}
