import { inTransaction } from "#postgres/transaction.ts";
import { AUTH_TEXTS } from "#contract/schemas/auth.ts";
import { rememberNetwork } from "#store/accounts/account-networks.ts";
import {
  dropPendingRegistrations,
  lockToken,
  markTokenUsed,
  ownerOfToken,
  secondsSinceUse,
} from "#store/accounts/account-tokens.ts";
import { endContest, lockAccount, markVerified, setPassword } from "#store/accounts/accounts.ts";
import { revokeApiKeysOf } from "#store/accounts/api-keys.ts";
import { endSessionsOf } from "#store/accounts/sessions.ts";
import { joinGuestsOfAddress } from "#store/desk/guests/guest-joins.ts";
import { mailPasswordChanged } from "./account-mail.ts";
import { AccountError } from "./account-error.ts";
import { type AccountContext, type Client, networkKeys } from "./accounts.ts";
import { guestHashes } from "./email-key.ts";
import { forgetGuesses } from "./login.ts";
import { refuseGuessablePassword } from "./password-rules.ts";
import { passwordFingerprint, tokenHash } from "./tokens.ts";

/** How long the same token with the same password succeeds again, because the page retries lost responses. */
const REPEAT_S = 10 * 60;

/**
 * Sets a new password, ends every session, forgets strangers' guesses and mails a notice, once per token. Opening the link proves that the person
 * owns the address, so this also verifies an unverified account.
 */
export async function resetPassword(
  context: AccountContext,
  token: string,
  password: string,
  client: Client,
): Promise<void> {
  await context.limiter.take("tokenPerNetwork", client.network);
  const hash = tokenHash(token);
  const { db } = context.database;
  const owner = await ownerOfToken(db, "reset", hash);
  if (!owner) throw rejected();
  await refuseGuessablePassword(password, owner);
  // Only the mailbox's owner has the token.
  const caller = { ...client, known: true };
  // Hashes before locking, so that the row isn't locked for those 30 ms. A lost race costs one hash.
  const passwordHash = await context.hasher.hash(password, caller);
  const outcome = await inTransaction(context.database, async (trx) => {
    const row = await lockToken(trx, "reset", hash);
    const account = row && (await lockAccount(trx, row.accountId));
    if (!row || !account) return "rejected";
    if (row.usedAt) {
      const current = passwordFingerprint(account.passwordHash);
      const repeatable = row.resultFingerprint?.equals(current) && (await secondsSinceUse(trx, row.id)) < REPEAT_S;
      return repeatable ? { repeatOf: account.passwordHash } : "rejected";
    }
    // Until the address is verified, a stranger's registration may change the password, but must not invalidate the owner's link.
    const unchanged =
      !account.emailVerifiedAt || passwordFingerprint(account.passwordHash).equals(row.passwordFingerprint);
    if (!row.live || !unchanged || account.emailKey !== row.emailKey) return "rejected";
    await setPassword(trx, account.id, passwordHash);
    if (await markVerified(trx, account.id))
      await joinGuestsOfAddress(trx, account.id, guestHashes(context.secrets, account.email));
    await endContest(trx, account.id);
    await dropPendingRegistrations(trx, account.id);
    await rememberNetwork(trx, account.id, networkKeys(context, client));
    await markTokenUsed(trx, row.id, passwordFingerprint(passwordHash));
    await endSessionsOf(trx, account.id, "reset");
    await revokeApiKeysOf(trx, account.id);
    await mailPasswordChanged(context, trx, account, row.id, new Date());
    context.log.info({ account: account.id }, "password reset");
    return { changed: account.emailKey };
  });
  if (typeof outcome === "object" && "changed" in outcome) {
    await forgetGuesses(context, outcome.changed);
    return;
  }
  if (outcome !== "rejected" && (await context.hasher.matches(password, outcome.repeatOf, caller))) return;
  throw rejected();
}

function rejected(): AccountError {
  return new AccountError(
    "token-rejected",
    `${AUTH_TEXTS.resetFailed}. The link may have expired or already been used. Please request a new one.`,
  );
}
