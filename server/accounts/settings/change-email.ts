import { randomBytes, randomUUID } from "node:crypto";
import { EMAIL_CHANGE_HOURS } from "#contract/values/account-settings.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { type AccountRow, accountByEmailKey, lockAccount } from "#store/accounts/accounts.ts";
import { dropEmailChange, replaceEmailChange } from "#store/accounts/email-changes.ts";
import { AccountError } from "#accounts/account-error.ts";
import { mailAlreadyRegistered } from "#accounts/account-mail.ts";
import type { AccountContext } from "#accounts/accounts.ts";
import { emailKey } from "#accounts/email-key.ts";
import { passwordFingerprint, tokenHash } from "#accounts/tokens.ts";

/**
 * Mails a link to the account's address and one to the new address. The address changes once both are confirmed. The response is the same
 * if the new address has an account; its owner gets a notice. Throws invalid-input or too-many-requests.
 */
export async function changeEmail(context: AccountContext, accountId: string, email: string): Promise<void> {
  const key = emailKey(email);
  await context.limiter.take("emailChangePerAccountDay", accountId);
  await context.limiter.take("mailPerAddressDay", `confirm-email:${key}`);
  await inTransaction(context.database, async (trx) => {
    const account = await lockAccount(trx, accountId);
    if (account === null) throw new AccountError("not-found", "This account no longer exists.");
    if (account.emailKey === key)
      throw new AccountError("invalid-input", "This is already your address.", { field: "email" });
    const [oldToken, newToken] = [newLinkToken(), newLinkToken()];
    await replaceEmailChange(
      trx,
      {
        accountId,
        newEmail: email,
        newEmailKey: key,
        oldEmailKey: account.emailKey,
        passwordFingerprint: passwordFingerprint(account.passwordHash),
        oldTokenHash: tokenHash(oldToken),
        newTokenHash: tokenHash(newToken),
      },
      EMAIL_CHANGE_HOURS * 60 * 60,
    );
    const writer = { db: trx, secrets: context.secrets };
    const cause = randomUUID();
    await enqueueMail(
      writer,
      "change-email",
      { accountId, address: account.email, name: account.name, cause },
      { name: account.name, newEmail: email, link: linkOf(context, oldToken) },
    );
    const owner = await accountByEmailKey(trx, key);
    if (owner?.emailVerifiedAt) await mailAlreadyRegistered(context, trx, owner, new Date());
    else await mailNewAddress(context, trx, account, { email, cause, token: newToken });
    context.log.info({ account: accountId }, "change of address requested");
  });
}

/** Contains no name: the address may be a stranger's. */
async function mailNewAddress(
  context: AccountContext,
  db: Parameters<typeof enqueueMail>[0]["db"],
  { id }: AccountRow,
  { email, cause, token }: { email: string; cause: string; token: string },
): Promise<void> {
  await enqueueMail(
    { db, secrets: context.secrets },
    "confirm-email",
    { accountId: id, address: email, name: "", cause },
    { link: linkOf(context, token) },
  );
}

function newLinkToken(): string {
  return randomBytes(32).toString("base64url");
}

function linkOf({ baseUrl }: Pick<AccountContext, "baseUrl">, token: string): string {
  return `${baseUrl}/confirm-email/${token}`;
}

/** Forgets the wanted address, so that neither link works. Safe to repeat. */
export async function cancelEmailChange({ database }: AccountContext, accountId: string): Promise<void> {
  await dropEmailChange(database.db, accountId);
}
