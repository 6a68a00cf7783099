import { lazy, Suspense, useEffect, useState } from "react";
import { useLoaderData, useNavigate, useNavigation, useRevalidator, useSearchParams } from "react-router";
import type { Suggestion } from "#contract/schemas/search-suggest.ts";
import type { CardJob } from "#web/model/card-job.ts";
import { ago } from "#web/model/dates.ts";
import { searchLabels } from "#web/model/facets.ts";
import { FEATURED_MAX, type FeaturedJobs } from "#web/features/job-list/featured-jobs.ts";
import { useFilterOptions } from "#web/model/use-filter-options.ts";
import { useNow } from "#web/model/use-now.ts";
import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";
import { api } from "#web/api/api-paths.ts";
import { paths } from "#web/shell/paths.ts";
import { feedQuery } from "#web/features/search/api-query.ts";
import {
  urlWithQuery,
  OPEN_FILTERS,
  OPEN_PARTS,
  countSet,
  EMPTY_SEARCH,
  only,
  readSearch,
  searchQuery,
  type SearchState,
  submitted,
  withValue,
} from "#web/features/search/search-state.ts";
import { AppliedFilters } from "#web/features/search/applied-filters.tsx";
import { CountrySelect } from "#web/features/preferences/country-select.tsx";
import { FeedLinks } from "#web/features/search/feed-links.tsx";
import { AdvancedFiltersLink } from "#web/features/search/advanced-filters-link.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeInvite } from "./home-invite.tsx";
import { JobGrid, JobGridSkeleton } from "#web/features/job-list/job-grid.tsx";
import { ListHead } from "#web/features/job-list/list-head.tsx";
import { JobsError, LoadingJobs, NoJobs } from "#web/features/job-list/list-states.tsx";
import { SampleNote } from "#web/features/job-list/sample-note.tsx";
import { SearchBar, useSearchDraft } from "#web/features/search/search-bar.tsx";
import { SortSelect } from "#web/features/search/sort-select.tsx";
import { YourSearch } from "#web/features/preferences/your-search.tsx";

const DropOneFilter = lazy(() =>
  import("#web/features/search/advanced/drop-one-filter.tsx").then((module) => ({ default: module.DropOneFilter })),
);
/** Comes only where there is something hidden to tell of. */
const HiddenLine = lazy(() =>
  import("#web/features/preferences/hide/hidden-line.tsx").then((module) => ({ default: module.HiddenLine })),
);
const FORM = "search-filters";

/** The home page down to the featured jobs. */
export function HomePage() {
  const featured = useLoaderData<FeaturedJobs>();
  const [params] = useSearchParams();
  const applied = only(readSearch(params), OPEN_PARTS);
  const [draft, change] = useSearchDraft(applied);
  const { options, approach } = useFilterOptions();
  const navigate = useNavigate();
  const now = useNow(featured.now);
  const settings = useSearchSettings();
  const { revalidate } = useRevalidator();
  const rules = feedQuery("", settings);
  // The server sends the list as it is for everyone; the reader's rules are heeded as soon as they are known, and whenever they change.
  useEffect(() => {
    if (rules !== featured.rules) void revalidate();
  }, [rules, featured.rules, revalidate]);

  function apply(search: SearchState) {
    void navigate(urlWithQuery(paths.home, searchQuery(search)), { preventScrollReset: true });
  }
  /** A filter that this page holds goes into the bar; any other searches on the full page. */
  function choose({ parameter, value, rest }: Suggestion) {
    const next = { ...withValue(draft, parameter, value), q: rest };
    if (OPEN_FILTERS.includes(parameter)) change(next);
    else void navigate(urlWithQuery(paths.jobs, searchQuery(submitted(next, applied))));
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
          onSubmit={(q) => apply(submitted({ ...draft, q }, applied))}
          facets={OPEN_FILTERS}
          onSuggestion={choose}
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
        <AppliedFilters search={applied} parts={OPEN_PARTS} labels={labels} onSearch={apply} onClear={clear} />
        <ListHead
          id="remote-jobs"
          shown={featured.jobs?.length ?? 0}
          total={countSet(applied, OPEN_PARTS) > 0 && featured.jobs !== null ? featured.total : null}
          tools={
            <>
              <CountrySelect />
              <SortSelect
                form={FORM}
                value={draft.sortBy}
                text={applied.q !== ""}
                onChange={(sortBy) => {
                  change({ sortBy });
                  apply({ ...submitted(draft, applied), sortBy });
                }}
              />
              <YourSearch />
            </>
          }
        />
        {(featured.hidden > 0 || settings.paused) && (
          <Suspense>
            <div className="mb-3">
              <HiddenLine hidden={featured.hidden} query={searchQuery(applied)} />
            </div>
          </Suspense>
        )}
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
