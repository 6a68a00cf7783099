import { sharePaths } from "#web/shell/pages/share-paths.ts";
import { buttonClasses } from "#web/ui/base/button.tsx";
import { formatCount } from "#web/ui/select/option.ts";
import { data, Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import type { LandingResponse } from "#contract/schemas/landing.ts";
import { CountList } from "#web/features/landing/count-list.tsx";
import { FeedLinks } from "#web/features/search/feed-links.tsx";
import { JobRows } from "#web/features/job-list/rows/job-rows.tsx";
import { NotFound } from "#web/shell/deferred/not-found.tsx";
import { SampleNote } from "#web/features/job-list/sample-note.tsx";
import { useNow } from "#web/model/use-now.ts";
import { rowJob } from "#web/features/job/job-page.ts";
import { landingRole, landingText, landingTitle } from "#web/features/landing/landing.ts";
import { pageMeta } from "#web/shell/page-meta.ts";
import { api } from "#web/api/api-paths.ts";
import { paths } from "#web/shell/paths.ts";
import { apiContext } from "#web/shell/server-context.ts";
import { landingPath } from "#web/features/landing/landing-path.ts";

const PAGE_HEADERS = { "cache-control": "public, max-age=0, s-maxage=300, stale-while-revalidate=300" };

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const facts = loaderData?.facts;
  if (facts === undefined)
    return pageMeta({ title: "Page not found", description: "There is no page at this address.", index: false });
  const page = pageMeta({
    title: landingTitle(facts),
    description: landingText(facts),
    canonicalPath: landingPath(facts.role.slug, facts.place?.slug),
    picture: { path: sharePaths.role(facts.role.slug, facts.place?.slug), alt: landingTitle(facts) },
    index: !facts.meta.sample,
  });
  const query = searchOf(facts).toString();
  return [
    ...page,
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: landingTitle(facts),
      href: `${paths.feed.rss}?${query}`,
    },
  ];
}

/** Returns the search that finds the page's jobs. */
function searchOf({ role, place }: Pick<LandingResponse, "role" | "place">): URLSearchParams {
  return new URLSearchParams({ role: role.slug, ...(place !== null && { location: place.slug }) });
}

/** Handles every path of one or two parts that no other route takes; anything that isn't a landing page is a 404. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const role = landingRole(params["landing"]);
  if (role === null) return data(null, { status: 404 });
  const answer = await context.get(apiContext)(api.landing(role, params["place"]));
  if (answer.status === 400 || answer.status === 404) return data(null, { status: 404 });
  if (!answer.ok) throw data(null, { status: 503 });
  const { jobs, ...facts } = (await answer.json()) as LandingResponse;
  return data({ facts, jobs: jobs.map(rowJob), now: Date.now() }, { headers: PAGE_HEADERS });
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export default function LandingRoute() {
  const found = useLoaderData<typeof loader>();
  return found === null ? <NotFound /> : <Landing {...found} />;
}

function Landing({ facts, jobs, now: made }: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>>) {
  const now = useNow(made);
  const { role, place } = facts;
  const search = searchOf(facts);
  return (
    <div className="wrap pt-6 md:pt-10">
      <p className="text-ui">
        <Link to={paths.roles} className="touch">
          Remote jobs by role
        </Link>
        {place !== null && (
          <>
            {" / "}
            <Link to={landingPath(role.slug)} className="touch">
              {role.name}
            </Link>
          </>
        )}
      </p>
      <h1 className="mt-2">{landingTitle(facts)}</h1>
      <p className="mt-2 max-w-[41em] text-ink-2">{landingText(facts)}</p>
      {facts.meta.sample && (
        <div className="mt-4">
          <SampleNote />
        </div>
      )}
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21.5rem] lg:gap-10">
        <section className="min-w-0" aria-labelledby="newest">
          <h2 id="newest">{jobs.length < facts.total ? `The newest ${jobs.length}` : "All jobs"}</h2>
          <JobRows jobs={jobs} now={now} />
          <p className="my-4">
            <Link
              to={`${paths.home}?${search}${paths.searchFilters}`}
              className={buttonClasses({ variant: "primary" })}
            >
              {facts.total === 1 ? "Filter this job" : `Filter these ${formatCount(facts.total)} jobs`}
            </Link>
          </p>
          <FeedLinks query={search.toString()} />
        </section>
        <aside className="grid min-w-0 gap-6 md:grid-cols-3 lg:grid-cols-1" aria-label="What these jobs are">
          <CountList id="companies" title="Who's hiring" options={facts.companies} to={paths.company} />
          <CountList id="skills" title="What they ask for" options={facts.techStacks} />
          <CountList id="levels" title="Experience" options={facts.levels} />
          <CountList id="types" title="Job type" options={facts.employmentTypes} />
          <CountList
            id="places"
            title="By place"
            options={facts.places.filter(({ value }) => value !== place?.slug)}
            to={(value) => landingPath(role.slug, value)}
          />
          <CountList
            id="related"
            title="Related roles"
            options={facts.related}
            to={(value) => landingPath(value, place?.slug)}
          />
        </aside>
      </div>
    </div>
  );
}
