import { DeskMarksResponse } from "#contract/schemas/desk/marks.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { deskMarks } from "#desk/marks.ts";
import { requireDeskAccount } from "#api/http/desk-account.ts";
import type { AccountServices, App } from "#api/http/services.ts";

/** `GET /api/me/desk/marks`: what I have done with jobs, for the marks on cards. */
export function deskMarksRoute(app: App, { accounts, sessions }: AccountServices): void {
  app.get("/api/me/desk/marks", {
    config: { bucket: "network", cost: 1, scope: "desk:read" },
    schema: {
      summary: "My marks on jobs",
      description:
        "By id of the job: when I saved it and where my application stands. By company: when I last applied.",
      needsAccount: true,
      response: { 200: DeskMarksResponse, 401: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    preValidation: requireDeskAccount(sessions),
    async handler(request, reply) {
      return reply.header("cache-control", "no-store").send({ data: await deskMarks(accounts, request.accountId) });
    },
  });
}
