import { randomUUID } from "node:crypto";
import { DELETE_AFTER_DAYS } from "#contract/values/account-settings.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { accountById } from "#store/accounts/accounts.ts";
import { scheduleDeletion, undoDeletion } from "#store/accounts/deletions.ts";
import { endSessionsOf } from "#store/accounts/sessions.ts";
import { AccountError } from "#accounts/account-error.ts";
import type { AccountContext } from "#accounts/accounts.ts";
import type { SignedInCaller } from "#accounts/current-password.ts";
import { tokenHash } from "#accounts/tokens.ts";

/** Schedules the erasure of the account, ends its other sessions and mails a notice. Safe to repeat: the first time counts. */
export async function deleteAccount(
  context: AccountContext,
  { accountId, token }: Pick<SignedInCaller, "accountId" | "token">,
): Promise<Date> {
  return await inTransaction(context.database, async (trx) => {
    const scheduled = await scheduleDeletion(trx, accountId, DELETE_AFTER_DAYS);
    const account = await accountById(trx, accountId);
    if (scheduled === null || account === null) throw new AccountError("not-found", "This account no longer exists.");
    if (scheduled.first) {
      await endSessionsOf(trx, accountId, "remote", tokenHash(token));
      await enqueueMail(
        { db: trx, secrets: context.secrets },
        "deletion-scheduled",
        { accountId, address: account.email, name: account.name, cause: randomUUID() },
        {
          name: account.name,
          deleteAfter: scheduled.deleteAfter.toISOString(),
          link: `${context.baseUrl}/me?tab=settings`,
        },
      );
      context.log.info({ account: accountId }, "deletion scheduled");
    }
    return scheduled.deleteAfter;
  });
}

/** Keeps an account that was to be erased. Safe to repeat. */
export async function keepAccount({ database, log }: AccountContext, accountId: string): Promise<void> {
  if (await undoDeletion(database.db, accountId)) log.info({ account: accountId }, "deletion undone");
}
