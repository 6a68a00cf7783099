import type { AccountContext, Client } from "#accounts/accounts.ts";
import { UNKNOWN_NOTICE } from "#contract/values/moderation/notice.ts";
import { noticeById } from "#store/moderation/notices.ts";
import { mayAppeal } from "./may-appeal.ts";
import { noticeOfToken } from "./notice-link.ts";
import { takeAppeal } from "./take-appeal.ts";

/** The person who filed a notice appeals the decision about it. Throws ModerationError once it can no longer be appealed. */
export async function appealNotice(
  context: AccountContext,
  token: string,
  words: string,
  { network }: Client,
): Promise<void> {
  const id = noticeOfToken(context.secrets, token);
  const appeal = { words, network };
  await takeAppeal(
    context,
    appeal,
    async (trx) => {
      const notice = id === null ? null : await noticeById(trx, id);
      return notice && { caseId: notice.caseId, mayAppeal: mayAppeal(notice, new Date()) };
    },
    UNKNOWN_NOTICE,
  );
}
