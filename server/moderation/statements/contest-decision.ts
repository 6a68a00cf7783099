import type { AccountContext, Client } from "#accounts/accounts.ts";
import { UNKNOWN_STATEMENT } from "#contract/values/moderation/notice.ts";
import { takeAppeal } from "#moderation/notices/take-appeal.ts";
import { reasonsById } from "#store/moderation/statements-of-reasons.ts";
import { mayContest } from "./may-contest.ts";
import { statementOfToken } from "./statement-link.ts";

/** Somebody whom a decision affects appeals it. Throws ModerationError once it can no longer be appealed. */
export async function contestDecision(
  context: AccountContext,
  token: string,
  words: string,
  { network }: Client,
): Promise<void> {
  const id = statementOfToken(context.secrets, token);
  const find: Parameters<typeof takeAppeal>[2] = async (trx) => {
    const row = id === null ? null : await reasonsById(trx, id);
    return row === null ? null : { caseId: row.caseId, mayAppeal: mayContest(row, new Date()) };
  };
  await takeAppeal(context, { words, network }, find, UNKNOWN_STATEMENT);
}
