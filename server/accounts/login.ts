import type { Connection } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { AUTH_TEXTS } from "#contract/schemas/auth.ts";
import type { LoginRequest, User } from "#contract/schemas/auth.ts";
import { isKnownNetwork, rememberNetwork } from "#store/accounts/account-networks.ts";
import { pendingPasswordHashes } from "#store/accounts/account-tokens.ts";
import { accountByEmailKey, type AccountRow, endContest } from "#store/accounts/accounts.ts";
import { insertSession } from "#store/accounts/sessions.ts";
import { AccountError } from "./account-error.ts";
import { type AccountContext, type Client, networkKeys } from "./accounts.ts";
import { emailKey } from "./email-key.ts";
import { type Limiter, type LimitName, tooMany } from "./limits/limits.ts";
import { userOf } from "./user-of.ts";
import { newSessionToken, tokenHash } from "./tokens.ts";

/** A limit that an attempt counts in, and for whom. */
type Guess = [name: LimitName, subject: string];

/** Somebody else knows this password, or the person hasn't opened the link where they log in. */
const SET_PASSWORD_FIRST =
  "This address was registered more than once. To be sure that the account is yours, choose “Forgot your password?” and set a new password.";
/** After a day's wrong guesses by strangers. The owner still logs in from the networks they know, and from everywhere after a reset. */
const ENOUGH_TODAY = "Too many wrong passwords today. To log in now, choose “Forgot your password?” and set a new one.";
/** The same text for an unknown address and a wrong password. */
const WRONG = "The email address or password is not right.";

/**
 * Starts a session. Throws wrong-credentials, too-many-requests or, only if the password is right, email-not-verified or
 * set-password-first.
 */
export async function login(
  context: AccountContext,
  input: LoginRequest,
  client: Client,
  device: string | null = null,
): Promise<{ token: string; user: User }> {
  const { db } = context.database;
  await context.limiter.take("loginPerNetwork", client.network);
  const key = emailKey(input.email);
  const account = await accountByEmailKey(db, key);
  const networks = networkKeys(context, client);
  // Networks the owner has logged in from have their own limit, so that a stranger's guesses can't slow the owner down.
  const known = account !== null && (await isKnownNetwork(db, account.id, networks));
  const subject = known ? `${key} from ${client.network}` : key;
  const guess = await takeGuess(context, subject, client);

  const matched = await context.hasher.matching(input.password, await passwordsOf(db, account), {
    ...client,
    known,
    account: account?.id,
  });
  if (matched === null || !account) {
    await watchGuesses(context, key, account);
    throw new AccountError("wrong-credentials", WRONG);
  }
  for (const taken of guess) await context.limiter.giveBack(...taken);
  await context.limiter.giveBack("loginPerNetwork", client.network);
  if (!account.emailVerifiedAt) throw new AccountError("email-not-verified", AUTH_TEXTS.emailNotVerified);
  if (account.contested && !known) throw new AccountError("set-password-first", SET_PASSWORD_FIRST);

  const token = newSessionToken();
  await inTransaction(context.database, async (trx) => {
    await insertSession(trx, account.id, tokenHash(token), device);
    await rememberNetwork(trx, account.id, networks);
    if (account.contested) await endContest(trx, account.id);
  });
  context.log.info({ account: account.id }, "logged in");
  return { token, user: await userOf(db, account) };
}

/** Returns the hashes to compare with: until the address is verified, those of every registration that waits. */
async function passwordsOf(db: Connection, account: AccountRow | null): Promise<string[]> {
  if (account === null) return [];
  const pending = account.emailVerifiedAt ? [] : await pendingPasswordHashes(db, account.id);
  return [account.passwordHash, ...pending];
}

/**
 * Counts the attempt before checking it, so that concurrent attempts count as well. Counts nothing for an attempt that it refuses. Returns
 * what it counted.
 */
async function takeGuess({ limiter }: AccountContext, subject: string, client: Client): Promise<Guess[]> {
  const day: Guess = ["loginPerAccountDay", subject];
  const today = await limiter.within(...day);
  if (!today.ok) throw new AccountError("too-many-requests", ENOUGH_TODAY, { retryAfterS: today.retryAfterS });
  try {
    return [day, ...(await takeGuessNow(limiter, subject, client))];
  } catch (error) {
    await limiter.giveBack(...day);
    throw error;
  }
}

async function takeGuessNow(limiter: Limiter, subject: string, client: Client): Promise<Guess[]> {
  if ((await limiter.within("loginPerAccount", subject)).ok) return [["loginPerAccount", subject]];
  const refusedS = limiter.refusedFor("loginSlow", subject);
  if (refusedS !== null) throw tooMany(refusedS);
  const own: Guess = ["loginSlowPerNetwork", `${subject} from ${client.network}`];
  const { ok, retryAfterS } = await limiter.within(...own);
  if (!ok) throw tooMany(retryAfterS);
  const slow = await limiter.within("loginSlow", subject);
  if (slow.ok) return [own, ["loginSlow", subject]];
  await limiter.giveBack(...own);
  throw tooMany(slow.retryAfterS);
}

/** Raises an alarm for the hundredth wrong guess of a day and each after it. Counts for unknown addresses too, so that its time tells nothing. */
async function watchGuesses({ limiter, log }: AccountContext, key: string, account: AccountRow | null): Promise<void> {
  const { ok } = await limiter.within("guessAlarmPerAccountDay", key);
  if (!ok && account)
    log.warn({ account: account.id, alarm: "password-guessing" }, "a hundred wrong passwords in a day");
}

/** Forgets the guesses of strangers once the owner has proved the address. */
export async function forgetGuesses({ limiter }: AccountContext, emailKey: string): Promise<void> {
  for (const name of ["loginPerAccount", "loginSlow", "loginPerAccountDay"] as const)
    await limiter.forget(name, emailKey);
}
