import { inTransaction } from "#postgres/transaction.ts";
import { accountByEmailKey } from "#store/accounts/accounts.ts";
import { mailPasswordChoice, mailVerification, withinMailLimit } from "./account-mail.ts";
import type { AccountContext, Client } from "./accounts.ts";
import { emailKey } from "./email-key.ts";

/**
 * Mails another verification link to an unverified address. The response and its time are the same for every address.
 * Silently sends nothing during the cooldown or after three mails in a day.
 */
export async function resendVerification(context: AccountContext, email: string, client: Client): Promise<void> {
  const key = emailKey(email);
  await context.limiter.take("resendPerNetwork", client.network);
  await context.uniformTimes.resend(() =>
    withinMailLimit(context, "verify-email", key, (mayMail) =>
      inTransaction(context.database, async (trx) => {
        const account = await accountByEmailKey(trx, key);
        if (!mayMail || !account || account.emailVerifiedAt) return false;
        // Nobody can tell whose registration a contested address needs, so its owner chooses a password.
        const mail = account.contested ? mailPasswordChoice : mailVerification;
        return await mail(context, trx, account, new Date(), "resend");
      }),
    ),
  );
}
