import { openJobsOf } from "#store/catalogue/companies.ts";
import { recordChanges } from "#store/catalogue/job-changes.ts";
import type { Queryable } from "#postgres/connection.ts";

/** Records a change of the open jobs of companies that gained data (a size, a website), except `alreadyRecorded` jobs. */
export async function recordCompanyChanges(
  client: Queryable,
  companyIds: readonly string[],
  alreadyRecorded: readonly string[],
): Promise<void> {
  const recorded = new Set(alreadyRecorded);
  const jobIds = (await openJobsOf(client, companyIds)).filter((jobId) => !recorded.has(jobId));
  await recordChanges(
    client,
    jobIds.map((jobId) => ({ jobId, kind: "changed" as const })),
  );
}
