import type { RequestCheckResponse } from "#contract/schemas/referral.ts";
import { notFoundHere } from "#referrals/referral-error.ts";
import { freeCredits, refusalToAsk } from "#referrals/requests/refusal-to-ask.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { jobOverview } from "#referrals/requests/request-view.ts";
import { companyFigures, publicFigures } from "#store/referrals/figures.ts";
import { jobSummary } from "#store/referrals/requests.ts";
import { isWatching } from "#store/referrals/safety.ts";

/** Returns whether this person can ask for a referral to the job now, and the company's figures. */
export async function requestCheck(
  { database: { db } }: ReferralContext,
  accountId: string,
  jobId: string,
): Promise<Omit<RequestCheckResponse, "requirements">> {
  const job = /^\d{1,18}$/.test(jobId) ? await jobSummary(db, jobId) : null;
  if (!job) throw notFoundHere();
  const [refusal, figures, watching, free] = await Promise.all([
    refusalToAsk(db, accountId, jobId),
    companyFigures(db, [job.companySlug]),
    isWatching(db, accountId, job.companyId),
    freeCredits(db, accountId),
  ]);
  return {
    ...jobOverview({ ...job, jobId }),
    figures: publicFigures(
      figures[0] ?? {
        company: job.companySlug,
        referrers: 0,
        freeSlots: 0,
        answered: null,
        answeredRange: null,
        medianHours: null,
        confirmed: 0,
        waiting: null,
      },
    ),
    refusal: refusal && { code: refusal.code, message: refusal.message },
    watching,
    freeCredits: free,
  };
}
