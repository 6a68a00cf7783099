import { lazy, Suspense, useEffect, useState } from "react";
import { useLoaderData, useNavigate, useNavigation, useRevalidator, useSearchParams } from "react-router";
import type { CardJob } from "#web/card-job.ts";
import { ago } from "#web/dates.ts";
import { searchLabels } from "#web/facets.ts";
import { FEATURED_MAX, type FeaturedJobs } from "#web/featured-jobs.ts";
import { useFilterOptions } from "#web/hooks/use-filter-options.ts";
import { useNow } from "#web/hooks/use-now.ts";
import { api, paths } from "#web/paths.ts";
import {
  addressOf,
  BASIC_FACETS,
  countSet,
  EMPTY_SEARCH,
  only,
  readSearch,
  searchQuery,
  type SearchState,
} from "#web/search-state.ts";
import { AppliedFilters } from "./applied-filters.tsx";
import { CountrySelect } from "./country-select.tsx";
import { AdvancedFiltersLink } from "./guest-filters.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeInvite } from "./home-invite.tsx";
import { JobGrid, JobGridSkeleton } from "./job-grid.tsx";
import { ListHead } from "./list-head.tsx";
import { JobsError, LoadingJobs, NoJobs } from "./list-states.tsx";
import { SampleNote } from "./sample-note.tsx";
import { SearchBar, useSearchDraft } from "./search-bar.tsx";
import { SortSelect } from "./sort-select.tsx";

const DropOneFilter = lazy(() => import("./drop-one-filter.tsx").then((module) => ({ default: module.DropOneFilter })));
const FORM = "search-filters";

/** The home page down to the featured jobs. */
export function HomePage() {
  const featured = useLoaderData<FeaturedJobs>();
  const [params] = useSearchParams();
  const applied = only(readSearch(params), BASIC_FACETS);
  const [draft, change] = useSearchDraft(applied);
  const { options, approach } = useFilterOptions();
  const navigate = useNavigate();
  const now = useNow(featured.now);

  function apply(search: SearchState) {
    void navigate(addressOf(paths.home, searchQuery(search)), { preventScrollReset: true });
  }
  const clear = () => {
    change(EMPTY_SEARCH);
    apply(EMPTY_SEARCH);
  };
  const labels = options === null ? featured.labels : searchLabels(applied, options);

  return (
    <>
      <HomeHero>
        <SearchBar
          id={FORM}
          action={paths.home}
          draft={draft}
          onChange={change}
          onSubmit={() => apply(draft)}
          options={options}
          onApproach={approach}
          labels={labels}
          className="border-line shadow-popover"
        >
          <div className="mt-2 flex items-center gap-4 md:mt-1.5">
            <AdvancedFiltersLink />
            {featured.lastCheckedAt !== null && (
              <span className="ml-auto inline-flex items-center gap-1.5 text-meta text-ink-3">
                <span aria-hidden="true" className="size-1.75 rounded-full bg-live" />
                Last check {ago(featured.lastCheckedAt, now)}
              </span>
            )}
          </div>
        </SearchBar>
      </HomeHero>
      <section className="wrap" aria-labelledby="remote-jobs">
        <AppliedFilters search={applied} facets={BASIC_FACETS} labels={labels} onSearch={apply} onClear={clear} />
        <ListHead
          id="remote-jobs"
          shown={featured.jobs?.length ?? 0}
          total={countSet(applied, BASIC_FACETS) > 0 && featured.jobs !== null ? featured.total : null}
          tools={
            <>
              <CountrySelect />
              <SortSelect
                form={FORM}
                value={draft.sortBy}
                onChange={(sortBy) => {
                  change({ sortBy });
                  apply({ ...draft, sortBy });
                }}
              />
            </>
          }
        />
        {featured.sample && <SampleNote />}
        <FeaturedList
          featured={featured}
          now={now}
          applied={applied}
          labels={labels}
          onSearch={apply}
          onClear={clear}
        />
      </section>
    </>
  );
}

/** The list in its states: loading over what was there, error over what was there, empty, results. */
function FeaturedList({
  featured,
  now,
  applied,
  labels,
  onSearch,
  onClear,
}: {
  featured: FeaturedJobs;
  now: number;
  applied: SearchState;
  labels: FeaturedJobs["labels"];
  onSearch: (search: SearchState) => void;
  onClear: () => void;
}) {
  const navigation = useNavigation();
  const { revalidate, state: revalidating } = useRevalidator();
  const [last, setLast] = useState<CardJob[]>(featured.jobs ?? []);
  useEffect(() => {
    if (featured.jobs !== null) setLast(featured.jobs);
  }, [featured.jobs]);

  const loading =
    (navigation.state === "loading" && navigation.location.pathname === paths.home) || revalidating === "loading";
  const jobs = featured.jobs ?? last;
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
        <JobsError onRetry={() => void revalidate()} kept={last.length > 0} />
        {last.length > 0 && <JobGrid jobs={last} now={now} stale />}
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
              facets={BASIC_FACETS}
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
      {jobs.length > 3 && <HomeInvite shown={jobs.length} />}
    </>
  );
}
