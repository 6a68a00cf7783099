import { lazy, Suspense, useEffect, useState } from "react";
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, useLoaderData, useNavigate, useNavigation, useRevalidator, useSearchParams } from "react-router";
import type { FeaturedResponse } from "#contract/jobs-query.ts";
import { callApi, JOBS } from "#web/api-client.ts";
import type { CardJob } from "#web/card-job.ts";
import { AppliedFilters } from "#web/components/applied-filters.tsx";
import { CountrySelect } from "#web/components/country-select.tsx";
import { AdvancedFiltersLink } from "#web/components/guest-filters.tsx";
import { HomeHero } from "#web/components/home-hero.tsx";
import { HomeInvite } from "#web/components/home-invite.tsx";
import { JobGrid, JobGridSkeleton } from "#web/components/job-grid.tsx";
import { ListHead } from "#web/components/list-head.tsx";
import { JobsError, LoadingJobs, NoJobs } from "#web/components/list-states.tsx";
import { SampleNote } from "#web/components/sample-note.tsx";
import { SearchBar, useSearchDraft } from "#web/components/search-bar.tsx";
import { SortSelect } from "#web/components/sort-select.tsx";
import { Still } from "#web/components/still.tsx";
import { ago } from "#web/dates.ts";
import { searchLabels } from "#web/facets.ts";
import { FEATURED_MAX, featuredJobs, type FeaturedJobs, noFeaturedJobs } from "#web/featured-jobs.ts";
import { completeOptions, filterOptions } from "#web/filter-options.ts";
import { useFilterOptions } from "#web/hooks/use-filter-options.ts";
import { useNow } from "#web/hooks/use-now.ts";
import { pageMeta } from "#web/page-meta.ts";
import { api, paths } from "#web/paths.ts";
import { addressOf, BASIC_FACETS, countSet, EMPTY_SEARCH, only, readSearch, searchQuery, type SearchState } from "#web/search-state.ts";
import { apiContext, plainFormOptions } from "#web/server-context.ts";

const HomeTiles = lazy(() => import("#web/components/home-tiles.tsx").then((module) => ({ default: module.HomeTiles })));
const DropOneFilter = lazy(() => import("#web/components/drop-one-filter.tsx").then((module) => ({ default: module.DropOneFilter })));

const FORM = "search-filters";
/** Shared caches may keep the page for this long; the server's own is emptied when jobs change. */
const PAGE_HEADERS = { "cache-control": "public, max-age=0, s-maxage=30, stale-while-revalidate=60" };

export const meta = () =>
  pageMeta({
    title: "Remote jobs from across the web",
    description: "Remote jobs from across the web: one entry for each opening, read for where you may work from and what it pays. Free for job seekers.",
    canonicalPath: paths.home,
  });

const searchOf = (request: Request) => only(readSearch(new URL(request.url).searchParams), BASIC_FACETS);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const call = context.get(apiContext);
  const search = searchOf(request);
  const [jobs, lists] = await Promise.all([call(addressOf(api.featured, searchQuery(search))), call(api.filterOptions)]);
  const options = await completeOptions(lists.ok ? await lists.json() : null);
  context.set(plainFormOptions, options);
  const labels = searchLabels(search, options);
  if (!jobs.ok) return data(noFeaturedJobs(labels), { status: jobs.status < 500 ? 400 : 503, headers: { "cache-control": "no-store" } });
  return data(featuredJobs((await jobs.json()) as FeaturedResponse, labels), { headers: PAGE_HEADERS });
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<FeaturedJobs> {
  const search = searchOf(request);
  const answer = callApi<FeaturedResponse>(addressOf(api.featured, searchQuery(search)), { policy: JOBS, signal: request.signal });
  const labels = countSet(search, BASIC_FACETS) === 0 ? {} : searchLabels(search, await filterOptions());
  return answer.then(
    (found) => featuredJobs(found, labels),
    (error: unknown) => {
      if (request.signal.aborted) throw error;
      return noFeaturedJobs(labels);
    },
  );
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export default function Home() {
  const featured = useLoaderData<typeof loader | typeof clientLoader>() as FeaturedJobs;
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
        <FeaturedList featured={featured} now={now} applied={applied} labels={labels} onSearch={apply} onClear={clear} />
      </section>
      <Still>
        <HomeTiles referralsLive={false} />
      </Still>
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

  const loading = (navigation.state === "loading" && navigation.location.pathname === paths.home) || revalidating === "loading";
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
            <DropOneFilter search={applied} facets={BASIC_FACETS} labels={labels} path={api.featured} onSearch={onSearch} />
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
