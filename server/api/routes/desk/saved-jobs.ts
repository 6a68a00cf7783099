import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import {
  ConfirmChangesRequest,
  JobId,
  RemoveSavedQuery,
  SavedJobsResponse,
  SavedStateResponse,
  SavedWishesRequest,
  SavedWishesResponse,
  SaveJobRequest,
} from "#contract/schemas/desk/saved.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { confirmChanges } from "#desk/saved/confirm-changes.ts";
import { fulfilWish, fulfilWishes } from "#desk/saved/fulfil-wish.ts";
import { listSaved } from "#desk/saved/list-saved.ts";
import { requireDeskAccount } from "#api/http/desk-account.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const REFUSALS = { 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody, 503: ErrorBody };
const READ_REFUSALS = { 401: ErrorBody, 429: ErrorBody, 503: ErrorBody };
const params = z.object({ jobId: JobId });

/** Saved jobs: save and remove one, many wishes at once, the list, and that its changes were seen. */
export function savedJobsRoutes(app: App, { accounts, sessions }: AccountServices): void {
  const preValidation = requireDeskAccount(sessions);

  app.put("/api/me/saved-jobs/:jobId", {
    config: { bucket: "network", cost: 1, scope: "desk:write" },
    schema: {
      summary: "Save a job",
      description: "Returns what holds afterwards. Safe to repeat; of several wishes, the one wished last wins.",
      needsAccount: true,
      params,
      body: SaveJobRequest,
      response: { 200: SavedStateResponse, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      const wish = { jobId: request.params.jobId, saved: true, ...request.body };
      const data = await fulfilWish(accounts, request.accountId, wish);
      return reply.header("cache-control", "no-store").send({ data });
    },
  });

  app.delete("/api/me/saved-jobs/:jobId", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Remove a saved job",
      description: "Returns what holds afterwards. Safe to repeat; of several wishes, the one wished last wins.",
      needsAccount: true,
      params,
      querystring: RemoveSavedQuery,
      response: { 200: SavedStateResponse, ...REFUSALS },
    },
    preValidation,
    async handler({ params: { jobId }, query: { ageMs }, accountId }, reply) {
      const data = await fulfilWish(accounts, accountId, { jobId, saved: false, ageMs, restore: false });
      return reply.header("cache-control", "no-store").send({ data });
    },
  });

  app.post("/api/me/saved-jobs/wishes", {
    config: { bucket: "network", cost: 5 },
    schema: {
      summary: "Save and remove several jobs",
      description: "In order, each as if it came alone. A refused one doesn't stop the others. Safe to repeat.",
      needsAccount: true,
      body: SavedWishesRequest,
      response: { 200: SavedWishesResponse, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      const data = await fulfilWishes(accounts, request.accountId, request.body.wishes);
      return reply.header("cache-control", "no-store").send({ data });
    },
  });

  app.get("/api/me/saved-jobs", {
    config: { bucket: "network", cost: 2, scope: "desk:read" },
    schema: {
      summary: "My saved jobs",
      description: "The saved last first, each with what has changed since it was saved or its changes were confirmed.",
      needsAccount: true,
      response: { 200: SavedJobsResponse, ...READ_REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      return reply.header("cache-control", "no-store").send({ data: await listSaved(accounts, request.accountId) });
    },
  });

  app.post("/api/me/saved-jobs/confirm-changes", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Confirm that I have seen what changed",
      description: "Changes count from now on. Ids that aren't saved are ignored. Safe to repeat.",
      needsAccount: true,
      body: ConfirmChangesRequest,
      response: { 200: MessageResponse, 400: ErrorBody, ...READ_REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      await confirmChanges(accounts, request.accountId, request.body.ids);
      return reply.header("cache-control", "no-store").send({ message: "Saved." });
    },
  });
}
