import type { Outcome } from "#contract/values/referral.ts";
import { outcomeRequest } from "#referrals/notifications/mail-links.ts";
import { ReferralError } from "#referrals/referral-error.ts";
import { recordOutcome } from "./report-outcome.ts";
import { type ReferralContext, withRequest } from "./request-context.ts";

/** Reports an outcome by the link of an email. The link replaces the session of the seeker. */
export async function reportOutcomeByLink(context: ReferralContext, token: string, outcome: Outcome): Promise<void> {
  const requestId = outcomeRequest(context, token);
  if (requestId === null)
    throw new ReferralError("not-found", "This link isn't valid. Open Referrals and answer there.");
  await withRequest(context, requestId, (current) => recordOutcome(current, outcome));
}
