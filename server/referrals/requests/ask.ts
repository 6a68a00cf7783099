import type { AskRequest } from "#contract/schemas/referral.ts";
import { FIRST_CREDITS } from "#contract/values/referral.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { cardBySlug } from "#store/referrals/cards.ts";
import { grantCredits, holdCredit, WELCOME } from "#store/referrals/credits.ts";
import { lockSeeker, jobSummary } from "#store/referrals/requests.ts";
import { offerNextRound } from "./offer-round.ts";
import { noCredit, refusalToAsk } from "./refusal-to-ask.ts";
import type { ReferralContext } from "./request-context.ts";
import { openRequest } from "./transitions.ts";

/**
 * Sends a request for a referral: holds one credit and offers the request to the first referrers. Throws the refusal that
 * `requestCheck` would have returned. Returns the id of the request and the number of referrers asked.
 */
export async function askForReferral(
  context: ReferralContext,
  accountId: string,
  input: AskRequest,
): Promise<{ id: string; asked: number }> {
  return await inTransaction(context.database, async (trx) => {
    await lockSeeker(trx, accountId);
    const refusal = await refusalToAsk(trx, accountId, input.jobId);
    if (refusal) throw refusal;
    const { jobId, why, evidence, links, country } = input;
    const job = (await jobSummary(trx, jobId))!;
    const values = {
      seekerId: accountId,
      jobId,
      companyId: job.companyId,
      why,
      evidence,
      links,
      country,
      invited: false,
    };
    const current = await openRequest(context, trx, job, values);
    const card = input.card === undefined ? null : await cardBySlug(trx, input.card);
    const asked = await offerNextRound(current, card?.referrerId);
    // Credits come last, because every action locks referrers before credits.
    await grantCredits(trx, accountId, FIRST_CREDITS, WELCOME);
    if (!(await holdCredit(trx, accountId, current.request.id))) throw noCredit();
    return { id: current.request.id, asked };
  });
}
