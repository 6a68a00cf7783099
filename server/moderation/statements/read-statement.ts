import type { AccountContext } from "#accounts/accounts.ts";
import type { Statement } from "#contract/schemas/moderation/statement.ts";
import { correctionWords } from "#contract/values/moderation/correction.ts";
import { namedWords } from "#contract/values/moderation/named-target.ts";
import { UNKNOWN_STATEMENT } from "#contract/values/moderation/notice.ts";
import { ModerationError } from "#moderation/moderation-error.ts";
import { reasonsById } from "#store/moderation/statements-of-reasons.ts";
import { mayContest } from "./may-contest.ts";
import { statementOfToken } from "./statement-link.ts";

/** Returns a statement of reasons, for the person who has the secret of its page. Throws ModerationError for one that we didn't make. */
export async function readStatement(
  { database, secrets }: Pick<AccountContext, "database" | "secrets">,
  token: string,
): Promise<Statement> {
  const id = statementOfToken(secrets, token);
  const row = id === null ? null : await reasonsById(database.db, id);
  if (row === null) throw new ModerationError("not-found", UNKNOWN_STATEMENT);
  const {
    about,
    kind,
    action,
    ground,
    words,
    createdAt,
    endsAt,
    correction,
    targetKind,
    targetId,
    isLast,
    appealedAt,
  } = row;
  return {
    about,
    action,
    ground,
    words,
    at: createdAt.toISOString(),
    isAutomatic: kind === "hold" || kind === "release",
    endsAt: endsAt?.toISOString() ?? null,
    correction: correction && correctionWords(correction),
    named: namedWords(targetKind, targetId),
    state: !isLast ? "replaced" : appealedAt === null ? "stands" : "appealed",
    mayAppeal: mayContest(row, new Date()),
  };
}
