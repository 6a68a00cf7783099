import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { endAlerts } from "#desk/alerts/end-alerts.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const params = z.object({ token: z.string().max(200).meta({ description: "The token of a mailed link" }) });
const RESPONSE = { 200: MessageResponse, 400: ErrorBody, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody };

/** Registers the one-click end of job alerts. The link identifies its person; no session is needed. */
export function alertLinksRoutes(app: App, { accounts, config }: AccountServices): void {
  // Mail programs post a form whose content we ignore.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ["application/x-www-form-urlencoded", "multipart/form-data"],
      { parseAs: "string" },
      (_request, _body, done) => done(null, {}),
    );
    scope.post("/api/alerts/unsubscribe/:token", {
      config: { bucket: "network", cost: 1 },
      schema: {
        summary: "End my job alerts",
        description: "The one-click action of List-Unsubscribe. Ends no other mail.",
        params,
        response: RESPONSE,
      },
      async handler(request, reply) {
        await endAlerts(accounts, (request.params as z.infer<typeof params>).token);
        return reply.header("cache-control", "no-store").send({ message: "You won’t get any more job alerts." });
      },
    });
    scope.get("/api/alerts/unsubscribe/:token", {
      config: { bucket: "network", cost: 1 },
      schema: {
        summary: "Open my saved searches",
        description: "For mail programs that open the address. Changes nothing and redirects to the settings.",
        params,
        response: { 303: z.null() },
      },
      async handler(_request, reply) {
        return reply.header("cache-control", "no-store").redirect(`${config.baseUrl}/me?tab=settings`, 303);
      },
    });
  });
}
