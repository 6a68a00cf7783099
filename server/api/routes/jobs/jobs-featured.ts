import { ErrorBody } from "#contract/schemas/error.ts";
import { FeaturedResponse } from "#contract/schemas/jobs-query.ts";
import { PAGE_SIZE } from "#contract/values/jobs-query.ts";
import { hasHideRules } from "#contract/values/search-settings.ts";
import { sendCached, sendJson } from "#api/cache/response-cache.ts";
import { searchNotReady } from "#api/http/api-error.ts";
import { seekerFacets } from "#api/results/facet-counts.ts";
import { FeaturedParams, jobsQueryOf } from "#api/params/search-params.ts";
import type { App, Services } from "#api/http/services.ts";

const CACHE_CONTROL = "public, no-cache";

/** `GET /api/jobs/featured`: the first jobs of a basic search, for everyone. */
export function jobsFeaturedRoute(app: App, { search, cards, responseMeta, responses }: Services): void {
  app.get("/api/jobs/featured", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Featured jobs",
      description: `At most ${PAGE_SIZE} jobs that match the basic filters. A token, live or not, makes no difference.`,
      querystring: FeaturedParams,
      response: { 200: FeaturedResponse, 400: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    async preValidation(request, reply) {
      const cached = search.ready ? responses.getByUrl(request.url) : null;
      if (cached !== null) return sendCached(reply, await cached, CACHE_CONTROL);
    },
    async handler({ query: params, url }, reply) {
      if (!search.ready) throw searchNotReady();
      const query = { ...jobsQueryOf(params.asked, search.companies), page: 1, limit: PAGE_SIZE };
      const key = ["featured", query, params.ignored];
      responses.alias(url, JSON.stringify(key));
      const make = async (): Promise<FeaturedResponse> => {
        const { ids, total, hidden, eligibility } = search.query(query, { counts: false });
        const [data, meta] = await Promise.all([cards.byIds(ids), responseMeta.read(params.ignored)]);
        return {
          data,
          total,
          ...(hasHideRules(query.hide) && { hidden }),
          ...(eligibility !== null && { facets: seekerFacets({ eligibility, referable: null }) }),
          meta,
        };
      };
      return sendJson(reply, responses, { key, cacheControl: CACHE_CONTROL, make });
    },
  });
}
