import { inTransaction } from "#postgres/transaction.ts";
import type { RegisterRequest } from "#contract/schemas/auth.ts";
import {
  accountByEmailKey,
  insertAccount,
  lockAccountByEmailKey,
  replaceUnverified,
} from "#store/accounts/accounts.ts";
import { restoreSuspension } from "#store/referrals/suspended-addresses.ts";
import { mailAlreadyRegistered, mailVerification, withinMailLimit } from "./account-mail.ts";
import type { AccountContext, Client } from "./accounts.ts";
import { emailKey, mailboxHashes, maskEmail } from "./email-key.ts";
import { refuseGuessablePassword } from "./password-rules.ts";

/** The date of the terms that people agree to when they register. */
export const TERMS_VERSION = "2025-05-01";

/**
 * Registers an address. The response and the work are the same whether the address is new, unverified or taken: a new or
 * unverified address gets a verification link, the owner of a taken one a notice. Each link brings the name and password of its own
 * registration, so that nobody's registration replaces another's.
 */
export async function register(context: AccountContext, input: RegisterRequest, client: Client): Promise<void> {
  await refuseGuessablePassword(input.password, input);
  await context.limiter.take("registerPerNetwork", client.network);
  await context.uniformTimes.register(async () => {
    // The second time finds the account that a parallel registration has created in between.
    if (!(await registerOrNotify(context, input, client))) await registerOrNotify(context, input, client);
  });
}

/** Returns false without a change if the account appeared after its salt was looked up. */
async function registerOrNotify(context: AccountContext, input: RegisterRequest, client: Client): Promise<boolean> {
  const { db } = context.database;
  const key = emailKey(input.email);
  const known = await accountByEmailKey(db, key);
  // With the salt of the earlier registrations, the same password has the same hash.
  const caller = { ...client, known: false, account: known?.id };
  const passwordHash = await context.hasher.hash(input.password, caller, known?.passwordHash);
  const row = { email: input.email, name: input.name, passwordHash };
  let done = false;
  await withinMailLimit(context, known?.emailVerifiedAt ? "already-registered" : "verify-email", key, (mayMail) =>
    inTransaction(context.database, async (trx) => {
      const now = new Date();
      done = true;
      const created = await insertAccount(trx, { ...row, emailKey: key, termsVersion: TERMS_VERSION });
      if (created) {
        await restoreSuspension(trx, created.id, mailboxHashes(context.secrets, input.email));
        context.log.info({ account: created.id, email: maskEmail(input.email) }, "account registered");
        return mayMail && (await mailVerification(context, trx, created, now));
      }
      const existing = await lockAccountByEmailKey(trx, key);
      if (!existing || !known) {
        done = false;
        return false;
      }
      if (existing.emailVerifiedAt) return mayMail && (await mailAlreadyRegistered(context, trx, existing, now));
      const contested = existing.contested || existing.passwordHash !== passwordHash;
      await replaceUnverified(trx, existing.id, { ...row, contested });
      return mayMail && (await mailVerification(context, trx, { ...existing, ...row }, now));
    }),
  );
  return done;
}
