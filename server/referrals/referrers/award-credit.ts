import type { Connection } from "#postgres/connection.ts";
import { ANSWERS_PER_CREDIT } from "#contract/values/referral.ts";
import { grantCredits } from "#store/referrals/credits.ts";
import { countAnswers } from "#store/referrals/figures.ts";
import { markAnswered } from "#store/referrals/requests.ts";
import type { MyOffer } from "#referrals/requests/own-offer.ts";

/** An answer counts for the request, and every third one earns the referrer a credit, whatever it said. */
export async function countAnswer(trx: Connection, requestId: string, { referrer }: MyOffer): Promise<void> {
  await markAnswered(trx, requestId);
  const answers = await countAnswers(trx, referrer.id);
  if (referrer.accountId === null || answers % ANSWERS_PER_CREDIT !== 0) return;
  await grantCredits(trx, referrer.accountId, 1, `answers:${referrer.id}:${answers / ANSWERS_PER_CREDIT}`);
}
