import { randomUUID } from "node:crypto";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import type { Transaction } from "#postgres/connection.ts";
import { unsubscribeLink } from "#referrals/notifications/mail-links.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { namedAccounts } from "#store/referrals/requests.ts";
import { takeWatchers } from "#store/referrals/safety.ts";

/** Mails everybody who watches the company, except the new referrer, and ends their watches. */
export async function notifyWatchers(
  context: ReferralContext,
  trx: Transaction,
  company: { id: string; name: string; slug: string },
  newReferrer: string,
): Promise<void> {
  const watchers = await namedAccounts(trx, await takeWatchers(trx, company.id, newReferrer));
  for (const { id: accountId, email: address, name } of watchers.values()) {
    const recipient = { accountId, address, name, cause: `watch ${company.id}: ${randomUUID()}` };
    await enqueueMail({ db: trx, secrets: context.secrets }, "referral-update", recipient, {
      name,
      subject: `You can now ask for a referral to ${company.name}`,
      text: "A referrer has joined. Ask for a referral from any of the company’s jobs.",
      job: null,
      company: company.name,
      action: { label: `See the jobs at ${company.name}`, note: "On a job’s page, choose Request Referral." },
      link: `${context.baseUrl}/jobs?company=${encodeURIComponent(company.slug)}`,
      unsubscribeLink: unsubscribeLink(context, accountId),
    });
  }
}
