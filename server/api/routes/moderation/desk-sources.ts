import { z } from "zod";
import { DeskSourcesResponse, SourceSwitchRequest } from "#contract/schemas/moderation/sources.ts";
import { deskSources, setSource } from "#moderation/desk/desk-sources.ts";
import { operatorAccess, refusedMeanwhile } from "#api/http/calls/access.ts";
import { addCall } from "#api/http/calls/add-call.ts";
import type { AccountServices, App } from "#api/http/services.ts";

/** For operators only: which sources are read, and pausing one. */
export function deskSourcesRoutes(app: App, services: AccountServices): void {
  const { database } = services;
  const access = refusedMeanwhile(operatorAccess(services, "Please sign in to see the sources."));

  addCall(app, access, ["GET", "/api/operate/sources"], {
    summary: "Sources and how they do",
    description:
      "Every source with boards: whether it is read, its last daily check, and who paused or resumed it last.",
    answer: DeskSourcesResponse,
    async run() {
      return { data: await deskSources(database) };
    },
  });

  addCall(app, access, ["PUT", "/api/operate/sources/:id"], {
    summary: "Pause or resume a source",
    description: "Needs a reason, which stays in the log. Jobs that it listed stay until its boards are read again.",
    params: z.object({ id: z.string().max(100) }),
    body: SourceSwitchRequest,
    answer: DeskSourcesResponse,
    async run({ accountId, params: { id }, body }) {
      await setSource(database, accountId, id, body);
      return { data: await deskSources(database) };
    },
  });
}
