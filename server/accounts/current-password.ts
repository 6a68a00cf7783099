import { accountById } from "#store/accounts/accounts.ts";
import { AccountError } from "./account-error.ts";
import type { AccountContext, Client } from "./accounts.ts";
import { tooMany } from "./limits/limits.ts";

/** A signed-in person: the account and the token of the session that the request came with. */
export interface SignedInCaller {
  accountId: string;
  token: string;
  client: Client;
}

/**
 * Returns whether the password is the account's. Counts wrong ones by account, because a thief of a session may guess from any network.
 * Throws too-many-requests beyond the limits.
 */
export async function isCurrentPassword(
  { database, limiter, hasher, log }: AccountContext,
  { accountId, client }: SignedInCaller,
  password: string,
): Promise<boolean> {
  await limiter.take("currentPasswordPerAccount", accountId);
  const day = await limiter.within("currentPasswordPerAccountDay", accountId);
  if (!day.ok) {
    log.warn({ account: accountId, alarm: "password-guessing" }, "twenty wrong current passwords in a day");
    throw tooMany(day.retryAfterS);
  }
  const account = await accountById(database.db, accountId);
  const matched = await hasher.matches(password, account?.passwordHash ?? null, {
    ...client,
    known: true,
    account: accountId,
  });
  if (!matched) return false;
  await limiter.giveBack("currentPasswordPerAccount", accountId);
  await limiter.giveBack("currentPasswordPerAccountDay", accountId);
  return true;
}

export function wrongPassword(field: string): AccountError {
  return new AccountError("wrong-password", "This is not your current password.", { field });
}
