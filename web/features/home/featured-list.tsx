import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { api } from "#web/api/api-paths.ts";
import { FEATURED_MAX, type FeaturedJobs } from "#web/features/job-list/featured-jobs.ts";
import { JobGrid, JobGridSkeleton } from "#web/features/job-list/job-grid.tsx";
import { JobsError, LoadingJobs, NoJobs } from "#web/features/job-list/list-states.tsx";
import { FeedLinks } from "#web/features/search/feed-links.tsx";
import { OPEN_PARTS, searchQuery, type SearchState } from "#web/features/search/search-state.ts";
import type { CardJob } from "#web/model/card-job.ts";
import { paths } from "#web/shell/paths.ts";
import { HomeInvite } from "./home-invite.tsx";

const DropOneFilter = lazy(() =>
  import("#web/features/search/advanced/drop-one-filter.tsx").then((module) => ({ default: module.DropOneFilter })),
);

/** The featured jobs and their states: loading or failed over the previous results, empty, or results. */
export function FeaturedList({
  featured,
  refreshing,
  now,
  applied,
  labels,
  onSearch,
  onClear,
}: {
  featured: FeaturedJobs;
  /** Whether newer jobs are being loaded without anyone having asked: the list stays as it is until they are there. */
  refreshing: boolean;
  now: number;
  applied: SearchState;
  labels: FeaturedJobs["labels"];
  onSearch: (search: SearchState) => void;
  onClear: () => void;
}) {
  const navigation = useNavigation();
  const { revalidate, state: revalidation } = useRevalidator();
  const [previous, setPrevious] = useState<CardJob[]>(featured.jobs ?? []);
  useEffect(() => {
    if (featured.jobs !== null) setPrevious(featured.jobs);
  }, [featured.jobs]);

  const loading =
    (navigation.state === "loading" && navigation.location.pathname === paths.home) ||
    (revalidation === "loading" && !refreshing);
  const jobs = featured.jobs ?? previous;
  if (loading) {
    return (
      <>
        <LoadingJobs />
        {jobs.length > 0 ? <JobGrid jobs={jobs} now={now} stale /> : <JobGridSkeleton count={FEATURED_MAX} />}
      </>
    );
  }
  if (featured.jobs === null) {
    return (
      <>
        <JobsError onRetry={() => void revalidate()} hasPrevious={previous.length > 0} />
        {previous.length > 0 && <JobGrid jobs={previous} now={now} stale />}
      </>
    );
  }
  if (jobs.length === 0) {
    return (
      <NoJobs
        onClear={onClear}
        clearPath={paths.home}
        help={
          <Suspense>
            <DropOneFilter
              search={applied}
              parts={OPEN_PARTS}
              labels={labels}
              path={api.featured}
              onSearch={onSearch}
            />
          </Suspense>
        }
      />
    );
  }
  return (
    <>
      <JobGrid jobs={jobs} now={now} />
      <div className="mt-4">
        <FeedLinks query={searchQuery(applied)} />
      </div>
      {jobs.length > 3 && <HomeInvite shown={jobs.length} />}
    </>
  );
}
