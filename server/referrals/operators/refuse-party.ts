import { ReferralError } from "#referrals/referral-error.ts";
import type { Operator } from "#store/referrals/safety.ts";

/** Throws ReferralError for an operator who decides about a referral of their own. */
export function refuseParty({ accountId }: Operator, parties: readonly string[]): void {
  if (accountId !== null && parties.includes(accountId))
    throw new ReferralError("not-now", "This is about a referral of yours. Another operator decides it.");
}
