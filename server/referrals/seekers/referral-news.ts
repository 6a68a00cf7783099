import type { ReferralNews } from "#contract/schemas/referral.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { askedJobs, countNews } from "#store/referrals/news.ts";

/** Returns how much a person has not seen yet, and where their requests are, by job. */
export async function referralNews(
  { database: { db } }: Pick<ReferralContext, "database">,
  accountId: string,
): Promise<ReferralNews> {
  const [updates, asked] = await Promise.all([countNews(db, accountId), askedJobs(db, accountId)]);
  return { updates, asked: asked.map((each) => ({ ...each, deadline: each.deadline?.toISOString() ?? null })) };
}
