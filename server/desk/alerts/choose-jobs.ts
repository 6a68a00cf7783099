/** Jobs that one mail shows, in all and of one company. */
export const MAX_JOBS_SHOWN = 10;
export const MAX_OF_COMPANY = 3;

/** A job that waits to be told of. */
export interface WaitingJob {
  jobId: string;
  searchId: string;
  companySlug: string;
}

export interface ChosenJobs<Job> {
  shown: Job[];
  /** How many more jobs each shown company has, by its slug; only those with more. */
  moreOfCompany: Map<string, number>;
  /** How many jobs aren't shown, of any company. */
  more: number;
}

/**
 * Chooses the jobs that a mail shows: the newest of each saved search in turn, so that one that finds many leaves room for the others. `jobs` is
 * in the order of the news, the newest first.
 */
export function chooseJobs<Job extends WaitingJob>(jobs: readonly Job[], most = MAX_JOBS_SHOWN): ChosenJobs<Job> {
  const bySearch = [...Map.groupBy(jobs, ({ searchId }) => searchId).values()];
  const shownOf = new Map<string, number>();
  const shown: Job[] = [];
  const next = bySearch.map(() => 0);
  while (shown.length < most) {
    const before = shown.length;
    bySearch.forEach((waiting, search) => {
      if (shown.length === most) return;
      const at = waiting.findIndex(
        ({ companySlug }, index) => index >= next[search]! && (shownOf.get(companySlug) ?? 0) < MAX_OF_COMPANY,
      );
      next[search] = at < 0 ? waiting.length : at + 1;
      const job = waiting[at];
      if (job === undefined) return;
      shown.push(job);
      shownOf.set(job.companySlug, (shownOf.get(job.companySlug) ?? 0) + 1);
    });
    if (shown.length === before) break;
  }
  const moreOfCompany = new Map<string, number>();
  for (const [slug, count] of shownOf) {
    const all = jobs.filter(({ companySlug }) => companySlug === slug).length;
    if (all > count) moreOfCompany.set(slug, all - count);
  }
  return { shown, moreOfCompany, more: jobs.length - shown.length };
}
