import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { FEATURED_MAX, type FeaturedJobs } from "#web/features/job-list/featured-jobs.ts";
import { JobGrid } from "#web/features/job-list/job-grid.tsx";
import { JobsError, LoadingJobs, NoJobs } from "#web/features/job-list/list-states.tsx";
import { FeedLinks } from "#web/features/search/feed-links.tsx";
import { searchQuery, type SearchState } from "#web/features/search/search-state.ts";
import type { CardJob } from "#web/model/card-job.ts";
import { paths } from "#web/shell/paths.ts";
import { HomeInvite } from "./home-invite.tsx";

const FilteredSearch = lazy(() =>
  import("./filtered/filtered-search.tsx").then((module) => ({ default: module.FilteredSearch })),
);

/** For a search that follows an empty result. */
const JobGridSkeleton = lazy(() =>
  import("#web/features/job-list/rows/job-grid-skeleton.tsx").then((module) => ({ default: module.JobGridSkeleton })),
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
        {jobs.length > 0 ? (
          <JobGrid jobs={jobs} now={now} stale />
        ) : (
          <Suspense>
            <JobGridSkeleton count={FEATURED_MAX} />
          </Suspense>
        )}
      </>
    );
  }
  if (featured.jobs === null) {
    return (
      <>
        <JobsError onRetry={() => void revalidate()} hasPrevious={previous.length > 0} />
        {previous.length > 0 && <JobGrid jobs={previous} now={now} />}
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
            <FilteredSearch search={applied} labels={labels} onSearch={onSearch} />
          </Suspense>
        }
      />
    );
  }
  const query = searchQuery(applied);
  return (
    <>
      <JobGrid jobs={jobs} now={now} />
      <div className="mt-4">
        <FeedLinks query={query} />
        {query !== "" && (
          <Suspense>
            <FilteredSearch search={applied} labels={labels} />
          </Suspense>
        )}
      </div>
      {jobs.length > 3 && <HomeInvite shown={jobs.length} />}
    </>
  );
}
