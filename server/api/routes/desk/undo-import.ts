import { UndoImportRequest, UndoImportResponse } from "#contract/schemas/desk/application.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { undoImport } from "#desk/import/undo-import.ts";
import { requireDeskAccount } from "#api/http/desk-account.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const ERRORS = { 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody };

/** `POST /api/me/applications/undo-import`: takes back an import. */
export function undoImportRoute(app: App, { database, sessions }: AccountServices): void {
  app.post("/api/me/applications/undo-import", {
    config: { bucket: "network", cost: 5 },
    schema: {
      summary: "Undo an import of applications",
      description:
        "Deletes these applications for good, except those that have been changed since they were created. Late copies from another device don’t bring them back.",
      needsAccount: true,
      body: UndoImportRequest,
      response: { 200: UndoImportResponse, ...ERRORS },
    },
    preValidation: requireDeskAccount(sessions),
    async handler(request, reply) {
      const deleted = await undoImport(database, request.accountId, request.body.ids);
      return reply.header("cache-control", "no-store").send({ data: { deleted } });
    },
  });
}
