import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { cardJob } from "#web/model/card-job.ts";
import type { SearchLabels } from "#web/model/facets.ts";
import { useNow } from "#web/model/use-now.ts";
import { JOBS_PER_PAGE, type useJobs } from "./use-jobs.ts";
import { api } from "#web/api/api-paths.ts";
import { paths } from "#web/shell/paths.ts";
import { ALL_PARTS, type SearchState } from "#web/features/search/search-state.ts";
import { DropOneFilter } from "#web/features/search/advanced/drop-one-filter.tsx";
import { JobGrid } from "#web/features/job-list/job-grid.tsx";
import { JobGridSkeleton } from "./job-grid-skeleton.tsx";
import { HoldPlace } from "./hold-place.tsx";
import { JobRowsSkeleton } from "./job-rows.tsx";
import { isLive } from "#web/model/capabilities.ts";
import { SAVE_KEY } from "#web/features/saved/save-key.ts";
import { CARD_KEYS, ListKeys } from "./list-keys.tsx";
import { JobsError, LoadingJobs, NoJobs } from "#web/features/job-list/list-states.tsx";
import { Button } from "#web/ui/base/button.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { formatCount } from "#web/ui/select/option.ts";
import type { JobsView } from "./view-switch.tsx";

const JobList = lazy(() => import("./job-list.tsx").then((module) => ({ default: module.JobList })));

/** The job list and its states: loading or failed over the previous results, empty, or results as cards or rows. */
export function JobResults({
  jobs,
  view,
  applied,
  labels,
  pager,
  onPage,
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
  onPage: (page: number) => void;
  onSearch: (search: SearchState) => void;
  onClear: () => void;
  /** What one may do about an empty result besides dropping filters. */
  whenEmpty: ReactNode;
}) {
  const [start] = useState(() => Date.now());
  const now = useNow(start);
  const found = jobs.data?.data ?? [];
  const { loading } = jobs;
  const stale = loading || jobs.isError;
  const pages = Math.ceil((jobs.data?.total ?? 0) / JOBS_PER_PAGE);
  const skeleton =
    view === "list" ? <JobRowsSkeleton count={JOBS_PER_PAGE} /> : <JobGridSkeleton count={JOBS_PER_PAGE} />;
  return (
    <>
      <HoldPlace pending={jobs.isPending} />
      {loading && <LoadingJobs />}
      {jobs.isError && <JobsError onRetry={() => void jobs.refetch()} hasPrevious={found.length > 0} />}
      {jobs.isPending && skeleton}
      {found.length > 0 && view === "list" && (
        <Suspense fallback={skeleton}>
          <JobList jobs={found} now={now} stale={loading} byMatch={applied.sortBy === "match"} pager={pager} />
        </Suspense>
      )}
      {found.length > 0 && view === "cards" && <Cards jobs={found.map(cardJob)} now={now} stale={loading} />}
      {!stale && found.length === 0 && pages > 0 && <PastLastPage pages={pages} onPage={onPage} />}
      {!stale && found.length === 0 && pages === 0 && (
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

/** An address may ask for a page that the search doesn't have, for example an old bookmark. */
function PastLastPage({ pages, onPage }: { pages: number; onPage: (page: number) => void }) {
  return (
    <Panel role="status">
      <h3>This search has {pages === 1 ? "1 page" : `${formatCount(pages)} pages`}.</h3>
      <p className="mt-1 text-ink-2">The page you asked for comes after the last one.</p>
      <Button variant="primary" className="mt-4" onClick={() => onPage(pages)}>
        Go to the last page
      </Button>
    </Panel>
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
