import { randomUUID } from "node:crypto";
import type { ChangePasswordRequest } from "#contract/schemas/auth.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { inTransaction } from "#postgres/transaction.ts";
import {
  type AccountRow,
  accountById,
  lockAccount,
  passwordChangedWithin,
  setPassword,
} from "#store/accounts/accounts.ts";
import { endSessionsOf } from "#store/accounts/sessions.ts";
import type { AccountContext } from "./accounts.ts";
import { isCurrentPassword, type SignedInCaller, wrongPassword } from "./current-password.ts";
import { refuseGuessablePassword } from "./password-rules.ts";
import { tokenHash } from "./tokens.ts";

/** How long the same change succeeds again, because the page repeats calls whose response was lost. */
const REPEAT_S = 10 * 60;

/**
 * Sets a new password for a person who knows the current one, ends their other sessions and mails a notice. Throws wrong-password,
 * invalid-input or too-many-requests.
 */
export async function changePassword(
  context: AccountContext,
  caller: SignedInCaller,
  { currentPassword, password }: ChangePasswordRequest,
): Promise<void> {
  const account = await accountById(context.database.db, caller.accountId);
  if (!account) throw wrongPassword("currentPassword");
  await refuseGuessablePassword(password, account);
  if (!(await isCurrentPassword(context, caller, currentPassword))) {
    if (await isRepetition(context, caller, account, password)) return;
    throw wrongPassword("currentPassword");
  }
  await context.limiter.take("passwordChangePerAccountDay", caller.accountId);
  // Hashes before locking, so that the row isn't locked for those 30 ms.
  const passwordHash = await context.hasher.hash(password, { ...caller.client, known: true });
  await inTransaction(context.database, async (trx) => {
    const locked = await lockAccount(trx, caller.accountId);
    // Another change or a reset came first: what was proved is no longer the password.
    if (locked?.passwordHash !== account.passwordHash) throw wrongPassword("currentPassword");
    await setPassword(trx, account.id, passwordHash);
    const ended = await endSessionsOf(trx, account.id, "password", tokenHash(caller.token));
    const { id: accountId, email: address, name } = account;
    await enqueueMail(
      { db: trx, secrets: context.secrets },
      "password-changed",
      { accountId, address, name, cause: randomUUID() },
      { name, at: new Date().toISOString(), resetLink: `${context.baseUrl}/forgot-password`, keptSession: true },
    );
    context.log.info({ account: accountId, ended }, "password changed");
  });
}

/** Returns whether the account has just changed its password to this one. */
async function isRepetition(
  { database, hasher }: AccountContext,
  { client }: SignedInCaller,
  { id, passwordHash }: AccountRow,
  password: string,
): Promise<boolean> {
  if (!(await passwordChangedWithin(database.db, id, REPEAT_S))) return false;
  return await hasher.matches(password, passwordHash, { ...client, known: true, account: id });
}
