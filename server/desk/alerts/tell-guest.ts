import { NO_HIDE_RULES } from "#contract/values/search-settings.ts";
import { guestAlertsLink, guestEndLink } from "#desk/guests/guest-links.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import type { Transaction } from "#postgres/connection.ts";
import { settleDueJobs } from "#store/desk/alert-mails.ts";
import { GUESTS } from "#store/desk/alert-tables.ts";
import type { DueGuest } from "#store/desk/guests/due-guests.ts";
import { type AlertContext, composeAlert, takeNews } from "./compose-alert.ts";

/** Writes the mail of a person without an account, if there is something to tell, and settles the jobs. Returns whether there is. */
export async function tellGuest(
  context: AlertContext,
  trx: Transaction,
  { guestId, encryptedAddress, dueAt }: DueGuest,
): Promise<boolean> {
  const { secrets, openSearch } = context;
  const news = await takeNews(context, trx, { of: GUESTS, personId: guestId, rules: NO_HIDE_RULES });
  const addressee = {
    name: null,
    searchPath: openSearch ? "/jobs" : "/",
    unsubscribeLink: (searchIds: readonly string[]) => guestEndLink(context, guestId, searchIds),
    manageLink: guestAlertsLink(context, guestId),
  };
  const mail = composeAlert(context, addressee, { ...news, saved: [] });
  if (mail !== null) {
    const address = secrets.decrypt(encryptedAddress);
    const recipient = { accountId: null, guestId, address, name: "", cause: dueAt.toISOString() };
    await enqueueMail({ db: trx, secrets }, "job-alert", recipient, mail.data);
  }
  await settleDueJobs(trx, GUESTS, guestId, mail);
  return mail !== null;
}
