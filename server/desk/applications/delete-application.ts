import { notOnDesk } from "#desk/applications/read-applications.ts";
import type { Database } from "#postgres/database.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { deleteApplication as deleteRows, lockDesk } from "#store/desk/applications.ts";

/** Deletes an application for good: events, files and reminders. A late copy from another device doesn't bring it back. */
export async function deleteApplication(database: Pick<Database, "db">, accountId: string, id: string): Promise<void> {
  await inTransaction(database, async (trx) => {
    await lockDesk(trx, accountId);
    if (!(await deleteRows(trx, accountId, id))) throw notOnDesk();
  });
}
