import type { AccountContext, Client } from "#accounts/accounts.ts";
import { UNKNOWN_NOTICE } from "#contract/values/moderation/notice.ts";
import { ModerationError } from "#moderation/moderation-error.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { lockCase } from "#store/moderation/cases.ts";
import { insertEvent } from "#store/moderation/events.ts";
import { noticeById } from "#store/moderation/notices.ts";
import { mayAppeal } from "./may-appeal.ts";
import { noticeOfToken } from "./notice-link.ts";

/** The person who filed a notice appeals the decision about it. Throws ModerationError once it can no longer be appealed. */
export async function appealNotice(
  { database, secrets, limiter }: AccountContext,
  token: string,
  words: string,
  { network }: Client,
): Promise<void> {
  await limiter.take("noticePerNetwork", network);
  const id = noticeOfToken(secrets, token);
  await inTransaction(database, async (trx) => {
    const known = id === null ? null : await noticeById(trx, id);
    if (known === null) throw new ModerationError("not-found", UNKNOWN_NOTICE);
    await lockCase(trx, known.caseId);
    const notice = (await noticeById(trx, known.id))!;
    if (!mayAppeal(notice, new Date()))
      throw new ModerationError(
        "not-now",
        "This decision can’t be appealed: it’s final, too old, or an appeal waits already.",
      );
    const { caseId } = notice;
    await insertEvent(trx, {
      caseId,
      kind: "appeal",
      action: null,
      ground: null,
      words,
      target: null,
      operatorId: null,
    });
  });
}
