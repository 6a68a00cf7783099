import type { FastifyRequest } from "fastify";
import { SESSION_EXPIRED } from "#contract/values/session.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { SearchSettings, SearchSettingsResponse } from "#contract/schemas/search-settings.ts";
import { saveSearchSettings, searchSettings } from "#store/accounts/search-settings.ts";
import { unauthenticated } from "#api/http/api-error.ts";
import { requireAccount } from "#api/http/bearer.ts";
import type { App, Services } from "#api/http/services.ts";

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
      response: { 200: SearchSettingsResponse, 401: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    preValidation,
    async handler(request, reply) {
      const data = await searchSettings(database.db, request.accountId);
      return reply.header("cache-control", "no-store").send({ data });
    },
  });

  app.put("/api/me/search-settings", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Replace my search settings",
      description: "Returns the stored settings. Safe to repeat.",
      needsAccount: true,
      body: SearchSettings,
      response: { 200: SearchSettingsResponse, 400: ErrorBody, 401: ErrorBody, 429: ErrorBody, 503: ErrorBody },
    },
    preValidation,
    async handler(request, reply) {
      const data = await saveSearchSettings(database.db, request.accountId, request.body);
      // The account was erased after its session was checked.
      if (data === null) throw unauthenticated(SESSION_EXPIRED);
      return reply.header("cache-control", "no-store").send({ data });
    },
  });
}
