import type { AccountContext, Client } from "#accounts/accounts.ts";
import { CLOSED_APPEAL, ModerationError } from "#moderation/moderation-error.ts";
import type { Transaction } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { lockCase } from "#store/moderation/cases.ts";
import { insertAppeal } from "#store/moderation/events.ts";

/** What somebody with a secret link can appeal, if they still can. */
export interface Appealable {
  caseId: string;
  mayAppeal: boolean;
}

/** Adds an appeal to the log. `find` reads what the link is about. Throws ModerationError for an unknown one, or if it can't be appealed. */
export async function takeAppeal(
  { database, limiter }: Pick<AccountContext, "database" | "limiter">,
  { words, network }: { words: string } & Pick<Client, "network">,
  find: (trx: Transaction) => Promise<Appealable | null>,
  unknown: string,
): Promise<void> {
  await limiter.take("noticePerNetwork", network);
  await inTransaction(database, async (trx) => {
    const known = await find(trx);
    if (known === null) throw new ModerationError("not-found", unknown);
    await lockCase(trx, known.caseId);
    // Somebody may have decided or appealed in between.
    if (!(await find(trx))?.mayAppeal) throw new ModerationError("not-now", CLOSED_APPEAL);
    await insertAppeal(trx, known.caseId, words);
  });
}
