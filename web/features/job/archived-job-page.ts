import type { CompanyPageResponse } from "#contract/schemas/company-page.ts";
import type { ArchivedJob } from "#contract/schemas/job-page.ts";
import { type RowJob, rowJob } from "./job-page.ts";

/** The view model of the page of a job that closed long ago. */
export interface ArchivedJobPage {
  archived: ArchivedJob;
  /** Open jobs of the same company, the newest first. */
  companyJobs: RowJob[];
  companyOpenJobs: number;
  now: number;
}

/** Jobs of the company that the page lists. */
const COMPANY_JOBS_SHOWN = 10;

/** Builds the page of an archived job. `company` is null where its page can't be read. */
export function archivedJobPage(archived: ArchivedJob, company: CompanyPageResponse | null): ArchivedJobPage {
  return {
    archived,
    companyJobs: (company?.jobs ?? []).slice(0, COMPANY_JOBS_SHOWN).map(rowJob),
    companyOpenJobs: company?.data.openJobs ?? 0,
    now: Date.now(),
  };
}
