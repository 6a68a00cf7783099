import { inTransaction } from "#postgres/transaction.ts";
import { AUTH_TEXTS } from "#contract/schemas/auth.ts";
import { lockToken, markTokenUsed } from "#store/accounts/account-tokens.ts";
import { lockAccount, markVerified } from "#store/accounts/accounts.ts";
import { AccountError } from "./account-error.ts";
import type { AccountContext, Client } from "./accounts.ts";
import { passwordFingerprint, readVerifyToken, tokenHash } from "./tokens.ts";

/**
 * Verifies the address a token was mailed to. A live token succeeds again without changing anything, because pages retry
 * and mail scanners open links: "single use" means one change of state, not one response.
 */
export async function verifyEmail(context: AccountContext, token: string, client: Client): Promise<void> {
  const id = await readVerifyToken(context.secrets, token);
  if (id === null) {
    await context.limiter.take("tokenPerNetwork", client.network);
    throw rejected();
  }
  const done = await inTransaction(context.database, async (trx) => {
    const row = await lockToken(trx, "verify", tokenHash(id));
    if (!row?.live) return null;
    const account = await lockAccount(trx, row.accountId);
    if (!account || account.emailKey !== row.emailKey) return null;
    if (row.usedAt) return { account: account.id, first: false };
    if (!account.emailVerifiedAt && !passwordFingerprint(account.passwordHash).equals(row.passwordFingerprint))
      return null;
    const first = await markVerified(trx, account.id);
    await markTokenUsed(trx, row.id, null);
    return { account: account.id, first };
  });
  if (!done) throw rejected();
  if (done.first) context.log.info({ account: done.account }, "address verified");
}

function rejected(): AccountError {
  return new AccountError("token-rejected", AUTH_TEXTS.verifyRejected);
}
