import type { Capability } from "#contract/values/capabilities.ts";
import type { AccountServices, App } from "#api/http/services.ts";
import { alertFeedsRoutes } from "./channels/alert-feeds.ts";
import { alertWebhookRoutes } from "./channels/alert-webhook.ts";
import { pushSubscriptionsRoutes } from "./channels/push-subscriptions.ts";
import { alertSettingsRoutes } from "./alert-settings.ts";
import { applicationCalendarRoutes } from "./application-calendar.ts";
import { applicationFilesRoutes } from "./application-files.ts";
import { activityRoute } from "./activity.ts";
import { alertLinksRoutes } from "./alert-links.ts";
import { applicationRoutes, applicationsRoutes } from "./applications.ts";
import { cvFileRoutes } from "./cv-file.ts";
import { deskJobsRoute } from "./desk-jobs.ts";
import { deskMarksRoute } from "./desk-marks.ts";
import { guestAlertsRoutes } from "./guest-alerts.ts";
import { matchRoutes } from "./match.ts";
import { postingLookupsRoutes } from "./posting-lookups.ts";
import { profileRoutes } from "./profile.ts";
import { savedJobsRoutes } from "./saved-jobs.ts";
import { savedSearchesRoutes } from "./saved-searches.ts";
import { sentAlertsRoute } from "./sent-alerts.ts";
import { undoImportRoute } from "./undo-import.ts";

/** Adds the routes of the desk's live capabilities. */
export function addDeskRoutes(app: App, services: AccountServices): void {
  const isLive = (capability: Capability) => !services.config.comingSoon.includes(capability);
  // Its figures are true only while both are live.
  if (isLive("saved") && isLive("applications")) activityRoute(app, services);
  if (isLive("profile")) {
    profileRoutes(app, services);
    cvFileRoutes(app, services);
  }
  if (isLive("match") && isLive("profile")) matchRoutes(app, services);
  if (isLive("saved")) savedJobsRoutes(app, services);
  if (isLive("alerts")) {
    savedSearchesRoutes(app, services);
    alertLinksRoutes(app, services);
    alertSettingsRoutes(app, services);
    sentAlertsRoute(app, services);
    alertFeedsRoutes(app, services);
    alertWebhookRoutes(app, services);
    pushSubscriptionsRoutes(app, services);
    guestAlertsRoutes(app, services);
  }
  if (isLive("applications")) {
    applicationsRoutes(app, services);
    applicationRoutes(app, services);
    applicationFilesRoutes(app, services);
    applicationCalendarRoutes(app, services);
    undoImportRoute(app, services);
    postingLookupsRoutes(app, services);
  }
  if (isLive("saved") || isLive("applications")) {
    deskJobsRoute(app, services);
    deskMarksRoute(app, services);
  }
}
