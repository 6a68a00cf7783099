import { keepPreviousData, QueryClient, useQuery } from "@tanstack/react-query";
import type { JobsResponse } from "#contract/jobs-query.ts";
import { callApi, JOBS } from "./api-client.ts";
import { api } from "./paths.ts";
import { addressOf, searchQuery, type SearchState } from "./search-state.ts";

/** Nine to a page: three times a fixed base of three (specification, section 9). */
export const JOBS_PER_PAGE = 9;

/** One per browser, so that going back shows what was there before. The retry of a job query is in its policy. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000 } },
});

/** One page of a search; what was shown before stays until the next has come. Waits until `enabled`. */
export function useJobs(search: SearchState, page: number, enabled: boolean) {
  const query = searchQuery(search, { page: String(page), limit: String(JOBS_PER_PAGE) });
  return useQuery({
    queryKey: ["jobs", query],
    queryFn: ({ signal }) => callApi<JobsResponse>(addressOf(api.jobs, query), { policy: JOBS, signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
}

/** How many jobs a search that is being put together would find; null while unknown. */
export function useMatchCount(search: SearchState, enabled: boolean): number | null {
  const query = searchQuery(search, { page: "1", limit: "1" });
  const { data } = useQuery({
    queryKey: ["jobs-count", query],
    queryFn: ({ signal }) => callApi<JobsResponse>(addressOf(api.jobs, query), { policy: JOBS, signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
  return data?.total ?? null;
}
