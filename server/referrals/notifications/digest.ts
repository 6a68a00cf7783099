import { inTransaction } from "#postgres/transaction.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { digestsDue, takeDigest } from "#store/referrals/events.ts";
import { databaseNow, namedAccounts } from "#store/referrals/requests.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { unsubscribeLink } from "./mail-links.ts";
import { noticeText } from "./notification-texts.ts";

/** Sends the daily digests: one mail with everything since the last, to everybody who chose them. */
export async function sendDigests(context: ReferralContext): Promise<void> {
  for (const accountId of await digestsDue(context.database.db)) {
    await inTransaction(context.database, async (trx) => {
      const lines = await takeDigest(trx, accountId);
      const person = (await namedAccounts(trx, [accountId])).get(accountId);
      if (!person || lines.length === 0) return;
      const recipient = {
        accountId,
        address: person.email,
        name: person.name,
        cause: (await databaseNow(trx)).toISOString(),
      };
      await enqueueMail({ db: trx, secrets: context.secrets }, "referral-digest", recipient, {
        name: person.name,
        lines: lines.map((line) => ({
          about: `${line.jobTitle} at ${line.companyName}`,
          text: noticeText({
            kind: line.kind,
            detail: line.detail,
            role: line.role,
            job: line.jobTitle,
            company: line.companyName,
          }),
        })),
        link: `${context.baseUrl}/referrals`,
        unsubscribeLink: unsubscribeLink(context, accountId),
      });
    });
  }
}
