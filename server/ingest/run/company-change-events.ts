import { openJobsOf } from "#store/catalogue/companies.ts";
import { recordChanges } from "#store/catalogue/job-changes.ts";
import type { Queryable } from "#postgres/connection.ts";

/** Tells readers of the jobs of companies that know more than before (a size, a website); `told` are jobs they hear of anyway. */
export async function recordCompanyChanges(
  client: Queryable,
  companyIds: readonly string[],
  told: readonly string[],
): Promise<void> {
  const known = new Set(told);
  const jobIds = (await openJobsOf(client, companyIds)).filter((jobId) => !known.has(jobId));
  await recordChanges(
    client,
    jobIds.map((jobId) => ({ jobId, kind: "changed" as const })),
  );
}
