import { longDate } from "#contract/values/moderation/long-date.ts";
import type { AccountContext } from "#accounts/accounts.ts";
import { correctionWords } from "#contract/values/moderation/correction.ts";
import { GROUNDS, outcomeForAffected } from "#contract/values/moderation/decision.ts";
import { namedWords } from "#contract/values/moderation/named-target.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import type { Transaction } from "#postgres/connection.ts";
import { takeUnmailedReasons } from "#store/moderation/statements-of-reasons.ts";
import { mayContest } from "./may-contest.ts";
import { statementLink } from "./statement-link.ts";

const MAILS_AT_A_TIME = 200;

/** Mails statements of reasons that haven't been mailed to the people whom a decision affects. Returns how many there were. */
export async function mailStatements(
  context: Pick<AccountContext, "secrets" | "baseUrl">,
  trx: Transaction,
): Promise<number> {
  const taken = await takeUnmailedReasons(trx, MAILS_AT_A_TIME);
  for (const row of taken) {
    const { id, accountId, email, name, about, kind, action, ground, words, endsAt, correction, targetKind, targetId } =
      row;
    const recipient = { accountId, address: email, name, cause: `statement ${id}` };
    await enqueueMail({ db: trx, secrets: context.secrets }, "statement-of-reasons", recipient, {
      name,
      about,
      outcome: [outcomeForAffected(action), correction && correctionWords(correction), namedWords(targetKind, targetId)]
        .filter((part) => part !== null)
        .join(" "),
      ground: GROUNDS[ground],
      words,
      endsOn: endsAt && longDate(endsAt),
      isAutomatic: kind === "hold" || kind === "release",
      mayAppeal: mayContest(row, new Date()),
      link: statementLink(context, id),
    });
  }
  return taken.length;
}
