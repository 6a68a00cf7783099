import { accuracyReport } from "#accuracy/accuracy-report.ts";
import { AccuracyResponse } from "#contract/schemas/accuracy.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { createCachedRead } from "#api/cache/cached-read.ts";
import type { App, Services } from "#api/http/services.ts";

const CACHE_TTL_S = 60;
const RESPONSES = { 200: AccuracyResponse, 429: ErrorBody, 503: ErrorBody };

/** `GET /api/accuracy`: how right the published fields are. */
export function accuracyRoute(app: App, { reading }: Services): void {
  const read = createCachedRead(CACHE_TTL_S * 1000, async (): Promise<AccuracyResponse> => ({
    data: await accuracyReport(reading, new Date()),
  }));

  app.get("/api/accuracy", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Accuracy of the published fields",
      description: `Precision and recall per field and source, with 95 % intervals, from a sample that operators label; and the number of confirmed reader reports. At most ${CACHE_TTL_S} seconds old.`,
      response: RESPONSES,
    },
    async handler(_request, reply) {
      void reply.header("cache-control", `public, max-age=${CACHE_TTL_S}`);
      return await read();
    },
  });
}
