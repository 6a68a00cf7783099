import { mailStatements } from "#moderation/statements/mail-statements.ts";
import { inTransaction } from "#postgres/transaction.ts";
import type { ReferralTestbed } from "./referral-testbed.ts";

/** Mails the reasons of decisions, as the task does every minute. */
export async function mailReasons({ database, context }: Pick<ReferralTestbed, "database" | "context">): Promise<void> {
  await inTransaction(database, (trx) => mailStatements(context, trx));
}
