import type { MailChoice } from "#contract/values/referral.ts";
import { setMailChoice } from "#store/referrals/events.ts";
import { setWatch } from "#store/referrals/safety.ts";
import { companyBySlug } from "#store/referrals/referrers.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { unsubscribeAccount } from "#referrals/notifications/mail-links.ts";
import { ReferralError } from "#referrals/referral-error.ts";

/** Begins or ends waiting for the first referrer of a company; gives the company's name. */
export async function watch(
  { database: { db } }: ReferralContext,
  accountId: string,
  wish: { company: string; watch: boolean },
): Promise<string> {
  const company = await companyBySlug(db, wish.company);
  if (!company) throw new ReferralError("not-found", "There is no such company.");
  await setWatch(db, accountId, company.id, wish.watch);
  return company.name;
}

/** How a person is told of their referrals. */
export async function setMail(
  { database: { db } }: ReferralContext,
  accountId: string,
  mail: MailChoice,
): Promise<void> {
  await setMailChoice(db, accountId, mail);
}

/** One click in a mail program ends the mails. */
export async function unsubscribe(context: ReferralContext, token: string): Promise<void> {
  const accountId = unsubscribeAccount(context, token);
  if (accountId === null)
    throw new ReferralError("not-found", "This link is not valid. Open the settings of Referrals instead.");
  await setMailChoice(context.database.db, accountId, "off");
}
