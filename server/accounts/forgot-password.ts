import { inTransaction } from "#postgres/transaction.ts";
import { accountByEmailKey } from "#store/accounts/accounts.ts";
import { mailReset, withinMailLimit } from "./account-mail.ts";
import type { AccountContext, Client } from "./accounts.ts";
import { emailKey } from "./email-key.ts";
import { uniformTime } from "./uniform-time.ts";

/** Longer than it takes to write a token and a mail row and to commit on a busy machine. */
const FLOOR_MS = 200;

/** Mails a reset link if the address has an account. The response and its time are the same if it has none. */
export async function forgotPassword(context: AccountContext, email: string, client: Client): Promise<void> {
  const key = emailKey(email);
  await context.limiter.take("forgotPerNetwork", client.network);
  await context.limiter.take("forgotPerAddress", key);
  await uniformTime(FLOOR_MS, () =>
    withinMailLimit(context, "reset-password", key, (mayMail) =>
      inTransaction(context.database, async (trx) => {
        const account = await accountByEmailKey(trx, key);
        return mayMail && account !== null && (await mailReset(context, trx, account, new Date()));
      }),
    ),
  );
}
