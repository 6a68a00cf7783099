import { ErrorBody } from "#contract/schemas/error.ts";
import { StatusResponse } from "#contract/schemas/status.ts";
import { sources } from "#sources/registry.ts";
import { systemStatus } from "#store/operations/system-status.ts";
import { createCachedRead } from "#api/cache/cached-read.ts";
import type { App, Services } from "#api/http/services.ts";

/** Collecting the figures reads every board once. */
const CACHE_TTL_S = 20;

/** `GET /api/status`: the state of the sources, the queue and the catalogue. */
export function statusRoute(app: App, { database }: Services): void {
  const read = createCachedRead(CACHE_TTL_S * 1000, async (): Promise<StatusResponse> => {
    const status = await systemStatus(database, new Date());
    return {
      data: {
        ...status,
        sources: status.sources.map((source) => ({ ...source, homepage: sources.get(source.id)?.homepage ?? "" })),
      },
    };
  });

  app.get("/api/status", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Status of the installation",
      description: `Boards, reads, published and dropped items by source, jobs opened and closed, and the queue. Figures only; at most ${CACHE_TTL_S} seconds old.`,
      response: { 200: StatusResponse, 429: ErrorBody, 503: ErrorBody },
    },
    async handler(_request, reply) {
      return reply.header("cache-control", `public, max-age=${CACHE_TTL_S}`).send(await read());
    },
  });
}
