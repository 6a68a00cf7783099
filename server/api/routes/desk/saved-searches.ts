import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import {
  type SavedSearch,
  SavedSearchesResponse,
  SavedSearchId,
  SavedSearchResponse,
  SaveSearchRequest,
} from "#contract/schemas/desk/saved-search.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import type { Capability } from "#contract/values/capabilities.ts";
import { listSearches, toSavedSearch } from "#desk/searches/list-searches.ts";
import { saveSearchAs } from "#desk/searches/save-search.ts";
import { deleteSearch, savedSearch } from "#store/desk/saved-searches.ts";
import { notFound, searchNotReady } from "#api/http/api-error.ts";
import { requireMatch, versionOf } from "#api/http/conditional/if-match.ts";
import { requireDeskAccount } from "#api/http/desk-account.ts";
import type { AccountServices, App } from "#api/http/services.ts";
import { savedSearchQuery } from "#api/params/saved-search-params.ts";

const REFUSALS = { 401: ErrorBody, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody };
const params = z.object({ id: SavedSearchId.meta({ description: "Id of the saved search, a UUID that you make" }) });

/** Registers the calls of saved searches: list, save or replace one, delete one. */
export function savedSearchesRoutes(app: App, { config, accounts, search, sessions }: AccountServices): void {
  const preValidation = requireDeskAccount(sessions);
  const isLive = (capability: Capability): boolean => !config.comingSoon.includes(capability);
  const live = { referrals: isLive("referrals"), match: isLive("match") && isLive("profile") };

  app.get("/api/me/searches", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "My saved searches",
      description: "In the order of their names, each with what it has found and when its next mail may come.",
      needsAccount: true,
      response: { 200: SavedSearchesResponse, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      return reply.header("cache-control", "no-store").send({ data: await listSearches(accounts, request.accountId) });
    },
  });

  app.get("/api/me/searches/:id", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "A saved search",
      description: "With an ETag, by which a later change can say what it replaces.",
      needsAccount: true,
      params,
      response: { 200: SavedSearchResponse, 400: ErrorBody, ...REFUSALS },
    },
    preValidation,
    async handler({ params: { id }, accountId }, reply) {
      const row = await savedSearch(accounts.database.db, accountId, id);
      if (row === null) throw notFound();
      const data = toSavedSearch(row);
      return reply.headers({ "cache-control": "no-store", etag: versionOf(data) }).send({ data });
    },
  });

  app.put("/api/me/searches/:id", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Save a search",
      description:
        "Saves a search under an id that you make, or replaces its name, filters, frequency and pause. Safe to repeat. A search without a filter is refused. With `If-Match` and the ETag of an earlier answer, 412 if it has changed since.",
      needsAccount: true,
      params,
      body: SaveSearchRequest,
      response: { 200: SavedSearchResponse, 400: ErrorBody, 409: ErrorBody, 412: ErrorBody, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      const { accountId, body } = request;
      const { id } = request.params;
      // Only the read model knows which company a name means.
      if (!search.ready) throw searchNotReady();
      const { name, frequency, pausedUntil } = body;
      const query = savedSearchQuery(body.params, live, search.companies);
      const wish = { name, query, frequency, pausedUntil };
      const check = (stored: SavedSearch | null) => requireMatch(request, stored);
      const data = await saveSearchAs(accounts, { accountId, id }, wish, check);
      return reply.headers({ "cache-control": "no-store", etag: versionOf(data) }).send({ data });
    },
  });

  app.delete("/api/me/searches/:id", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Delete a saved search",
      description: "Its alerts end.",
      needsAccount: true,
      params,
      response: { 200: MessageResponse, 400: ErrorBody, ...REFUSALS },
    },
    preValidation,
    async handler({ params: { id }, accountId }, reply) {
      if (!(await deleteSearch(accounts.database.db, accountId, id))) throw notFound();
      return reply.header("cache-control", "no-store").send({ message: "Deleted." });
    },
  });
}
