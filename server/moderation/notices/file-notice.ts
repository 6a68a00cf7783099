import { withinMailLimit } from "#accounts/account-mail.ts";
import type { AccountContext, Client } from "#accounts/accounts.ts";
import { emailKey } from "#accounts/email-key.ts";
import type { NoticeCategory, NoticeSubject } from "#contract/values/moderation/notice.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { noteVoice } from "#moderation/desk/note-voice.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { ModerationError } from "#moderation/moderation-error.ts";
import { findSubject, insertNotice, openCase } from "#store/moderation/notices.ts";
import { noticeLink, noticeToken } from "./notice-link.ts";
import { noticeNumber } from "./notice-number.ts";

export interface NewNotice {
  about: { kind: NoticeSubject; id: string };
  category: NoticeCategory;
  words: string;
  email?: string | undefined;
}

/**
 * Files a notice, mails its number to the address if there is one, and returns the number and the secret of its page. Repeating the same
 * notice adds nothing. Throws ModerationError if what it is about doesn't exist.
 */
export async function fileNotice(
  context: AccountContext,
  { about, category, words, email }: NewNotice,
  { network }: Client,
): Promise<{ number: string; token: string }> {
  await context.limiter.take("noticePerNetwork", network);
  const { secrets, database } = context;
  const subject = await findSubject(database.db, about);
  if (subject === null) throw new ModerationError("not-found", "What this notice is about doesn’t exist.", "about");
  const content = JSON.stringify([network, words, email === undefined ? null : emailKey(email)]);
  const id = await inTransaction(database, async (trx) => {
    const caseId = await openCase(trx, { ...subject, category });
    const noticeId = await insertNotice(trx, {
      caseId,
      words,
      encryptedAddress: email === undefined ? null : secrets.encrypt(email),
      networkHash: secrets.personalHash(`report:${network}`),
      contentHash: secrets.personalHash(`notice-content:${content}`),
    });
    await noteVoice(trx, caseId);
    return noticeId;
  });
  const number = noticeNumber(id);
  if (email !== undefined) await mailNumber(context, { id, number, email });
  return { number, token: noticeToken(secrets, id) };
}

async function mailNumber(
  context: AccountContext,
  { id, number, email }: { id: string; number: string; email: string },
): Promise<void> {
  const { secrets, database } = context;
  const recipient = { accountId: null, address: email, name: "", cause: `notice ${id}` };
  await withinMailLimit(context, "notice-received", emailKey(email), async (mayMail) => {
    if (!mayMail) return false;
    return await inTransaction(database, (trx) =>
      enqueueMail({ db: trx, secrets }, "notice-received", recipient, { number, link: noticeLink(context, id) }),
    );
  });
}
