import { ErrorBody } from "#contract/schemas/error.ts";
import { DeskSiteResponse, SiteNoticeRequest } from "#contract/schemas/moderation/site-notice.ts";
import { changeSiteNotice, deskSite } from "#moderation/desk/desk-site.ts";
import { requireOperator } from "#api/http/operator.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const REFUSALS = { 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody };
const bucket = { bucket: "network", cost: 1 } as const;

/** For operators only: what every page says, and what settings switch on and off. */
export function deskSiteRoutes(app: App, services: AccountServices): void {
  const { database, config } = services;
  const preValidation = requireOperator(services, "Please sign in to see the site’s switches.");

  app.get("/api/operate/site", {
    config: bucket,
    schema: {
      summary: "The notice on every page, and the switches",
      description: "What operators say to everybody, and which parts of the site settings switch on or hold back.",
      needsAccount: true,
      response: { 200: DeskSiteResponse, ...REFUSALS },
    },
    preValidation,
    async handler(_request, reply) {
      return reply.header("cache-control", "no-store").send({ data: await deskSite(database, config) });
    },
  });

  app.put("/api/operate/site/notice", {
    config: bucket,
    schema: {
      summary: "Say something on every page",
      description: "From a time until a time. `null` takes it off. Everybody can dismiss it for themselves.",
      needsAccount: true,
      body: SiteNoticeRequest,
      response: { 200: DeskSiteResponse, ...REFUSALS },
    },
    preValidation,
    async handler({ accountId, body }, reply) {
      await changeSiteNotice(database, accountId, body);
      return reply.header("cache-control", "no-store").send({ data: await deskSite(database, config) });
    },
  });
}
