import { OUTCOME_CHANGES_MAX, type Outcome } from "#contract/values/referral.ts";
import { ReferralError } from "#referrals/referral-error.ts";
import { earnCredit, mayEarnCredits } from "#store/referrals/credits.ts";
import { eventsOf } from "#store/referrals/events.ts";
import { setOutcome } from "#store/referrals/requests.ts";
import {
  notNow,
  type ReferralContext,
  referrerOf,
  type RequestContext,
  requireSeeker,
  withRequest,
} from "./request-context.ts";
import { recordEvent } from "./transitions.ts";

/** The seeker reports the outcome of a confirmed referral. The first real outcome returns a credit, once with each referrer. */
export async function reportOutcome(
  context: ReferralContext,
  accountId: string,
  requestId: string,
  outcome: Outcome,
): Promise<void> {
  await withRequest(context, requestId, async (current) => {
    requireSeeker(current, accountId);
    await recordOutcome(current, outcome);
  });
}

export async function recordOutcome(current: RequestContext, outcome: Outcome): Promise<void> {
  const { trx, request } = current;
  if (request.state !== "confirmed" || request.seekerId === null) throw notNow(request);
  if (request.outcome === outcome) return;
  const answers = (await eventsOf(trx, [request.id])).filter((event) => event.kind === "outcome").length;
  if (answers > OUTCOME_CHANGES_MAX)
    throw new ReferralError("not-now", "You’ve changed your answer twice. If it’s wrong, contact us.");
  await setOutcome(trx, request.id, outcome);
  if (outcome === "waiting") return;
  await recordEvent(current, {
    kind: "outcome",
    actor: "seeker",
    detail: outcome,
    recipients: [{ role: "referrer", accountId: (await referrerOf(current))?.accountId ?? null }],
  });
  if (await mayEarnCredits(trx, request.id)) await earnCredit(trx, request.seekerId, `outcome:${request.id}`);
}
