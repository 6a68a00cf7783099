import type { AccountRow } from "#store/accounts/accounts.ts";
import { accountOfSession, endSession } from "#store/accounts/sessions.ts";
import type { AccountContext } from "./accounts.ts";
import { looksLikeSessionToken, tokenHash } from "./tokens.ts";

/**
 * The account a bearer token opens, or null when it is no live session. An outage rejects, so that it is never mistaken
 * for a dead token.
 */
export async function accountOfToken(
  context: Pick<AccountContext, "database">,
  token: string,
): Promise<AccountRow | null> {
  if (!looksLikeSessionToken(token)) return null;
  return await accountOfSession(context.database.db, tokenHash(token));
}

/** Ends the session of a token; nothing happens when there is none. */
export async function logout(context: Pick<AccountContext, "database">, token: string): Promise<void> {
  if (looksLikeSessionToken(token)) await endSession(context.database.db, tokenHash(token));
}
