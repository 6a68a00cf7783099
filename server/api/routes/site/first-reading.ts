import { ErrorBody } from "#contract/schemas/error.ts";
import { FirstReadingResponse } from "#contract/schemas/first-reading.ts";
import { FIRST_READING_PATH } from "#contract/values/first-reading.ts";
import type { App, Services } from "#api/http/services.ts";

/** `GET /api/first-reading`: what a page shows while the first boards are read. */
export function firstReadingRoute(app: App, { firstReading }: Services): void {
  app.get(FIRST_READING_PATH, {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Progress of the first reading",
      description:
        "How many boards of a new installation have been read, and whether lists still show sample jobs. Ask every few seconds until `over` is true.",
      response: { 200: FirstReadingResponse, 429: ErrorBody, 503: ErrorBody },
    },
    async handler(_request, reply) {
      return reply.header("cache-control", "no-store").send({ data: await firstReading.read() });
    },
  });
}
