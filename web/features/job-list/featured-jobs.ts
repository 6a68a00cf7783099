import type { FeaturedResponse } from "#contract/schemas/jobs-query.ts";
import { cardJob, type CardJob } from "#web/model/card-job.ts";
import type { SearchLabels } from "#web/model/facets.ts";

/** The home page shows at most this many jobs. */
export const FEATURED_MAX = 9;

/** The home page's data. `jobs` is null if loading failed. */
export interface FeaturedJobs {
  jobs: CardJob[] | null;
  total: number;
  sample: boolean;
  lastCheckedAt: string | null;
  labels: SearchLabels;
  /** How many jobs the reader's rules hide. */
  hidden: number;
  /** The rules' query parameters that these jobs were loaded with; none on the server. */
  rules: string;
  /** When the page was rendered, in milliseconds. Relative dates start from it. */
  now: number;
}

export function featuredJobs(response: FeaturedResponse, labels: SearchLabels): FeaturedJobs {
  return {
    jobs: response.data.slice(0, FEATURED_MAX).map(cardJob),
    total: response.total,
    sample: response.meta.sample,
    lastCheckedAt: response.meta.lastCheckedAt,
    labels,
    hidden: response.hidden ?? 0,
    rules: "",
    now: Date.now(),
  };
}

export function noFeaturedJobs(labels: SearchLabels): FeaturedJobs {
  return { jobs: null, total: 0, sample: false, lastCheckedAt: null, labels, hidden: 0, rules: "", now: Date.now() };
}
