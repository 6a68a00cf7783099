import { recordChanges } from "#store/catalogue/job-changes.ts";
import { closeSample } from "#store/catalogue/sample.ts";
import type { Queryable } from "#postgres/connection.ts";

/** Closes the sample jobs in the transaction that stores the first live ones. */
export async function hideSampleJobs(client: Queryable, now: Date): Promise<void> {
  const closed = await closeSample(client, now);
  await recordChanges(
    client,
    closed.map((jobId) => ({ jobId, kind: "closed" as const })),
  );
}
