import { inTransaction } from "#postgres/transaction.ts";
import { AUTH_TEXTS } from "#contract/schemas/auth.ts";
import type { LoginRequest, User } from "#contract/schemas/auth.ts";
import { isKnownNetwork, rememberNetwork } from "#store/accounts/account-networks.ts";
import { accountByEmailKey } from "#store/accounts/accounts.ts";
import { insertSession } from "#store/accounts/sessions.ts";
import { AccountError } from "./account-error.ts";
import { userOf } from "./accounts.ts";
import type { AccountContext, Client } from "./accounts.ts";
import { emailKey } from "./email-key.ts";
import { tooMany } from "./limits.ts";
import { newSessionToken, tokenHash } from "./tokens.ts";

/** The same text for an unknown address and a wrong password. */
const WRONG = "The email address or password is not right.";

/** Starts a session. Throws wrong-credentials, email-not-verified (only if the password is right) or too-many-requests. */
export async function login(
  context: AccountContext,
  input: LoginRequest,
  client: Client,
): Promise<{ token: string; user: User }> {
  const { db } = context.database;
  await context.limiter.take("loginPerNetwork", client.network);
  const key = emailKey(input.email);
  const account = await accountByEmailKey(db, key);
  const networkKey = context.secrets.personalHash(`network:${client.network}`);
  // Networks the owner has logged in from have their own limit, so that a stranger's guesses can't slow the owner down.
  const known = account !== null && (await isKnownNetwork(db, account.id, networkKey));
  const subject = known ? `${key} from ${client.network}` : key;
  await takeGuess(context, subject);

  if (!(await context.hasher.matches(input.password, account?.passwordHash ?? null)) || !account) {
    throw new AccountError("wrong-credentials", WRONG);
  }
  await context.limiter.giveBack("loginPerAccount", subject);
  await context.limiter.giveBack("loginPerAccountDay", subject);
  await context.limiter.giveBack("loginPerNetwork", client.network);
  if (!account.emailVerifiedAt) throw new AccountError("email-not-verified", AUTH_TEXTS.emailNotVerified);

  const token = newSessionToken();
  await inTransaction(context.database, async (trx) => {
    await insertSession(trx, account.id, tokenHash(token));
    await rememberNetwork(trx, account.id, networkKey);
  });
  context.log.info({ account: account.id }, "logged in");
  return { token, user: userOf(account) };
}

/** Counts the attempt before checking it, so that concurrent attempts count as well. */
async function takeGuess(context: AccountContext, subject: string): Promise<void> {
  const day = await context.limiter.within("loginPerAccountDay", subject);
  if (!day.ok) throw tooMany(day.retryAfterS);
  const quarter = await context.limiter.within("loginPerAccount", subject);
  if (quarter.ok) return;
  const slow = await context.limiter.within("loginSlow", subject);
  if (!slow.ok) throw tooMany(slow.retryAfterS);
}
