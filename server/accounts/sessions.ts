import { accountOfSession, endSession, type SessionAccount } from "#store/accounts/sessions.ts";
import type { AccountContext } from "./accounts.ts";
import { looksLikeSessionToken, tokenHash } from "./tokens.ts";

/**
 * Returns the account of a bearer token, or null if the token has no live session. Rejects during a database outage, so
 * that an outage never looks like an expired token.
 */
export async function accountOfToken(
  context: Pick<AccountContext, "database">,
  token: string,
): Promise<SessionAccount | null> {
  if (!looksLikeSessionToken(token)) return null;
  return await accountOfSession(context.database.db, tokenHash(token));
}

/** Ends the session of a token, if there is one. */
export async function logout(context: Pick<AccountContext, "database">, token: string): Promise<void> {
  if (looksLikeSessionToken(token)) await endSession(context.database.db, tokenHash(token));
}
