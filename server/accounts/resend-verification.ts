import { inTransaction } from "#postgres/transaction.ts";
import { accountByEmailKey } from "#store/accounts/accounts.ts";
import { mailPasswordChoice, mailVerification, withinMailLimit } from "./account-mail.ts";
import type { AccountContext, Client } from "./accounts.ts";
import { emailKey } from "./email-key.ts";
import { createUniformTime } from "./uniform-time.ts";

/** Longer than it takes to write a token and a mail row and to commit on a quiet machine. */
const inUniformTime = createUniformTime(200);

/**
 * Mails another verification link to an unverified address. The response and its time are the same for every address.
 * Silently sends nothing during the cooldown or after three mails in a day.
 */
export async function resendVerification(context: AccountContext, email: string, client: Client): Promise<void> {
  const key = emailKey(email);
  await context.limiter.take("resendPerNetwork", client.network);
  await inUniformTime(() =>
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
