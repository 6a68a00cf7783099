import { SentAlertsResponse } from "#contract/schemas/desk/sent-alerts.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { listSent } from "#desk/alerts/list-sent.ts";
import { requireDeskAccount } from "#api/http/desk-account.ts";
import type { AccountServices, App } from "#api/http/services.ts";

/** Registers `GET /api/me/alerts`: the jobs that an account's mails have shown lately. */
export function sentAlertsRoute(app: App, { accounts, sessions }: AccountServices): void {
  app.get("/api/me/alerts", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "What job alerts sent me lately",
      description:
        "The jobs that the latest mails showed, each with the saved search that found it and what it meets of its filters.",
      needsAccount: true,
      response: { 200: SentAlertsResponse, 400: ErrorBody, 401: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    preValidation: requireDeskAccount(sessions),
    async handler({ accountId }, reply) {
      return reply.header("cache-control", "no-store").send({ data: await listSent(accounts, accountId) });
    },
  });
}
