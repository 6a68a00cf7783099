import { ErrorBody } from "#contract/schemas/error.ts";
import { TransparencyResponse } from "#contract/schemas/moderation/transparency.ts";
import { transparencyMonths } from "#moderation/transparency.ts";
import { createCachedRead } from "#api/cache/cached-read.ts";
import type { App, Services } from "#api/http/services.ts";

const CACHE_TTL_S = 60;

/** `GET /api/transparency`: how many notices came, and what was decided, by month. */
export function transparencyRoute(app: App, { database }: Services): void {
  const read = createCachedRead(CACHE_TTL_S * 1000, async (): Promise<TransparencyResponse> => ({
    data: { at: new Date().toISOString(), months: await transparencyMonths(database) },
  }));

  app.get("/api/transparency", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Notices and decisions by month",
      description: `Public counts of the last two years. At most ${CACHE_TTL_S} seconds old.`,
      response: { 200: TransparencyResponse, 429: ErrorBody, 503: ErrorBody },
    },
    async handler(_request, reply) {
      void reply.header("cache-control", `public, max-age=${CACHE_TTL_S}`);
      return await read();
    },
  });
}
