import { ActivityResponse } from "#contract/schemas/desk/activity.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { activityOf } from "#store/desk/activity.ts";
import { requireDeskAccount } from "#api/http/desk-account.ts";
import type { AccountServices, App } from "#api/http/services.ts";

/** `GET /api/me/activity`: the figures of the Activity Summary. */
export function activityRoute(app: App, { database, sessions }: AccountServices): void {
  app.get("/api/me/activity", {
    config: { bucket: "network", cost: 1, scope: "desk:read" },
    schema: {
      summary: "My activity",
      description: "Applications sent, saved jobs and people met through referrals: in all, and in the last 30 days.",
      needsAccount: true,
      response: { 200: ActivityResponse, 401: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    preValidation: requireDeskAccount(sessions),
    async handler(request, reply) {
      const data = await activityOf(database.db, request.accountId);
      return reply.header("cache-control", "no-store").send({ data });
    },
  });
}
