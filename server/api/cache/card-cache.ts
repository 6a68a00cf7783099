import type { Job } from "#contract/schemas/job.ts";
import type { SearchModel } from "#search/model.ts";
import type { Database } from "#postgres/database.ts";
import { jobsByIds } from "#store/search/job-cards.ts";

/** Cards kept at once; about 3 kB each. */
const KEPT = 4000;
/** Milliseconds a card is kept: times of last checks and company facts change without a change of the job. */
const KEPT_MS = 15_000;

export interface CardCache {
  /** Cards of these jobs in the order of the ids; a job that is gone is left out. */
  byIds(ids: readonly string[]): Promise<Job[]>;
}

/** Reads cards by primary key and keeps the lately used ones until their job changes. */
export function createCardCache(
  database: Pick<Database, "pool">,
  search: Pick<SearchModel, "onChange">,
  clock: () => number = () => performance.now(),
): CardCache {
  const kept = new Map<string, { job: Job; until: number }>();
  let changes = 0;
  search.onChange((ids) => {
    changes += 1;
    if (ids === null) kept.clear();
    else for (const id of ids) kept.delete(id);
  });

  function lookUp(id: string): Job | null {
    const entry = kept.get(id);
    if (entry === undefined || entry.until < clock()) return null;
    kept.delete(id);
    kept.set(id, entry);
    return entry.job;
  }

  function keep(job: Job): void {
    kept.delete(job.id);
    kept.set(job.id, { job, until: clock() + KEPT_MS });
    if (kept.size <= KEPT) return;
    const oldest = kept.keys().next();
    if (oldest.done !== true) kept.delete(oldest.value);
  }

  return {
    async byIds(ids) {
      const found = new Map<string, Job>();
      for (const id of ids) {
        const job = lookUp(id);
        if (job !== null) found.set(id, job);
      }
      const missing = ids.filter((id) => !found.has(id));
      if (missing.length > 0) {
        const before = changes;
        const read = await jobsByIds(database, missing);
        for (const job of read) {
          found.set(job.id, job);
          // A change that came meanwhile may be newer than what was read.
          if (changes === before) keep(job);
        }
      }
      return ids.flatMap((id) => found.get(id) ?? []);
    },
  };
}
