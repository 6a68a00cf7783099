import type { AccountContext } from "#accounts/accounts.ts";
import type { NoticeStatus } from "#contract/schemas/moderation/notice.ts";
import { UNKNOWN_NOTICE } from "#contract/values/moderation/notice.ts";
import { ModerationError } from "#moderation/moderation-error.ts";
import { noticeById, type NoticeRow } from "#store/moderation/notices.ts";
import { mayAppeal } from "./may-appeal.ts";
import { noticeOfToken } from "./notice-link.ts";
import { noticeNumber } from "./notice-number.ts";

/** Returns where a notice stands, for the person who has the secret of its page. Throws ModerationError for one that we didn't make. */
export async function noticeStatus(
  { database, secrets }: Pick<AccountContext, "database" | "secrets">,
  token: string,
): Promise<NoticeStatus> {
  const id = noticeOfToken(secrets, token);
  const notice = id === null ? null : await noticeById(database.db, id);
  if (notice === null) throw new ModerationError("not-found", UNKNOWN_NOTICE);
  return {
    number: noticeNumber(notice.id),
    about: { kind: notice.subjectKind, title: notice.subjectTitle, path: notice.path },
    category: notice.category,
    words: notice.words,
    sentAt: notice.createdAt.toISOString(),
    mailed: notice.mailed,
    state: notice.decidedAt === null ? "waiting" : notice.appealedAt === null ? "decided" : "appealed",
    decision: decisionOf(notice),
    mayAppeal: mayAppeal(notice, new Date()),
  };
}

function decisionOf({ action, ground, reason, reasonAt }: NoticeRow): NoticeStatus["decision"] {
  if (action === null || ground === null || reason === null || reasonAt === null) return null;
  return { action, ground, words: reason, at: reasonAt.toISOString() };
}
