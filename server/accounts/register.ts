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

/** The date of the terms that people agree to when they register. */
export const TERMS_VERSION = "2025-05-01";
/** Longer than it takes to wait for two argon2 hashes and to write the rows on a busy machine. */
const FLOOR_MS = 600;

/**
 * Registers an address. The response and the work are the same whether the address is new, unverified or taken: a new or
 * unverified address gets a verification link, the owner of a taken one a notice. A second registration before
 * verification replaces name and password and invalidates the links of the first, so that a link only ever verifies
 * the account it was mailed for.
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
    // A repeated request must change nothing, or it would invalidate the link of the first mail.
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
