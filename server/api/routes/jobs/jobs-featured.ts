import { ErrorBody } from "#contract/schemas/error.ts";
import { FeaturedResponse, PAGE_SIZE } from "#contract/schemas/jobs-query.ts";
import { hidesAnything } from "#search/query/hidden.ts";
import { sendAnswer } from "#api/cache/response-cache.ts";
import { searchNotReady } from "#api/http/api-error.ts";
import { sideFacets } from "#api/results/facet-counts.ts";
import { FeaturedParams, jobsQueryOf } from "#api/params/search-params.ts";
import type { App, Services } from "#api/http/services.ts";

const CACHE_CONTROL = "public, no-cache";

/** `GET /api/jobs/featured`: the first jobs of a basic search, for everyone. */
export function jobsFeaturedRoute(app: App, { search, cards, catalogue, answers }: Services): void {
  app.get("/api/jobs/featured", {
    schema: {
      summary: "Featured jobs",
      description: `At most ${PAGE_SIZE} jobs that match the basic filters. A token, live or not, makes no difference.`,
      querystring: FeaturedParams,
      response: { 200: FeaturedResponse, 400: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    async preValidation(request, reply) {
      const known = search.ready ? answers.at(request.url) : null;
      if (known !== null) return sendAnswer(reply, await known, CACHE_CONTROL);
    },
    async handler({ query: params, url }, reply) {
      if (!search.ready) throw searchNotReady();
      const query = { ...jobsQueryOf(params.asked, search.companies), page: 1, limit: PAGE_SIZE };
      const key = JSON.stringify(["featured", query, params.ignored]);
      answers.lead(url, key);
      const answer = await answers.answer(
        key,
        async () => {
          const { ids, total, hidden, eligibility } = search.query(query, { counts: false });
          const [data, meta] = await Promise.all([cards.byIds(ids), catalogue.meta(params.ignored)]);
          return {
            data,
            total,
            ...(hidesAnything(query.hide) && { hidden }),
            ...(eligibility !== null && { facets: sideFacets({ eligibility, referrable: null }) }),
            meta,
          } satisfies FeaturedResponse;
        },
        (body) => reply.serialize(body) as string,
      );
      return sendAnswer(reply, answer, CACHE_CONTROL);
    },
  });
}
