import { randomUUID } from "node:crypto";
import type { ConfirmEmailResponse } from "#contract/schemas/account-settings.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import type { Transaction } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { type AccountRow, deleteUnverified, lockAccount, lockAccountByEmailKey } from "#store/accounts/accounts.ts";
import { type EmailChangeRow, lockEmailChange, markConfirmed, setEmail } from "#store/accounts/email-changes.ts";
import { joinGuestsOfAddress } from "#store/desk/guests/guest-joins.ts";
import { stateRestoredSuspension } from "#store/moderation/restored-suspensions.ts";
import { keepSuspension, restoreSuspension } from "#store/referrals/suspended-addresses.ts";
import { AccountError } from "#accounts/account-error.ts";
import type { AccountContext, Client } from "#accounts/accounts.ts";
import { guestHashes, mailboxHashes } from "#accounts/email-key.ts";
import { passwordFingerprint, tokenHash } from "#accounts/tokens.ts";

const REJECTED = "This link has expired, was replaced by a newer one, or belongs to a change that was cancelled.";
const WAITING = {
  old: "Thank you. Now open the link that we mailed to your new address.",
  new: "Thank you. Now open the link that we mailed to your current address.",
};

/**
 * Confirms a change of address by one of its two links, and makes the change once both are confirmed. A live link succeeds again without
 * changing anything. Throws token-rejected.
 */
export async function confirmEmail(
  context: AccountContext,
  token: string,
  client: Client,
): Promise<ConfirmEmailResponse> {
  const hash = tokenHash(token);
  const response = await inTransaction(context.database, async (trx) => {
    const change = await lockEmailChange(trx, hash);
    if (!change?.live) return null;
    if (change.changedAt) return changed(change);
    const account = await lockAccount(trx, change.accountId);
    const unchanged =
      account?.emailKey === change.oldEmailKey &&
      passwordFingerprint(account.passwordHash).equals(change.passwordFingerprint);
    if (!account || !unchanged) return null;
    const side = change.oldTokenHash.equals(hash) ? "old" : "new";
    await markConfirmed(trx, account.id, side);
    const other = side === "old" ? change.newConfirmedAt : change.oldConfirmedAt;
    if (other === null) return { message: WAITING[side], changed: false };
    return (await makeChange(context, trx, account, change)) ? changed(change) : null;
  });
  if (response !== null) return response;
  await context.limiter.take("tokenPerNetwork", client.network);
  throw new AccountError("token-rejected", REJECTED);
}

function changed({ newEmail }: EmailChangeRow): ConfirmEmailResponse {
  return { message: `Your address is now ${newEmail}. Log in with it from now on.`, changed: true };
}

/** Changes the address. Returns false if another verified account has got it in the meantime. */
async function makeChange(
  context: AccountContext,
  trx: Transaction,
  account: AccountRow,
  change: EmailChangeRow,
): Promise<boolean> {
  const holder = await lockAccountByEmailKey(trx, change.newEmailKey);
  if (holder?.emailVerifiedAt) return false;
  // Somebody registered the address without proving it; its owner has just proved it.
  if (holder) await deleteUnverified(trx, holder.id);
  // Nobody escapes a suspension by a change of address, neither from the old address nor to the new one.
  await keepSuspension(trx, account.id, mailboxHashes(context.secrets, account.email)[0]);
  await setEmail(trx, change);
  await restoreSuspension(trx, account.id, mailboxHashes(context.secrets, change.newEmail));
  await stateRestoredSuspension(trx, account.id);
  await joinGuestsOfAddress(trx, account.id, guestHashes(context.secrets, change.newEmail));
  await enqueueMail(
    { db: trx, secrets: context.secrets },
    "email-changed",
    { accountId: account.id, address: account.email, name: account.name, cause: randomUUID() },
    { name: account.name, newEmail: change.newEmail },
  );
  context.log.info({ account: account.id }, "address changed");
  return true;
}
