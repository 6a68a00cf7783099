import { ErrorBody } from "#contract/schemas/error.ts";
import { JobsResponse } from "#contract/schemas/jobs-query.ts";
import { sendCached, sendJson } from "#api/cache/response-cache.ts";
import { searchNotReady } from "#api/http/api-error.ts";
import { requireAccount } from "#api/http/bearer.ts";
import { facetCounts } from "#api/results/facet-counts.ts";
import { jobsParams, jobsQueryOf } from "#api/params/search-params.ts";
import type { App, Services } from "#api/http/services.ts";

const CACHE_CONTROL = "private, no-cache";

/** `GET /api/jobs`: the full search, page by page, with the count of every option. */
export function jobsRoute(app: App, { config, search, cards, responseMeta, responses, sessions }: Services): void {
  app.get("/api/jobs", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Search jobs",
      description: "All filters, exact total, and in `facets` how many jobs each option would find. Needs an account.",
      needsAccount: true,
      querystring: jobsParams(!config.comingSoon.includes("referrals")),
      response: { 200: JobsResponse, 400: ErrorBody, 401: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    // Before the parameters are parsed, so that a visitor learns nothing about them.
    async preValidation(request, reply) {
      await requireAccount(request, sessions);
      const cached = search.ready ? responses.getByUrl(request.url) : null;
      if (cached !== null) return sendCached(reply, await cached, CACHE_CONTROL);
    },
    async handler({ query: params, url }, reply) {
      if (!search.ready) throw searchNotReady();
      const query = jobsQueryOf(params.asked, search.companies);
      const key = ["jobs", query, params.ignored];
      responses.alias(url, JSON.stringify(key));
      const make = async (): Promise<JobsResponse> => {
        const found = search.query(query, { counts: true });
        const { ids, total, hidden } = found;
        const [data, meta] = await Promise.all([cards.byIds(ids), responseMeta.read(params.ignored)]);
        const nextPage = query.page * query.limit < total ? query.page + 1 : null;
        const facets = facetCounts(found.counts!, query, found);
        return { data, nextPage, total, hidden, facets, meta };
      };
      return sendJson(reply, responses, { key, cacheControl: CACHE_CONTROL, make });
    },
  });
}
