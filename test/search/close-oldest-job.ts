import type { Database } from "#postgres/database.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import { recordChanges } from "#store/catalogue/job-changes.ts";

/** Closes the oldest open job in a transaction of its own, as a run does. */
export async function closeOldestJob(database: Database): Promise<void> {
  await inBulkTransaction(database, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      "update job set closed_at = now(), closed_reason = 'removed' where id = (select min(id) from job where closed_at is null) returning id",
    );
    await recordChanges(client, [{ jobId: rows[0]!.id, kind: "closed" }]);
  });
}
