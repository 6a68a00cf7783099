import { inTransaction } from "#postgres/transaction.ts";
import { DeskError } from "#desk/desk-error.ts";
import { setNotificationChoices } from "#store/accounts/account-settings.ts";
import { alertUnsubscribeAccount } from "./alert-links.ts";
import type { AlertContext } from "./compose-alert.ts";

/** Ends the job alerts of the person whom a mailed link belongs to. Throws DeskError for a link that isn't ours or has expired. */
export async function endAlerts(context: Pick<AlertContext, "database" | "secrets">, token: string): Promise<void> {
  const accountId = alertUnsubscribeAccount(context, token);
  if (accountId === null)
    throw new DeskError("not-found", "This link isn’t valid. Log in to change which emails you get.");
  await inTransaction(context.database, (trx) => setNotificationChoices(trx, accountId, { jobAlerts: false }));
}
