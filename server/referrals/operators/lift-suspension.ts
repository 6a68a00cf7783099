import { mailboxHashes } from "#accounts/email-key.ts";
import type { Transaction } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { ReferralError } from "#referrals/referral-error.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { insertDecidedCase, personSubjectOf } from "#store/moderation/cases.ts";
import { insertEvent } from "#store/moderation/events.ts";
import { deleteSuspension } from "#store/referrals/operators.ts";
import { namedAccounts } from "#store/referrals/requests.ts";
import { forgetSuspension } from "#store/referrals/suspended-addresses.ts";
import { insertAudit, type Operator } from "#store/referrals/safety.ts";
import { refuseParty } from "./refuse-party.ts";

const LIFTED = "A suspension from referrals was lifted";

/**
 * An operator lets a suspended person back in, which is a line of the log of decisions, and the person gets it by mail within a minute. To refer
 * again, they verify their work address again. An appeal against the suspension still waits for another operator.
 */
export async function liftSuspension(
  context: ReferralContext,
  operator: Operator,
  suspensionId: string,
  reason: string,
): Promise<void> {
  await inTransaction(context.database, async (trx) => {
    const person = await endSuspension(context, trx, suspensionId);
    if (person === null) throw new ReferralError("not-found", "There is no such suspension.");
    refuseParty(operator, [person]);
    await insertEvent(trx, {
      caseId: await insertDecidedCase(trx, personSubjectOf(person), LIFTED),
      kind: "decision",
      action: "lift-referral-suspension",
      ground: "no-breach",
      words: reason,
      target: { kind: "person", id: person },
      operatorId: operator.accountId,
    });
    await insertAudit(trx, { operator, action: "suspension lifted", requestId: null, detail: reason });
  });
}

/** Ends a suspension for good: its address and work mailbox count as never suspended. Returns its account, or null if it is over. */
export async function endSuspension(
  { secrets }: Pick<ReferralContext, "secrets">,
  trx: Transaction,
  suspensionId: string | null,
): Promise<string | null> {
  const person = suspensionId === null ? null : await deleteSuspension(trx, suspensionId);
  const account = person === null ? undefined : (await namedAccounts(trx, [person])).get(person);
  if (account) await forgetSuspension(trx, account.id, mailboxHashes(secrets, account.email));
  return person;
}
