import { z } from "zod";
import { ErrorBody } from "#contract/schemas/error.ts";
import { DeskSourcesResponse, SourceSwitchRequest } from "#contract/schemas/moderation/sources.ts";
import { deskSources, setSource } from "#moderation/desk/desk-sources.ts";
import { requireOperator } from "#api/http/operator.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const REFUSALS = { 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody, 503: ErrorBody };
const config = { bucket: "network", cost: 1 } as const;

/** For operators only: which sources are read, and pausing one. */
export function deskSourcesRoutes(app: App, services: AccountServices): void {
  const { database } = services;
  const preValidation = requireOperator(services, "Please sign in to see the sources.");

  app.get("/api/operate/sources", {
    config,
    schema: {
      summary: "Sources and how they do",
      description:
        "Every source with boards: whether it is read, its last daily check, and who paused or resumed it last.",
      needsAccount: true,
      response: { 200: DeskSourcesResponse, ...REFUSALS },
    },
    preValidation,
    async handler(_request, reply) {
      return reply.header("cache-control", "no-store").send({ data: await deskSources(database) });
    },
  });

  app.put("/api/operate/sources/:id", {
    config,
    schema: {
      summary: "Pause or resume a source",
      description: "Needs a reason, which stays in the log. Jobs that it listed stay until its boards are read again.",
      needsAccount: true,
      params: z.object({ id: z.string().max(100) }),
      body: SourceSwitchRequest,
      response: { 200: DeskSourcesResponse, ...REFUSALS },
    },
    preValidation,
    async handler({ accountId, params: { id }, body }, reply) {
      await setSource(database, accountId, id, body);
      return reply.header("cache-control", "no-store").send({ data: await deskSources(database) });
    },
  });
}
