import type { ReferrerSettings } from "#contract/schemas/referral.ts";
import { ReferralError } from "#referrals/referral-error.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { setReferrerSettings } from "#store/referrals/referrers.ts";

/** Changes which requests a referrer gets, and how many a week. */
export async function changeSettings(
  { database: { db } }: ReferralContext,
  accountId: string,
  { displayName, awayUntil, ...settings }: ReferrerSettings,
): Promise<void> {
  const changed = await setReferrerSettings(db, accountId, {
    ...settings,
    displayName: displayName === "" ? null : displayName,
    awayUntil: awayUntil === null ? null : new Date(`${awayUntil}T00:00:00Z`),
  });
  if (!changed) throw new ReferralError("not-a-referrer", "Verify your work address first.");
}
