import { ErrorBody } from "#contract/schemas/error.ts";
import { JobsResponse } from "#contract/schemas/jobs-query.ts";
import { sendAnswer } from "#api/cache/response-cache.ts";
import { searchNotReady } from "#api/http/api-error.ts";
import { requireAccount } from "#api/http/bearer.ts";
import { facetCounts } from "#api/results/facet-counts.ts";
import { jobsParams, jobsQueryOf } from "#api/params/search-params.ts";
import type { App, Services } from "#api/http/services.ts";

const CACHE_CONTROL = "private, no-cache";

/** `GET /api/jobs`: the full search, page by page, with the count of every option. */
export function jobsRoute(app: App, { config, search, cards, catalogue, answers, sessions }: Services): void {
  app.get("/api/jobs", {
    schema: {
      summary: "Search jobs",
      description: "All filters, exact total, and in `facets` how many jobs each option would find. Needs an account.",
      needsAccount: true,
      querystring: jobsParams(!config.comingSoon.includes("referrals")),
      response: { 200: JobsResponse, 400: ErrorBody, 401: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    // Before the parameters are read: who may not search is told nothing about them.
    async preValidation(request, reply) {
      await requireAccount(request, sessions);
      const known = search.ready ? answers.at(request.url) : null;
      if (known !== null) return sendAnswer(reply, await known, CACHE_CONTROL);
    },
    async handler({ query: params, url }, reply) {
      if (!search.ready) throw searchNotReady();
      const query = jobsQueryOf(params.asked, search.companies);
      const key = JSON.stringify(["jobs", query, params.ignored]);
      answers.lead(url, key);
      const answer = await answers.answer(
        key,
        async () => {
          const found = search.query(query, { counts: true });
          const { ids, total, hidden } = found;
          const [data, meta] = await Promise.all([cards.byIds(ids), catalogue.meta(params.ignored)]);
          const nextPage = query.page * query.limit < total ? query.page + 1 : null;
          const facets = facetCounts(found.counts!, query, found);
          return { data, nextPage, total, hidden, facets, meta } satisfies JobsResponse;
        },
        (body) => reply.serialize(body) as string,
      );
      return sendAnswer(reply, answer, CACHE_CONTROL);
    },
  });
}
