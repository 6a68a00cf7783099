import type { FastifyReply } from "fastify";
import { OPEN_FILTER_NAMES } from "#contract/values/filters.ts";
import type { JobsQuery } from "#contract/values/jobs-query.ts";
import { searchNotReady } from "#api/http/api-error.ts";
import { requestText } from "#api/feeds/request-text.ts";
import { csv } from "#api/feeds/csv.ts";
import type { Feed } from "#api/feeds/feed.ts";
import { jsonFeed } from "#api/feeds/json-feed.ts";
import { rss } from "#api/feeds/rss.ts";
import { feedParams, jobsQueryOf } from "#api/params/search-params.ts";
import type { App, Services } from "#api/http/services.ts";

interface Format {
  name: string;
  contentType: string;
  maxJobs: number;
  write: (feed: Feed) => string;
}

const FORMATS: Record<string, Format> = {
  "/jobs.rss": { name: "RSS 2.0", contentType: "application/rss+xml; charset=utf-8", maxJobs: 50, write: rss },
  "/jobs.json": {
    name: "JSON Feed 1.1",
    contentType: "application/feed+json; charset=utf-8",
    maxJobs: 50,
    write: jsonFeed,
  },
  "/jobs.csv": { name: "CSV", contentType: "text/csv; charset=utf-8", maxJobs: 500, write: csv },
};

/** `/jobs.rss`, `/jobs.json`, `/jobs.csv`: any search with the basic filters as a feed. For everyone. */
export function jobsFeedsRoutes(app: App, { config, search, cards, responses }: Services): void {
  for (const [path, { name, contentType, maxJobs, write }] of Object.entries(FORMATS)) {
    app.get(path, {
      config: { bucket: "network", cost: 5, isOpenToSites: true },
      schema: {
        summary: `A search as ${name}`,
        description: `The first ${maxJobs} jobs that match the basic filters, which are those of featured jobs and, if referrals are live, of referrals. Needs no account.`,
        querystring: feedParams(!config.comingSoon.includes("referrals")),
      },
      async handler({ query: params }, reply) {
        if (!search.ready) throw searchNotReady();
        const query = { ...jobsQueryOf(params.asked, search.companies), page: 1, limit: maxJobs };
        const { text, etag } = await responses.get(
          JSON.stringify([path, query]),
          async () => {
            const { ids, total } = search.query(query, { counts: false });
            const parameters = queryString(query);
            return {
              request: requestText(query),
              origin: config.baseUrl,
              feedUrl: config.baseUrl + path + parameters,
              pageUrl: `${config.baseUrl}/${parameters}`,
              total,
              jobs: await cards.byIds(ids),
            } satisfies Feed;
          },
          write,
        );
        if (path === "/jobs.csv") reply.header("content-disposition", 'attachment; filename="jobs.csv"');
        return send(reply, text, contentType, etag);
      },
    });
  }
}

function send(reply: FastifyReply, text: string, contentType: string, etag: string): FastifyReply {
  return reply.header("cache-control", "public, max-age=300").header("etag", etag).type(contentType).send(text);
}

/** Writes the search as a canonical query string, so that equal searches share one URL. */
function queryString(query: JobsQuery): string {
  const { q, salaryMin, salaryUnstated, homeCountry, eligibleOnly, hide, acceptsReferrals, sortBy } = query;
  const all = {
    q,
    ...Object.fromEntries(OPEN_FILTER_NAMES.map((name) => [name, [query[name] ?? []].flat().join(",")])),
    salaryMin: salaryMin === null ? "" : String(salaryMin),
    salaryUnstated: salaryMin !== null && salaryUnstated ? "include" : "",
    livesIn: homeCountry ?? "",
    eligible: eligibleOnly ? "only" : "",
    hideCompany: hide.companies.join(","),
    hideSource: hide.sources.join(","),
    hideJob: hide.jobs.join(","),
    hideAgency: hide.agencies ? "yes" : "",
    referable: acceptsReferrals ? "yes" : "",
    sortBy: sortBy === (q === "" ? "date" : "relevance") ? "" : sortBy,
  };
  const set = new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ""));
  for (const keyword of hide.keywords) set.append("hideKeyword", keyword);
  return set.size === 0 ? "" : `?${set}`;
}
