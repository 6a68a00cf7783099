import { endAlerts } from "#desk/alerts/end-alerts.ts";
import type { AccountServices, App } from "#api/http/services.ts";
import { unsubscribeRoutes } from "#api/http/unsubscribe-routes.ts";

/** Registers the one-click end of job alerts. */
export function alertLinksRoutes(app: App, { accounts, config }: AccountServices): void {
  unsubscribeRoutes(app, {
    path: "/api/alerts/unsubscribe",
    post: {
      summary: "End my job alerts",
      description: "The one-click action of List-Unsubscribe. Ends no other mail.",
    },
    get: { summary: "Open my saved searches" },
    settingsUrl: () => `${config.baseUrl}/me?tab=alerts`,
    end: (token) => endAlerts(accounts, token),
    message: "You won’t get any more job alerts.",
  });
}
