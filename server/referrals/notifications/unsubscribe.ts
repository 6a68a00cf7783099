import { ReferralError } from "#referrals/referral-error.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { setMailChoice } from "#store/referrals/events.ts";
import { unsubscribeAccount } from "./mail-links.ts";

/** Turns the emails about referrals off with one click in a mail program. */
export async function unsubscribe(context: ReferralContext, token: string): Promise<void> {
  const accountId = unsubscribeAccount(context, token);
  if (accountId === null)
    throw new ReferralError("not-found", "This link isn't valid. Open the settings of Referrals instead.");
  await setMailChoice(context.database.db, accountId, "off");
}
