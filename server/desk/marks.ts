import type { DeskMark, DeskMarksResponse } from "#contract/schemas/desk/marks.ts";
import type { DeskContext } from "#desk/desk-context.ts";
import { applicationMarks } from "#store/desk/applications.ts";
import { savedTimes } from "#store/desk/saved-jobs.ts";

/** Returns what the account has done with jobs, by their ids, and the companies it applied to: the marks on cards. */
export async function deskMarks(
  { database: { db } }: DeskContext,
  accountId: string,
): Promise<DeskMarksResponse["data"]> {
  const [saved, applications] = await Promise.all([savedTimes(db, accountId), applicationMarks(db, accountId)]);
  const jobs = new Map<string, DeskMark>(
    saved.map(({ jobId, savedAt }) => [jobId, { savedAt: savedAt.toISOString() }]),
  );
  const companies = new Map<string, string>();
  // Newest first, so the first of each job and company counts.
  for (const { id, jobId, companyKey, stage, round, appliedOn } of applications) {
    if (appliedOn !== null && companyKey !== "" && !companies.has(companyKey)) companies.set(companyKey, appliedOn);
    if (jobId === null || jobs.get(jobId)?.application !== undefined) continue;
    jobs.set(jobId, { ...jobs.get(jobId), application: { id, stage, round, appliedOn } });
  }
  return { jobs: Object.fromEntries(jobs), companies: Object.fromEntries(companies) };
}
