import { mailboxHashes } from "#accounts/email-key.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { ReferralError } from "#referrals/referral-error.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { deleteSuspension } from "#store/referrals/operators.ts";
import { namedAccounts } from "#store/referrals/requests.ts";
import { forgetSuspension } from "#store/referrals/suspended-addresses.ts";
import { insertAudit, type Operator } from "#store/referrals/safety.ts";

/** An operator lets a suspended person back in. To refer again, they verify their work address again. */
export async function liftSuspension(
  context: ReferralContext,
  operator: Operator,
  suspensionId: string,
  reason: string,
): Promise<void> {
  await inTransaction(context.database, async (trx) => {
    const person = await deleteSuspension(trx, suspensionId);
    if (person === null) throw new ReferralError("not-found", "There is no such suspension.");
    const account = (await namedAccounts(trx, [person])).get(person);
    if (account) await forgetSuspension(trx, person, mailboxHashes(context.secrets, account.email));
    await insertAudit(trx, { operator, action: "suspension lifted", requestId: null, detail: reason });
  });
}
