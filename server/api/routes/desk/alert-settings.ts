import { SESSION_EXPIRED } from "#contract/values/session.ts";
import { AlertSettings, AlertSettingsResponse } from "#contract/schemas/desk/alert-settings.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { readAlertSettings, replaceAlertSettings } from "#desk/alerts/alert-settings.ts";
import { unauthenticated } from "#api/http/api-error.ts";
import { requireMatch, versionOf } from "#api/http/conditional/if-match.ts";
import { requireDeskAccount } from "#api/http/desk-account.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const REFUSALS = { 401: ErrorBody, 429: ErrorBody, 503: ErrorBody };

/** Registers `GET` and `PUT /api/me/alert-settings`: when an account hears of the jobs that its saved searches find. */
export function alertSettingsRoutes(app: App, { accounts, sessions }: AccountServices): void {
  const preValidation = requireDeskAccount(sessions);

  app.get("/api/me/alert-settings", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "When I hear of new jobs",
      description: "The hour and the day of digests in my own time zone, quiet hours and a pause.",
      needsAccount: true,
      response: { 200: AlertSettingsResponse, ...REFUSALS },
    },
    preValidation,
    async handler({ accountId }, reply) {
      const data = await readAlertSettings(accounts, accountId);
      return reply.headers({ "cache-control": "no-store", etag: versionOf(data) }).send({ data });
    },
  });

  app.put("/api/me/alert-settings", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Choose when I hear of new jobs",
      description:
        "Holds for jobs that wait already too. Returns the stored settings. Safe to repeat. With `If-Match` and the ETag of an earlier answer, 412 if they have changed since.",
      needsAccount: true,
      body: AlertSettings,
      response: { 200: AlertSettingsResponse, 400: ErrorBody, 412: ErrorBody, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      const { body, accountId } = request;
      const data = await replaceAlertSettings(accounts, accountId, body, (stored) => requireMatch(request, stored));
      // The account was erased after its session was checked.
      if (data === null) throw unauthenticated(SESSION_EXPIRED);
      return reply.headers({ "cache-control": "no-store", etag: versionOf(data) }).send({ data });
    },
  });
}
