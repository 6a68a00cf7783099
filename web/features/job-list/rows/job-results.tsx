import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { cardJob } from "#web/model/card-job.ts";
import type { SearchLabels } from "#web/model/facets.ts";
import { useNow } from "#web/model/use-now.ts";
import { JOBS_PER_PAGE, type useJobs } from "./use-jobs.ts";
import { api } from "#web/api/api-paths.ts";
import { paths } from "#web/shell/paths.ts";
import { ALL_PARTS, type SearchState } from "#web/features/search/search-state.ts";
import { DropOneFilter } from "#web/features/search/advanced/drop-one-filter.tsx";
import { JobGrid, JobGridSkeleton } from "#web/features/job-list/job-grid.tsx";
import { JobRowsSkeleton } from "./job-rows.tsx";
import { isLive } from "#web/model/capabilities.ts";
import { SAVE_KEY } from "#web/features/saved/save-key.ts";
import { CARD_KEYS, ListKeys } from "./list-keys.tsx";
import { JobsError, LoadingJobs, NoJobs } from "#web/features/job-list/list-states.tsx";
import type { JobsView } from "./view-switch.tsx";

const JobList = lazy(() => import("./job-list.tsx").then((module) => ({ default: module.JobList })));

/** The job list and its states: loading or failed over the previous results, empty, or results as cards or rows. */
export function JobResults({
  jobs,
  view,
  applied,
  labels,
  pager,
  onSearch,
  onClear,
  whenEmpty,
}: {
  jobs: ReturnType<typeof useJobs>;
  view: JobsView;
  applied: SearchState;
  labels: SearchLabels;
  /** The pagination below the results. */
  pager: ReactNode;
  onSearch: (search: SearchState) => void;
  onClear: () => void;
  /** What one may do about an empty result besides dropping filters. */
  whenEmpty: ReactNode;
}) {
  const [start] = useState(() => Date.now());
  const now = useNow(start);
  const found = jobs.data?.data ?? [];
  const loading = jobs.isPending || (jobs.isFetching && jobs.isPlaceholderData);
  const stale = loading || jobs.isError;
  const skeleton =
    view === "list" ? <JobRowsSkeleton count={JOBS_PER_PAGE} /> : <JobGridSkeleton count={JOBS_PER_PAGE} />;
  return (
    <>
      {loading && <LoadingJobs />}
      {jobs.isError && !loading && <JobsError onRetry={() => void jobs.refetch()} hasPrevious={found.length > 0} />}
      {jobs.isPending && skeleton}
      {found.length > 0 && view === "list" && (
        <Suspense fallback={skeleton}>
          <JobList jobs={found} now={now} stale={stale} byMatch={applied.sortBy === "match"} pager={pager} />
        </Suspense>
      )}
      {found.length > 0 && view === "cards" && <Cards jobs={found.map(cardJob)} now={now} stale={stale} />}
      {!stale && found.length === 0 && (
        <NoJobs
          onClear={onClear}
          clearPath={paths.jobs}
          help={
            <>
              <DropOneFilter search={applied} parts={ALL_PARTS} labels={labels} path={api.jobs} onSearch={onSearch} />
              {whenEmpty}
            </>
          }
        />
      )}
      {(found.length === 0 || view === "cards") && pager}
    </>
  );
}

function Cards(grid: Parameters<typeof JobGrid>[0]) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list}>
      <ListKeys list={list} keys={isLive("saved") ? [...CARD_KEYS, SAVE_KEY] : CARD_KEYS} />
      <JobGrid {...grid} />
    </div>
  );
}
