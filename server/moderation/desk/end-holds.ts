import type { Database } from "#postgres/database.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { lockCase } from "#store/moderation/cases.ts";
import { insertEvent } from "#store/moderation/events.ts";
import { isHeld, overHolds } from "#store/moderation/voices.ts";

const HOLDS_AT_A_TIME = 100;
const RELEASE_WORDS = "A day is over and nobody has decided. The job is listed again until somebody does.";

/** Ends the holds that nobody has decided about in time, with a line in the log. Returns how many. */
export async function endHolds(database: Database): Promise<number> {
  const over = await overHolds(database.db, HOLDS_AT_A_TIME);
  for (const { caseId, jobId } of over)
    await inTransaction(database, async (trx) => {
      await lockCase(trx, caseId);
      if (!(await isHeld(trx, caseId))) return;
      const target = { kind: "job", id: jobId } as const;
      const rest = { ground: "fraud", words: RELEASE_WORDS, target, operatorId: null } as const;
      await insertEvent(trx, { caseId, kind: "release", action: "release-job", ...rest });
    });
  return over.length;
}
