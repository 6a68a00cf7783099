import { endSessionsOf } from "#store/accounts/sessions.ts";
import type { AccountContext } from "#accounts/accounts.ts";
import { tokenHash } from "#accounts/tokens.ts";

/** Ends every session of the account except the one of `token`. Returns how many there were. */
export async function endOtherSessions(
  { database, log }: Pick<AccountContext, "database" | "log">,
  accountId: string,
  token: string,
): Promise<number> {
  const ended = await endSessionsOf(database.db, accountId, "remote", tokenHash(token));
  log.info({ account: accountId, ended }, "other sessions ended");
  return ended;
}
