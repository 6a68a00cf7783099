import { enqueueMail } from "#mail/enqueue-mail.ts";
import type { Transaction } from "#postgres/connection.ts";
import { unsubscribeLink } from "#referrals/notifications/mail-links.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import type { DomainCompany } from "#store/referrals/domains/company-domains.ts";
import { returnAccepted } from "#store/referrals/erasure.ts";
import { endReferrer } from "#store/referrals/referrers.ts";
import { namedAccounts } from "#store/referrals/requests.ts";

/** Ends referrers at once, together with their domain, as the decision says. Requests they had accepted go to other referrers. */
export async function endReferrers(trx: Transaction, accountIds: readonly string[], eventId: string): Promise<void> {
  for (const accountId of accountIds) {
    await returnAccepted(trx, accountId);
    await endReferrer(trx, accountId, eventId);
  }
}

/** Warns seekers that a referrer who saw their name and contact details didn't prove to work at the company. */
export async function warnSeekers(
  context: Pick<ReferralContext, "secrets" | "baseUrl">,
  trx: Transaction,
  accountIds: readonly string[],
  { company, domain, eventId }: { company: DomainCompany; domain: string; eventId: string },
): Promise<void> {
  for (const [accountId, { name, email }] of await namedAccounts(trx, accountIds)) {
    const recipient = { accountId, address: email, name, cause: `domain withdrawn: ${eventId}` };
    await enqueueMail({ db: trx, secrets: context.secrets }, "referral-update", recipient, {
      name,
      subject: `About your referral to ${company.name}`,
      text: `A referrer who saw your name, email address and links was verified by an address at ${domain}. That domain no longer proves employment at ${company.name}. Don’t send this person anything else, and never pay anybody for a referral.`,
      job: null,
      company: company.name,
      link: `${context.baseUrl}/referrals`,
      unsubscribeLink: unsubscribeLink(context, accountId),
    });
  }
}
