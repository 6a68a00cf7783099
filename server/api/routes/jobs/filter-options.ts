import { ErrorBody } from "#contract/schemas/error.ts";
import { FilterOptionsResponse } from "#contract/schemas/filter-options.ts";
import { searchNotReady } from "#api/http/api-error.ts";
import type { App, Services } from "#api/http/services.ts";

/** `GET /api/jobs/filter-options`: the choices of every filter. */
export function filterOptionsRoute(app: App, { search, filterOptions }: Services): void {
  app.get("/api/jobs/filter-options", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Filter options",
      description: "The choices of every filter with how many live jobs each finds. May be cached for an hour.",
      response: { 200: FilterOptionsResponse, 429: ErrorBody, 503: ErrorBody },
    },
    async handler(_request, reply) {
      if (!search.ready) throw searchNotReady();
      return reply.header("cache-control", "public, max-age=3600").send({ data: filterOptions.options() });
    },
  });
}
