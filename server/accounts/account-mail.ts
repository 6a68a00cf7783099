import { RESEND_COOLDOWN_S } from "#contract/schemas/auth.ts";
import { enqueueMail, type Recipient } from "#mail/enqueue-mail.ts";
import type { MessageName } from "#mail/messages.ts";
import { insertToken } from "#store/accounts/account-tokens.ts";
import type { AccountRow } from "#store/accounts/accounts.ts";
import type { Connection } from "#postgres/connection.ts";
import type { AccountContext } from "./accounts.ts";
import {
  newResetToken,
  newVerifyToken,
  passwordFingerprint,
  RESET_LIFE_S,
  tokenHash,
  VERIFY_LIFE_S,
} from "./tokens.ts";

type Owner = Pick<AccountRow, "id" | "email" | "name" | "emailVerifiedAt">;

/** Returns the owner of the account as the recipient of a mail about `cause`. */
function ownerOf(account: Owner, cause: string): Recipient {
  return { accountId: account.id, address: account.email, name: nameFor(account) ?? "", cause };
}

/** Returns the name for a mail, or null while the address is unverified: anybody may have typed it. */
function nameFor(account: Owner): string | null {
  return account.emailVerifiedAt ? account.name : null;
}

/**
 * Calls `write` with whether the address may get another mail of this kind today. It returns whether it has written one; otherwise nothing
 * counts. Call outside a transaction, because the count must survive a rollback.
 */
export async function withinMailLimit(
  { limiter }: AccountContext,
  kind: MessageName,
  addressee: string,
  write: (allowed: boolean) => Promise<boolean>,
): Promise<void> {
  const subject = `${kind}:${addressee}`;
  const { ok } = await limiter.within("mailPerAddressDay", subject);
  const written = await write(ok);
  if (ok && !written) await limiter.giveBack("mailPerAddressDay", subject);
}

/** What a mail repeats: the request that first caused it, or a person's press of a resend button. */
export type MailCause = "request" | "resend";

/**
 * Returns the cooldown window of a repeated request: a person gets one mail per window and cause. Windows start at account
 * creation, so an immediate retry never straddles two. The first press of a resend button in a window sends a mail even if a registration
 * has just sent one, because the screen says that it did.
 */
function cooldownWindow(account: Pick<AccountRow, "createdAt">, now: Date, cause: MailCause = "request"): string {
  const ageS = Math.max(0, now.getTime() - account.createdAt.getTime()) / 1000;
  const window = String(Math.floor(ageS / RESEND_COOLDOWN_S));
  return cause === "request" ? window : `${cause}:${window}`;
}

/** Mails a link that verifies one registration, at most one per registration, cooldown window and cause. Returns whether it wrote a mail. */
export async function mailVerification(
  context: AccountContext,
  db: Connection,
  account: AccountRow,
  now: Date,
  cause: MailCause = "request",
): Promise<boolean> {
  const { token, id } = await newVerifyToken(context.secrets, account.email, now);
  const fingerprint = passwordFingerprint(account.passwordHash);
  const once = `${cooldownWindow(account, now, cause)}:${fingerprint.toString("hex", 0, 8)}`;
  const written = await enqueueMail({ db, secrets: context.secrets }, "verify-email", ownerOf(account, once), {
    link: `${context.baseUrl}/verify-email/${token}`,
  });
  if (!written) return false;
  const { id: accountId, emailKey, name, email, passwordHash } = account;
  await insertToken(
    db,
    { accountId, purpose: "verify", tokenHash: tokenHash(id), emailKey, passwordFingerprint: fingerprint },
    VERIFY_LIFE_S,
    { name, email, passwordHash },
  );
  return true;
}

/**
 * Mails a link that verifies an address registered with different passwords: its owner chooses the password, at most one mail per
 * cooldown window. Returns whether it wrote a mail.
 */
export async function mailPasswordChoice(
  context: AccountContext,
  db: Connection,
  account: AccountRow,
  now: Date,
  cause: MailCause = "request",
): Promise<boolean> {
  const token = newResetToken();
  const written = await enqueueMail(
    { db, secrets: context.secrets },
    "verify-email",
    ownerOf(account, cooldownWindow(account, now, cause)),
    {
      link: `${context.baseUrl}/reset-password/${token}`,
      choosePasswordMinutes: RESET_LIFE_S / 60,
    },
  );
  if (written) await insertResetToken(db, account, token);
  return written;
}

/** Notifies the owner of a verified address that somebody tried to register it. Returns whether it wrote a mail. */
export async function mailAlreadyRegistered(
  context: AccountContext,
  db: Connection,
  account: AccountRow,
  now: Date,
): Promise<boolean> {
  return await enqueueMail(
    { db, secrets: context.secrets },
    "already-registered",
    ownerOf(account, cooldownWindow(account, now)),
    {
      name: account.name,
      loginLink: `${context.baseUrl}/login`,
      resetLink: `${context.baseUrl}/forgot-password`,
    },
  );
}

/** Mails a new reset link, at most one per cooldown window. Returns whether it wrote a mail. */
export async function mailReset(
  context: AccountContext,
  db: Connection,
  account: AccountRow,
  now: Date,
): Promise<boolean> {
  const token = newResetToken();
  const written = await enqueueMail(
    { db, secrets: context.secrets },
    "reset-password",
    ownerOf(account, cooldownWindow(account, now)),
    {
      name: nameFor(account),
      link: `${context.baseUrl}/reset-password/${token}`,
      minutes: RESET_LIFE_S / 60,
    },
  );
  if (written) await insertResetToken(db, account, token);
  return written;
}

async function insertResetToken(db: Connection, account: AccountRow, token: string): Promise<void> {
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

/** Notifies the owner after a reset, once per used token. */
export async function mailPasswordChanged(
  context: AccountContext,
  db: Connection,
  account: AccountRow,
  tokenId: string,
  now: Date,
): Promise<void> {
  await enqueueMail({ db, secrets: context.secrets }, "password-changed", ownerOf(account, tokenId), {
    name: nameFor(account),
    at: now.toISOString(),
    resetLink: `${context.baseUrl}/forgot-password`,
  });
}
