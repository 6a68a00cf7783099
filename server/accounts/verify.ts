import { inTransaction } from "#postgres/transaction.ts";
import { AUTH_TEXTS } from "#contract/schemas/auth.ts";
import { rememberNetwork } from "#store/accounts/account-networks.ts";
import {
  type AccountTokenRow,
  dropPendingRegistrations,
  lockToken,
  markTokenUsed,
  type PendingRegistration,
} from "#store/accounts/account-tokens.ts";
import { lockAccount, markVerified, replaceUnverified } from "#store/accounts/accounts.ts";
import { joinGuestsOfAddress } from "#store/desk/guests/guest-joins.ts";
import { stateRestoredSuspension } from "#store/moderation/restored-suspensions.ts";
import { AccountError } from "./account-error.ts";
import { type AccountContext, type Client, networkKeys } from "./accounts.ts";
import { guestHashes } from "./email-key.ts";
import { passwordFingerprint, readVerifyToken, tokenHash } from "./tokens.ts";

/**
 * Verifies the address a token was mailed to and activates the name and password of the registration that mailed it. A live token
 * succeeds again without changing anything, because pages retry lost responses: "single use" means one change of state, not one response.
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
    const current = passwordFingerprint(account.passwordHash).equals(row.passwordFingerprint);
    const pending = account.emailVerifiedAt ? null : pendingOf(row);
    if (!current && !pending) return null;
    if (pending) {
      await replaceUnverified(trx, account.id, { ...pending, contested: account.contested });
      await dropPendingRegistrations(trx, account.id);
    }
    const first = await markVerified(trx, account.id);
    await markTokenUsed(trx, row.id, null);
    if (first) {
      await rememberNetwork(trx, account.id, networkKeys(context, client));
      await joinGuestsOfAddress(trx, account.id, guestHashes(context.secrets, account.email));
      await stateRestoredSuspension(trx, account.id);
    }
    return { account: account.id, first };
  });
  if (!done) throw rejected();
  if (done.first) context.log.info({ account: done.account }, "address verified");
}

function pendingOf(row: AccountTokenRow): PendingRegistration | null {
  const { pendingName: name, pendingEmail: email, pendingPasswordHash: passwordHash } = row;
  return name === null || email === null || passwordHash === null ? null : { name, email, passwordHash };
}

function rejected(): AccountError {
  return new AccountError("token-rejected", AUTH_TEXTS.verifyRejected);
}
