import { ReferralError } from "#referrals/referral-error.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { companyBySlug } from "#store/referrals/referrers.ts";
import { setWatch } from "#store/referrals/safety.ts";

/** Turns the notification about a company's next referrer on or off. Returns the company's name. */
export async function watchCompany(
  { database: { db } }: ReferralContext,
  accountId: string,
  { company: slug, watch }: { company: string; watch: boolean },
): Promise<string> {
  const company = await companyBySlug(db, slug);
  if (!company) throw new ReferralError("not-found", "There is no such company.");
  await setWatch(db, accountId, company.id, watch);
  return company.name;
}
