import { z } from "zod";
import { ErrorBody } from "#contract/schemas/error.ts";
import { SuggestResponse } from "#contract/schemas/search-suggest.ts";
import { searchNotReady } from "#api/http/api-error.ts";
import { searchText } from "#api/params/raw-params.ts";
import type { App, Services } from "#api/http/services.ts";
import { createSuggestionReader } from "#api/results/suggestions.ts";

const SuggestParams = z.looseObject({ q: searchText("q", "The text typed so far.") });

/** `GET /api/search/suggest`: filters that a search text may mean. */
export function searchSuggestRoute(app: App, { search }: Services): void {
  const suggestions = createSuggestionReader(search);
  app.get("/api/search/suggest", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Search suggestions",
      description:
        "Filters that the text or its last words may mean, then those that earlier words name, with how many live jobs each finds. `rest` is the text without those words.",
      querystring: SuggestParams,
      response: { 200: SuggestResponse, 400: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    async handler({ query: { q } }, reply) {
      if (!search.ready) throw searchNotReady();
      return reply.header("cache-control", "public, max-age=60").send({ data: suggestions.suggest(q) });
    },
  });
}
