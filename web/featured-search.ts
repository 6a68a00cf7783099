import type { FeaturedResponse } from "#contract/jobs-query.ts";
import { callApi, JOBS } from "./api-client.ts";
import { searchLabels } from "./facets.ts";
import { featuredJobs, type FeaturedJobs, noFeaturedJobs } from "./featured-jobs.ts";
import { filterOptions } from "./filter-options.ts";
import { api } from "./paths.ts";
import { addressOf, BASIC_FACETS, countSet, only, readSearch, searchQuery } from "./search-state.ts";

/** The featured jobs for a page address, asked by the browser. A failure is told in the result; only being called off rejects. */
export async function searchFeatured({ url, signal }: { url: string; signal: AbortSignal }): Promise<FeaturedJobs> {
  const search = only(readSearch(new URL(url).searchParams), BASIC_FACETS);
  const answer = callApi<FeaturedResponse>(addressOf(api.featured, searchQuery(search)), { policy: JOBS, signal });
  const labels = countSet(search, BASIC_FACETS) === 0 ? {} : searchLabels(search, await filterOptions());
  return answer.then(
    (found) => featuredJobs(found, labels),
    (error: unknown) => {
      if (signal.aborted) throw error;
      return noFeaturedJobs(labels);
    },
  );
}
