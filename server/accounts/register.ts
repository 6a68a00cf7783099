import { inTransaction } from "#postgres/transaction.ts";
import type { RegisterRequest } from "#contract/schemas/auth.ts";
import {
  accountByEmailKey,
  insertAccount,
  lockAccountByEmailKey,
  replaceUnverified,
} from "#store/accounts/accounts.ts";
import { mailAlreadyRegistered, mailVerification } from "./account-mail.ts";
import type { AccountContext, Client } from "./accounts.ts";
import { emailKey, maskEmail } from "./email-key.ts";
import { refuseGuessablePassword } from "./password-rules.ts";
import { uniformTime } from "./uniform-time.ts";

/** Version of the terms that the register form asks people to agree to: their date. */
export const TERMS_VERSION = "2025-05-01";
/** Above two argon2 hashes that wait their turn, and the writes, on a busy machine. */
const FLOOR_MS = 600;

/**
 * Registers an address. The answer and the work are the same whether it is new, waiting for verification or taken:
 * a new or waiting one gets a verification link, the owner of a taken one a notice. A second registration before
 * verification replaces name and password, and thereby ends the links mailed for the first: whoever opens a link gets
 * the account as it was when that link was mailed.
 */
export async function register(context: AccountContext, input: RegisterRequest, client: Client): Promise<void> {
  refuseGuessablePassword(input.password, input);
  await context.limiter.take("registerPerNetwork", client.network);
  await uniformTime(FLOOR_MS, () => registerOrNotify(context, input));
}

async function registerOrNotify(context: AccountContext, input: RegisterRequest): Promise<void> {
  const { db } = context.database;
  const key = emailKey(input.email);
  const known = await accountByEmailKey(db, key);
  const samePassword = await context.hasher.matches(input.password, known?.passwordHash ?? null);
  const passwordHash = await context.hasher.hash(input.password);
  await inTransaction(context.database, async (trx) => {
    const now = new Date();
    const created = await insertAccount(trx, {
      email: input.email,
      emailKey: key,
      name: input.name,
      passwordHash,
      termsVersion: TERMS_VERSION,
    });
    if (created) {
      await mailVerification(context, trx, created, now);
      context.log.info({ account: created.id, email: maskEmail(input.email) }, "account registered");
      return;
    }
    const existing = await lockAccountByEmailKey(trx, key);
    if (!existing) return;
    if (existing.emailVerifiedAt) {
      await mailAlreadyRegistered(context, trx, existing, now);
      return;
    }
    // A repeated request must change nothing, or the link of the first mail would die.
    const unchanged = samePassword && existing.passwordHash === known?.passwordHash;
    const row = {
      email: input.email,
      name: input.name,
      passwordHash: unchanged ? existing.passwordHash : passwordHash,
    };
    await replaceUnverified(trx, existing.id, row);
    await mailVerification(context, trx, { ...existing, ...row }, now);
  });
}
