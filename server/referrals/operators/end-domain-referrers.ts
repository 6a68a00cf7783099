import { enqueueMail } from "#mail/enqueue-mail.ts";
import type { Transaction } from "#postgres/connection.ts";
import { unsubscribeLink } from "#referrals/notifications/mail-links.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import type { DomainCompany } from "#store/referrals/domains/company-domains.ts";
import { returnAccepted } from "#store/referrals/erasure.ts";
import { endReferrer } from "#store/referrals/referrers.ts";
import { namedAccounts } from "#store/referrals/requests.ts";

/** Ends referrers at once. Requests they had accepted go to other referrers. */
export async function endReferrers(trx: Transaction, accountIds: readonly string[]): Promise<void> {
  for (const accountId of accountIds) {
    await returnAccepted(trx, accountId);
    await endReferrer(trx, accountId);
  }
}

/** Mails people that a domain no longer proves employment at a company. */
export async function mailAboutDomain(
  context: ReferralContext,
  trx: Transaction,
  accountIds: readonly string[],
  { company, subject, text }: { company: DomainCompany; subject: string; text: string },
): Promise<void> {
  for (const [accountId, { name, email }] of await namedAccounts(trx, accountIds)) {
    const recipient = {
      accountId,
      address: email,
      name,
      cause: `domain withdrawn: ${company.id} ${Date.now()} ${subject}`,
    };
    await enqueueMail({ db: trx, secrets: context.secrets }, "referral-update", recipient, {
      name,
      subject,
      text,
      job: null,
      company: company.name,
      link: `${context.baseUrl}/referrals`,
      unsubscribeLink: unsubscribeLink(context, accountId),
    });
  }
}
