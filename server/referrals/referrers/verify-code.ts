import { CODE_ATTEMPTS, VERIFIED_FOR_DAYS } from "#contract/values/referral.ts";
import type { Transaction } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { ReferralError, suspended } from "#referrals/referral-error.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { returnAccepted } from "#store/referrals/erasure.ts";
import { isSuspended } from "#store/referrals/operators.ts";
import { isMailboxSuspended } from "#store/referrals/suspended-addresses.ts";
import { companyOfDomain } from "#store/referrals/domains/company-of-domain.ts";
import { lockDomain } from "#store/referrals/domains/company-domains.ts";
import { countCodeAttempt, dropCode, lockCode, referrerOfAccount, verifyReferrer } from "#store/referrals/referrers.ts";
import { notifyWatchers } from "./notify-watchers.ts";
import { unprovedDomain } from "./unproved-domain.ts";
import { isWorkCode } from "./work-code.ts";

type Outcome = { company: string } | { refusal: ReferralError };

/** Makes the account a referrer for 180 days if the code is right. Five wrong attempts invalidate the code. */
export async function verifyCode(
  context: ReferralContext,
  accountId: string,
  code: string,
): Promise<{ company: string }> {
  const outcome = await inTransaction(context.database, (trx) => checkCode(context, trx, accountId, code));
  // A wrong attempt counts, so it must commit before it is refused.
  if ("refusal" in outcome) throw outcome.refusal;
  return outcome;
}

async function checkCode(
  context: ReferralContext,
  trx: Transaction,
  accountId: string,
  code: string,
): Promise<Outcome> {
  if (await isSuspended(trx, accountId)) return { refusal: suspended() };
  const row = await lockCode(trx, accountId);
  if (!row?.live || row.attempts >= CODE_ATTEMPTS) return wrongCode("This code has expired.", 0);
  await countCodeAttempt(trx, accountId);
  if (!isWorkCode(context.secrets, accountId, code, row.codeHash))
    return wrongCode("The code isn’t right.", CODE_ATTEMPTS - row.attempts - 1);
  const { companyId, domain, mailboxHash, oldMailboxHash } = row;
  // Only now, because anybody can type an address and only its owner the code.
  if (await isMailboxSuspended(trx, [mailboxHash, ...(oldMailboxHash ? [oldMailboxHash] : [])]))
    return { refusal: suspended() };
  await lockDomain(trx, domain);
  const company = await companyOfDomain(trx, domain);
  if (company?.id !== companyId) {
    await dropCode(trx, accountId);
    return { refusal: unprovedDomain(domain, []) };
  }
  const previous = await referrerOfAccount(trx, accountId);
  if (previous && previous.companyId !== companyId) await returnAccepted(trx, accountId);
  if (!(await verifyReferrer(trx, { accountId, companyId, domain, mailboxHash, oldMailboxHash }, VERIFIED_FOR_DAYS))) {
    const text = "This work address already belongs to another account.";
    return { refusal: new ReferralError("mailbox-taken", text) };
  }
  await dropCode(trx, accountId);
  await notifyWatchers(context, trx, company, accountId);
  return { company: company.name };
}

function wrongCode(problem: string, attemptsLeft: number): Outcome {
  const next =
    attemptsLeft > 0
      ? `${attemptsLeft} ${attemptsLeft === 1 ? "attempt" : "attempts"} left.`
      : "Please request a new one.";
  return { refusal: new ReferralError("wrong-code", `${problem} ${next}`, "code") };
}
