import type { FastifyRequest } from "fastify";
import { SESSION_EXPIRED } from "#contract/values/session.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { SearchSettings, SearchSettingsResponse } from "#contract/schemas/search-settings.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { saveSearchSettings, searchSettings, searchSettingsForUpdate } from "#store/accounts/search-settings.ts";
import { unauthenticated } from "#api/http/api-error.ts";
import { requireMatch, versionOf } from "#api/http/conditional/if-match.ts";
import { requireAccount } from "#api/http/bearer.ts";
import type { App, Services } from "#api/http/services.ts";

const REFUSALS = { 401: ErrorBody, 429: ErrorBody, 503: ErrorBody };

/** Registers `GET` and `PUT /api/me/search-settings`: the account's settings for every search. */
export function meSearchSettingsRoutes(app: App, { database, sessions }: Services): void {
  async function preValidation(request: FastifyRequest): Promise<void> {
    request.accountId = (await requireAccount(request, sessions, "Please sign in to save search settings.")).id;
  }

  app.get("/api/me/search-settings", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "My search settings",
      description: "Null until the account has saved some.",
      needsAccount: true,
      response: { 200: SearchSettingsResponse, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      const data = await searchSettings(database.db, request.accountId);
      return reply.headers({ "cache-control": "no-store", etag: versionOf(data) }).send({ data });
    },
  });

  app.put("/api/me/search-settings", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Replace my search settings",
      description:
        "Returns the stored settings. Safe to repeat. With `If-Match` and the ETag of an earlier answer, 412 if they have changed since.",
      needsAccount: true,
      body: SearchSettings,
      response: { 200: SearchSettingsResponse, ...REFUSALS, 400: ErrorBody, 412: ErrorBody },
    },
    preValidation,
    async handler(request, reply) {
      const data = await inTransaction(database, async (trx) => {
        requireMatch(request, await searchSettingsForUpdate(trx, request.accountId));
        return await saveSearchSettings(trx, request.accountId, request.body);
      });
      // The account was erased after its session was checked.
      if (data === null) throw unauthenticated(SESSION_EXPIRED);
      return reply.headers({ "cache-control": "no-store", etag: versionOf(data) }).send({ data });
    },
  });
}
