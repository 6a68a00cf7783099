import { endSessionRow, sessionRowIds } from "#store/accounts/sessions.ts";
import { AccountError } from "#accounts/account-error.ts";
import type { AccountContext } from "#accounts/accounts.ts";
import { sessionId } from "./session-id.ts";

/** Ends one session of the account. Throws not-found unless the account has had it; ending it again changes nothing. */
export async function endSessionById(
  { database, secrets, log }: Pick<AccountContext, "database" | "secrets" | "log">,
  accountId: string,
  id: string,
): Promise<void> {
  const rowIds = await sessionRowIds(database.db, accountId);
  const found = rowIds.find((rowId) => sessionId(secrets, rowId) === id);
  if (found === undefined) throw new AccountError("not-found", "This session is not one of yours.");
  await endSessionRow(database.db, found);
  log.info({ account: accountId }, "session ended from the list");
}
