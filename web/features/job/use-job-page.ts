import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { JobPageResponse } from "#contract/schemas/job-page.ts";
import { type ApiError, callApi, JOBS } from "#web/api/api-client.ts";
import { api } from "#web/api/api-paths.ts";
import { jobPage, type JobPage } from "./job-page.ts";
import { queryClient } from "#web/features/job-list/rows/use-jobs.ts";

const jobQuery = (id: string) => ({
  queryKey: ["job", id],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    jobPage(await callApi<JobPageResponse>(api.job(id), { policy: JOBS, signal })),
});

/** Loads a job's page and keeps the previous one until it arrives. Then prefetches the job that is likely to be opened next. */
export function useJobPage(id: string, next: string | undefined) {
  const query = useQuery<JobPage, ApiError>({ ...jobQuery(id), placeholderData: keepPreviousData });
  const settled = query.isSuccess && !query.isPlaceholderData;
  useEffect(() => {
    if (settled && next !== undefined) void queryClient.prefetchQuery(jobQuery(next));
  }, [settled, next]);
  return query;
}
