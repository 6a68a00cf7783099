import { ErrorBody } from "#contract/schemas/error.ts";
import { StatusResponse } from "#contract/schemas/status.ts";
import { sources } from "#sources/registry.ts";
import { readStanding } from "#store/operations/standing.ts";
import type { App, Services } from "#api/http/services.ts";

/** How old an answer may be. Reading the figures anew costs a look at every board. */
const FRESH_MS = 20_000;

/** `GET /api/status`: how the sources, the queue and the list of jobs stand. */
export function statusRoute(app: App, { database }: Services): void {
  let latest: { madeAt: number; answer: Promise<StatusResponse> } | null = null;

  function read(): Promise<StatusResponse> {
    if (latest !== null && performance.now() - latest.madeAt < FRESH_MS) return latest.answer;
    const answer = readStanding(database, new Date()).then((standing) => ({
      data: {
        ...standing,
        sources: standing.sources.map((source) => ({ ...source, homepage: sources.get(source.id)?.homepage ?? "" })),
      },
    }));
    const made = { madeAt: performance.now(), answer };
    latest = made;
    // A failure is not kept: the next caller asks again.
    answer.catch(() => {
      if (latest === made) latest = null;
    });
    return answer;
  }

  app.get("/api/status", {
    schema: {
      summary: "How it stands",
      description:
        "Boards, reads, kept and dropped items by source, jobs opened and closed, and what waits. Figures only; at most 20 seconds old.",
      response: { 200: StatusResponse, 429: ErrorBody, 503: ErrorBody },
    },
    async handler(_request, reply) {
      return reply.header("cache-control", "public, max-age=20").send(await read());
    },
  });
}
