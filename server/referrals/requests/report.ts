import type { ReportReason } from "#contract/values/referral.ts";
import { ReferralError } from "#referrals/referral-error.ts";
import { type OfferRow, offersOf } from "#store/referrals/offers.ts";
import { hasOpenReport, insertReport } from "#store/referrals/safety.ts";
import { leaveOffer } from "./leave-offer.ts";
import { type ReferralContext, type RequestContext, withRequest } from "./request-context.ts";

/**
 * Either side reports the other to the operators, with one open report about a request at a time. A referrer who reports is not asked
 * about this request again.
 */
export async function report(
  context: ReferralContext,
  accountId: string,
  requestId: string,
  { reason, note }: { reason: ReportReason; note: string },
): Promise<void> {
  await withRequest(context, requestId, async (current) => {
    if (await hasOpenReport(current.trx, requestId, accountId))
      throw new ReferralError("already-reported", "You’ve already reported this. We’ll look at it.");
    const fromSeeker = current.request.seekerId === accountId;
    const referrerId = fromSeeker ? await reportedReferrer(current) : null;
    if (!fromSeeker) await leaveOffer(current, accountId);
    await insertReport(current.trx, {
      requestId,
      reporterId: accountId,
      about: fromSeeker ? "referrer" : "seeker",
      referrerId,
      reason,
      note,
    });
  });
}

/** Returns the referrer a seeker can report: the one who holds the request, or else the last one who held it or asked a question. */
async function reportedReferrer({ trx, request }: RequestContext): Promise<string> {
  const met = (await offersOf(trx, [request.id])).filter((each) => each.state === "returned" || each.question !== null);
  const last = met.toSorted((a, b) => lastContact(b) - lastContact(a))[0];
  const referrerId = request.acceptedBy ?? last?.referrerId;
  if (referrerId === undefined)
    throw new ReferralError("not-now", "No referrer has contacted you about this request yet.");
  return referrerId;
}

function lastContact({ answeredAt, questionAt }: OfferRow): number {
  return Math.max(answeredAt?.getTime() ?? 0, questionAt?.getTime() ?? 0);
}
