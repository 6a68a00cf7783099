import type { FeaturedResponse } from "#contract/schemas/jobs-query.ts";
import { cardJob, type CardJob } from "#web/model/card-job.ts";
import type { SearchLabels } from "#web/model/facets.ts";

/** At most this many jobs on the home page. */
export const FEATURED_MAX = 9;

/** What the home page shows. `jobs` is null when they could not be loaded. */
export interface FeaturedJobs {
  jobs: CardJob[] | null;
  total: number;
  sample: boolean;
  lastCheckedAt: string | null;
  labels: SearchLabels;
  /** How many jobs the reader's rules took out, and those rules as they were asked: none on the server. */
  hidden: number;
  rules: string;
  /** When this was made, in milliseconds: relative dates start from it. */
  now: number;
}

export function featuredJobs(answer: FeaturedResponse, labels: SearchLabels): FeaturedJobs {
  return {
    jobs: answer.data.slice(0, FEATURED_MAX).map(cardJob),
    total: answer.total,
    sample: answer.meta.sample,
    lastCheckedAt: answer.meta.lastCheckedAt,
    labels,
    hidden: answer.hidden ?? 0,
    rules: "",
    now: Date.now(),
  };
}

export function noFeaturedJobs(labels: SearchLabels): FeaturedJobs {
  return { jobs: null, total: 0, sample: false, lastCheckedAt: null, labels, hidden: 0, rules: "", now: Date.now() };
}
