import type { FeaturedResponse } from "#contract/schemas/jobs-query.ts";
import { callApi, JOBS } from "./api-client.ts";
import { searchLabels } from "./facets.ts";
import { featuredJobs, type FeaturedJobs, noFeaturedJobs } from "./featured-jobs.ts";
import { filterOptions } from "./filter-options.ts";
import { api } from "./api-paths.ts";
import { feedQuery } from "./search-call.ts";
import { settingsStore } from "./search-settings-store.ts";
import { addressOf, BASIC_PARTS, countSet, only, readSearch, searchQuery } from "./search-state.ts";

/** The featured jobs for a page address, asked by the browser under the reader's rules. A failure is told in the result; only being called off rejects. */
export async function searchFeatured({ url, signal }: { url: string; signal: AbortSignal }): Promise<FeaturedJobs> {
  const search = only(readSearch(new URL(url).searchParams), BASIC_PARTS);
  const rules = feedQuery("", settingsStore.read());
  const query = feedQuery(searchQuery(search), settingsStore.read());
  const answer = callApi<FeaturedResponse>(addressOf(api.featured, query), { policy: JOBS, signal });
  const labels = countSet(search, BASIC_PARTS) === 0 ? {} : searchLabels(search, await filterOptions());
  return answer.then(
    (found) => ({ ...featuredJobs(found, labels), rules }),
    (error: unknown) => {
      if (signal.aborted) throw error;
      return { ...noFeaturedJobs(labels), rules };
    },
  );
}
