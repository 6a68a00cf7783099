import { ErrorBody } from "#contract/error.ts";
import { FeaturedResponse, PAGE_SIZE } from "#contract/jobs-query.ts";
import { sendAnswer } from "../answer-cache.ts";
import { searchNotReady } from "../api-error.ts";
import { FeaturedParams, jobsQueryOf } from "../jobs-params.ts";
import type { App, Services } from "../services.ts";

/** `GET /api/jobs/featured`: the first jobs of a basic search, for everyone. */
export function jobsFeaturedRoute(app: App, { search, cards, catalogue, answers }: Services): void {
  app.get("/api/jobs/featured", {
    schema: {
      summary: "Featured jobs",
      description: `At most ${PAGE_SIZE} jobs that match the basic filters. A token, live or not, makes no difference.`,
      querystring: FeaturedParams,
      response: { 200: FeaturedResponse, 400: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    async handler({ query: params }, reply) {
      if (!search.ready) throw searchNotReady();
      const query = { ...jobsQueryOf(params.asked, search.companies), page: 1, limit: PAGE_SIZE };
      const answer = await answers.answer(
        JSON.stringify(["featured", query, params.ignored]),
        async () => {
          const { ids, total } = search.query(query, { counts: false });
          const [data, meta] = await Promise.all([cards.byIds(ids), catalogue.meta(params.ignored)]);
          return { data, total, meta } satisfies FeaturedResponse;
        },
        (body) => String(reply.serialize(body)),
      );
      return sendAnswer(reply, answer, "public, no-cache");
    },
  });
}
