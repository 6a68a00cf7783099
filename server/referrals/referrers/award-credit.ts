import { ANSWERS_PER_CREDIT } from "#contract/values/referral.ts";
import type { Connection } from "#postgres/connection.ts";
import type { OwnOffer } from "#referrals/requests/own-offer.ts";
import { referrerOf, type RequestContext } from "#referrals/requests/request-context.ts";
import { earnCredit, mayEarnCredits } from "#store/referrals/credits.ts";
import { countAnsweredSeekers } from "#store/referrals/figures.ts";
import { markAnswered } from "#store/referrals/requests.ts";

/** Marks the request as answered. Answers to three different people earn the referrer a credit, whether they accept or decline. */
export async function recordAnswer(trx: Connection, requestId: string, { referrer }: OwnOffer): Promise<void> {
  await markAnswered(trx, requestId);
  const answers = await countAnsweredSeekers(trx, referrer.id);
  if (referrer.accountId === null || answers === 0 || answers % ANSWERS_PER_CREDIT !== 0) return;
  await earnCredit(trx, referrer.accountId, `answers:${referrer.id}:${answers / ANSWERS_PER_CREDIT}`);
}

/** Gives the referrer a credit for the first confirmed referral with this seeker. */
export async function awardConfirmation(current: RequestContext): Promise<void> {
  const referrer = await referrerOf(current);
  if (referrer?.accountId && (await mayEarnCredits(current.trx, current.request.id)))
    await earnCredit(current.trx, referrer.accountId, `confirmed:${current.request.id}`);
}
