import { keepPreviousData, QueryClient, useQuery } from "@tanstack/react-query";
import type { JobsResponse } from "#contract/schemas/jobs-query.ts";
import { callApi, JOBS } from "#web/api/api-client.ts";
import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";
import { api } from "#web/api/api-paths.ts";
import { apiQuery } from "#web/features/search/api-query.ts";
import { urlWithQuery, type SearchState } from "#web/features/search/search-state.ts";

/** Nine to a page: three times a fixed base of three (specification, section 9). */
export const JOBS_PER_PAGE = 9;

/** One per browser, so that going back shows what was there before. The retry of a job query is in its policy. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000 } },
});

/** One page of a search, under the reader's settings; what was shown before stays until the next has come. Waits until `enabled`, and for the settings. */
export function useJobs(search: SearchState, page: number, enabled: boolean) {
  const settings = useSearchSettings();
  const query = apiQuery(search, settings, { page: String(page), limit: String(JOBS_PER_PAGE) });
  return useQuery({
    queryKey: ["jobs", query],
    queryFn: ({ signal }) => callApi<JobsResponse>(urlWithQuery(api.jobs, query), { policy: JOBS, signal }),
    enabled: enabled && settings.settled,
    placeholderData: keepPreviousData,
  });
}

/** How many jobs a search that is being put together would find; null while unknown. */
export function useMatchCount(search: SearchState, enabled: boolean): number | null {
  const query = apiQuery(search, useSearchSettings(), { page: "1", limit: "1" });
  const { data } = useQuery({
    queryKey: ["jobs-count", query],
    queryFn: ({ signal }) => callApi<JobsResponse>(urlWithQuery(api.jobs, query), { policy: JOBS, signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
  return data?.total ?? null;
}
