import type { Database } from "#postgres/database.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { deleteUnchangedApplications, lockDesk } from "#store/desk/applications.ts";

/** Deletes imported applications for good, except those that the person has worked on since. Safe to repeat. Returns how many. */
export async function undoImport(
  database: Pick<Database, "db">,
  accountId: string,
  ids: readonly string[],
): Promise<number> {
  return await inTransaction(database, async (trx) => {
    await lockDesk(trx, accountId);
    return await deleteUnchangedApplications(trx, accountId, ids);
  });
}
