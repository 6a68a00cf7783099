import type { DeskSource, SourceSwitchRequest } from "#contract/schemas/moderation/sources.ts";
import { ModerationError } from "#moderation/moderation-error.ts";
import type { Database } from "#postgres/database.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { switchableSources, switchSource } from "#store/operations/source-switches.ts";

/** Returns every source with boards, how it does, and who paused or resumed it last. */
export async function deskSources({ db }: Pick<Database, "db">): Promise<DeskSource[]> {
  return (await switchableSources(db)).map(({ fellAt, reason, operator, switchedAt, ...source }) => ({
    ...source,
    fellAt: fellAt?.toISOString() ?? null,
    switched: switchedAt === null || reason === null ? null : { at: switchedAt.toISOString(), reason, operator },
  }));
}

/** Pauses or resumes a source. What it listed stays; its boards are read again from where they were. */
export async function setSource(
  database: Database,
  operatorId: string,
  source: string,
  wish: SourceSwitchRequest,
): Promise<void> {
  const isChanged = await inTransaction(database, (trx) => switchSource(trx, { source, ...wish, operatorId }));
  if (!isChanged) throw new ModerationError("not-now", "There is no such source, or somebody has just done that.");
}
