import { DeskSiteResponse, SiteNoticeRequest } from "#contract/schemas/moderation/site-notice.ts";
import { changeSiteNotice, deskSite } from "#moderation/desk/desk-site.ts";
import { operatorAccess } from "#api/http/calls/access.ts";
import { addCall } from "#api/http/calls/add-call.ts";
import type { AccountServices, App } from "#api/http/services.ts";

/** For operators only: what every page says, and what settings switch on and off. */
export function deskSiteRoutes(app: App, services: AccountServices): void {
  const { database, config } = services;
  const access = operatorAccess(services, "Please sign in to see the site’s switches.");

  addCall(app, access, ["GET", "/api/operate/site"], {
    summary: "The notice on every page, and the switches",
    description: "What operators say to everybody, and which parts of the site settings switch on or hold back.",
    answer: DeskSiteResponse,
    async run() {
      return { data: await deskSite(database, config) };
    },
  });

  addCall(app, access, ["PUT", "/api/operate/site/notice"], {
    summary: "Say something on every page",
    description: "From a time until a time. `null` takes it off. Everybody can dismiss it for themselves.",
    body: SiteNoticeRequest,
    answer: DeskSiteResponse,
    async run({ accountId, body }) {
      await changeSiteNotice(database, accountId, body);
      return { data: await deskSite(database, config) };
    },
  });
}
