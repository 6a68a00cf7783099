import type { Connection } from "#postgres/connection.ts";
import { RESEND_COOLDOWN_S } from "#contract/schemas/auth.ts";
import type { MessageData, MessageName } from "#mail/messages.ts";
import { insertToken } from "#store/accounts/account-tokens.ts";
import type { AccountRow } from "#store/accounts/accounts.ts";
import { enqueueMail } from "#store/operations/outbox.ts";
import type { AccountContext } from "./accounts.ts";
import {
  newResetToken,
  newVerifyToken,
  passwordFingerprint,
  RESET_LIFE_S,
  tokenHash,
  VERIFY_LIFE_S,
} from "./tokens.ts";

/** Writes a mail to the account's owner beside its cause. Repeating a cause writes nothing; false then. */
async function writeMail<Name extends MessageName>(
  context: AccountContext,
  db: Connection,
  account: Pick<AccountRow, "id" | "email" | "name">,
  message: Name,
  cause: string,
  data: MessageData[Name],
): Promise<boolean> {
  return await enqueueMail(db, {
    accountId: account.id,
    message,
    causeKey: `${message}:${account.id}:${cause}`,
    toAddress: account.email,
    toName: account.name,
    sealed: context.secrets.seal(JSON.stringify(data)),
  });
}

/**
 * The window of time a repeated request falls into: within one, a person gets one mail. Windows are counted from the account's beginning, so that
 * what is repeated at once after it meets no edge between two.
 */
function cooldownWindow(account: Pick<AccountRow, "createdAt">, now: Date): string {
  const ageS = Math.max(0, now.getTime() - account.createdAt.getTime()) / 1000;
  return String(Math.floor(ageS / RESEND_COOLDOWN_S));
}

/** A new verification link by mail, at most one per cooldown window. */
export async function mailVerification(
  context: AccountContext,
  db: Connection,
  account: AccountRow,
  now: Date,
): Promise<void> {
  const { token, id } = await newVerifyToken(context.secrets, account.email, now);
  const written = await writeMail(context, db, account, "verify-email", cooldownWindow(account, now), {
    name: account.name,
    link: `${context.baseUrl}/verify-email/${token}`,
  });
  if (!written) return;
  await insertToken(
    db,
    {
      accountId: account.id,
      purpose: "verify",
      tokenHash: tokenHash(id),
      emailKey: account.emailKey,
      passwordFingerprint: passwordFingerprint(account.passwordHash),
    },
    VERIFY_LIFE_S,
  );
}

/** Tells the owner of a verified address that somebody tried to register it. */
export async function mailAlreadyRegistered(
  context: AccountContext,
  db: Connection,
  account: AccountRow,
  now: Date,
): Promise<void> {
  await writeMail(context, db, account, "already-registered", cooldownWindow(account, now), {
    name: account.name,
    loginLink: `${context.baseUrl}/login`,
    resetLink: `${context.baseUrl}/forgot-password`,
  });
}

/** A new reset link by mail, at most one per cooldown window. */
export async function mailReset(
  context: AccountContext,
  db: Connection,
  account: AccountRow,
  now: Date,
): Promise<void> {
  const token = newResetToken();
  const written = await writeMail(context, db, account, "reset-password", cooldownWindow(account, now), {
    name: account.name,
    link: `${context.baseUrl}/reset-password/${token}`,
    minutes: RESET_LIFE_S / 60,
  });
  if (!written) return;
  await insertToken(
    db,
    {
      accountId: account.id,
      purpose: "reset",
      tokenHash: tokenHash(token),
      emailKey: account.emailKey,
      passwordFingerprint: passwordFingerprint(account.passwordHash),
    },
    RESET_LIFE_S,
  );
}

/** The notice after a reset; one per used token. */
export async function mailPasswordChanged(
  context: AccountContext,
  db: Connection,
  account: AccountRow,
  tokenId: string,
  now: Date,
): Promise<void> {
  await writeMail(context, db, account, "password-changed", tokenId, {
    name: account.name,
    at: now.toISOString(),
    resetLink: `${context.baseUrl}/forgot-password`,
  });
}
