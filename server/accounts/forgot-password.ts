import { inTransaction } from "#postgres/transaction.ts";
import { isKnownNetwork } from "#store/accounts/account-networks.ts";
import { accountByEmailKey } from "#store/accounts/accounts.ts";
import { mailReset, withinMailLimit } from "./account-mail.ts";
import { type AccountContext, type Client, networkKeys } from "./accounts.ts";
import { emailKey } from "./email-key.ts";

/**
 * Mails a reset link if the address has an account. The response and its time are the same if it has none, and if the day's mails are used up.
 * Networks the owner has logged in from have mails of their own, so that strangers can't use up the owner's.
 */
export async function forgotPassword(context: AccountContext, email: string, client: Client): Promise<void> {
  const key = emailKey(email);
  await context.limiter.take("forgotPerNetwork", client.network);
  await context.uniformTimes.forgot(async () => {
    const subject = (await isOwnNetwork(context, key, client)) ? `${key} from a network of their own` : key;
    await withinMailLimit(context, "reset-password", subject, (mayMail) =>
      inTransaction(context.database, async (trx) => {
        const account = await accountByEmailKey(trx, key);
        return mayMail && account !== null && (await mailReset(context, trx, account, new Date()));
      }),
    );
  });
}

async function isOwnNetwork(context: AccountContext, key: string, client: Client): Promise<boolean> {
  const { db } = context.database;
  const account = await accountByEmailKey(db, key);
  return account !== null && (await isKnownNetwork(db, account.id, networkKeys(context, client)));
}
