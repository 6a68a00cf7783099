import { keepPreviousData, QueryClient, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { JobsResponse } from "#contract/schemas/jobs-query.ts";
import { callApi, JOBS } from "#web/api/api-client.ts";
import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";
import { api } from "#web/api/api-paths.ts";
import { apiQuery } from "#web/features/search/api-query.ts";
import { urlWithQuery, type SearchState } from "#web/features/search/search-state.ts";

/** Nine to a page (specification, section 9). */
export const JOBS_PER_PAGE = 9;

/** One per browser, so that Back shows cached results. `callApi` does the retries. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000 } },
});

/**
 * Loads one page of a search with the reader's settings, and keeps the previous page while it loads and when it fails to. Waits for
 * `enabled` and the settings.
 */
export function useJobs(search: SearchState, page: number, enabled: boolean) {
  const settings = useSearchSettings();
  const query = apiQuery(search, settings, { page: String(page), limit: String(JOBS_PER_PAGE) });
  const { data, isPending, isFetching, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ["jobs", query],
    queryFn: ({ signal }) => callApi<JobsResponse>(urlWithQuery(api.jobs, query), { policy: JOBS, signal }),
    enabled: enabled && settings.settled,
    placeholderData: keepPreviousData,
  });
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  const known = data ?? last;
  // Renders the jobs in steps, so that a press meanwhile doesn't wait for all of them.
  const shown = useDeferredValue(known);
  // The jobs at hand may be those of another search or page than the one asked for.
  const old = isPlaceholderData || data === undefined;
  const loading = isPending || (isFetching && old);
  return {
    data: shown,
    isPending: shown === undefined && (isPending || known !== undefined),
    loading,
    isError: isError && !loading,
    old: old || shown !== known,
    refetch,
  };
}

/** Returns how many jobs a draft search matches; null while unknown. */
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
