import { randomUUID } from "node:crypto";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { lockDueDeletion } from "#store/accounts/deletions.ts";
import type { AccountContext } from "#accounts/accounts.ts";
import { eraseAccount } from "#accounts/erase-account.ts";
import { keptRecords } from "./account-settings.ts";

/**
 * Erases every account whose owner asked for it and didn't change their mind, each in one transaction with the mail that acknowledges it.
 * Returns how many. Safe to run in several processes.
 */
export async function eraseDueAccounts(context: Pick<AccountContext, "database" | "secrets" | "log">): Promise<number> {
  let erased = 0;
  while (await eraseNext(context)) erased += 1;
  return erased;
}

async function eraseNext({
  database,
  secrets,
  log,
}: Pick<AccountContext, "database" | "secrets" | "log">): Promise<boolean> {
  return await inTransaction(database, async (trx) => {
    const account = await lockDueDeletion(trx);
    if (account === null) return false;
    const removed = await eraseAccount(trx, secrets, account);
    const receipt = randomUUID();
    await enqueueMail(
      { db: trx, secrets },
      "account-erased",
      { accountId: null, address: account.email, name: account.name, cause: receipt },
      { name: account.name, receipt, at: new Date().toISOString(), removed: keptRecords(removed) },
    );
    log.info({ account: account.id, receipt, removed }, "account erased as its owner asked");
    return true;
  });
}
