import type { Transaction } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { type DigestLine, digestsDue, heldMailsDue, takeDigest, takeHeldMails } from "#store/referrals/events.ts";
import { databaseNow, namedAccounts } from "#store/referrals/requests.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { unsubscribeLink } from "./mail-links.ts";
import { noticeText } from "./notification-texts.ts";

/**
 * Sends the daily digests, one mail with everything since the last to everybody who chose them, and what threads have written since
 * their last mail to everybody else.
 */
export async function sendDigests(context: ReferralContext): Promise<void> {
  for (const accountId of await digestsDue(context.database.db))
    await sendDigest(context, accountId, "daily", takeDigest);
  for (const accountId of await heldMailsDue(context.database.db))
    await sendDigest(context, accountId, "messages", takeHeldMails);
}

async function sendDigest(
  context: ReferralContext,
  accountId: string,
  reason: "daily" | "messages",
  take: (trx: Transaction, accountId: string) => Promise<DigestLine[]>,
): Promise<void> {
  await inTransaction(context.database, async (trx) => {
    const lines = await take(trx, accountId);
    const person = (await namedAccounts(trx, [accountId])).get(accountId);
    if (!person || lines.length === 0) return;
    const cause = `${reason}:${(await databaseNow(trx)).toISOString()}`;
    const recipient = { accountId, address: person.email, name: person.name, cause };
    await enqueueMail({ db: trx, secrets: context.secrets }, "referral-digest", recipient, {
      name: person.name,
      reason,
      lines: withoutRepeats(lines),
      link: `${context.baseUrl}/referrals`,
      unsubscribeLink: unsubscribeLink(context, accountId),
    });
  });
}

/** Returns each different line once, in the order of its first event, with how often it happened. */
function withoutRepeats(lines: readonly DigestLine[]): { about: string; text: string }[] {
  const times = new Map<string, number>();
  for (const line of lines) {
    const about = `${line.jobTitle} at ${line.companyName}`;
    const text = noticeText({ ...line, job: line.jobTitle, company: line.companyName });
    const key = `${about}\n${text}`;
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return [...times].map(([key, count]) => {
    const [about = "", text = ""] = key.split("\n");
    return { about, text: count === 1 ? text : `${text} (${count} times)` };
  });
}
