import type { FeaturedResponse } from "#contract/schemas/jobs-query.ts";
import { callApi, JOBS } from "#web/api/api-client.ts";
import { searchLabels } from "#web/model/facets.ts";
import { featuredJobs, type FeaturedJobs, noFeaturedJobs } from "#web/features/job-list/featured-jobs.ts";
import { filterOptions } from "#web/model/filter-options.ts";
import { api } from "#web/api/api-paths.ts";
import { featuredRules } from "./api-query.ts";
import { settingsStore } from "#web/features/preferences/search-settings-store.ts";
import { urlWithQuery, OPEN_PARTS, countSet, only, readSearch, searchQuery } from "./search-state.ts";

/**
 * Loads the featured jobs for a URL in the browser, with the reader's rules. The result states a failure; only an abort
 * rejects.
 */
export async function searchFeatured({ url, signal }: { url: string; signal: AbortSignal }): Promise<FeaturedJobs> {
  const search = only(readSearch(new URL(url).searchParams), OPEN_PARTS);
  const rules = featuredRules(search, settingsStore.read());
  const query = [searchQuery({ ...search, eligibleOnly: false }), rules].filter((part) => part !== "").join("&");
  const request = callApi<FeaturedResponse>(urlWithQuery(api.featured, query), { policy: JOBS, signal });
  const labels = countSet(search, OPEN_PARTS) === 0 ? {} : searchLabels(search, await filterOptions());
  return request.then(
    (found) => ({ ...featuredJobs(found, labels), rules }),
    (error: unknown) => {
      if (signal.aborted) throw error;
      return { ...noFeaturedJobs(labels), rules };
    },
  );
}
