import { lazy } from "react";
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import type { FeaturedResponse } from "#contract/schemas/jobs-query.ts";
import { isLive } from "#web/model/capabilities.ts";
import { lazyHydrate } from "#web/hydration/lazy-hydrate.tsx";
import { StaticMarkup } from "#web/hydration/static-markup.tsx";
import { searchLabels } from "#web/model/facets.ts";
import { featuredJobs, type FeaturedJobs, noFeaturedJobs } from "#web/features/job-list/featured-jobs.ts";
import { completeOptions } from "#web/model/filter-options.ts";
import { pageMeta } from "#web/shell/page-meta.ts";
import { api } from "#web/api/api-paths.ts";
import { paths } from "#web/shell/paths.ts";
import { urlWithQuery, OPEN_PARTS, only, readSearch, searchQuery } from "#web/features/search/search-state.ts";
import { apiContext, plainFormOptions } from "#web/shell/server-context.ts";

/** How long shared caches may keep the page. The server's own cache is revalidated when jobs change. */
const PAGE_HEADERS = { "cache-control": "public, max-age=0, s-maxage=30, stale-while-revalidate=60" };

const HomePage = lazyHydrate(() => import("#web/features/home/home-page.tsx").then((module) => module.HomePage));
const HomeTiles = lazy(() =>
  import("#web/features/home/tiles/home-tiles.tsx").then((module) => ({ default: module.HomeTiles })),
);

export const meta = () =>
  pageMeta({
    title: "Remote jobs from across the web",
    description:
      "Remote jobs from across the web: one entry per opening, with where you can work from and what it pays. Free for job seekers.",
    canonicalPath: paths.home,
  });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const call = context.get(apiContext);
  const search = only(readSearch(new URL(request.url).searchParams), OPEN_PARTS);
  const [jobs, lists] = await Promise.all([
    // The server doesn't know where the reader lives; their browser asks again.
    call(urlWithQuery(api.featured, searchQuery({ ...search, eligibleOnly: false }))),
    call(api.filterOptions),
  ]);
  const options = await completeOptions(lists.ok ? await lists.json() : null);
  context.set(plainFormOptions, options);
  const labels = searchLabels(search, options);
  if (!jobs.ok)
    return data(noFeaturedJobs(labels), {
      status: jobs.status < 500 ? 400 : 503,
      headers: { "cache-control": "no-store" },
    });
  return data(featuredJobs((await jobs.json()) as FeaturedResponse, labels), { headers: PAGE_HEADERS });
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<FeaturedJobs> {
  const { searchFeatured } = await import("#web/features/search/featured-search.ts");
  return searchFeatured(request);
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export default function Home() {
  return (
    <>
      <HomePage />
      <StaticMarkup>
        <HomeTiles referralsLive={isLive("referrals")} />
      </StaticMarkup>
    </>
  );
}
