import { z } from "zod";
import { toApiKey } from "#accounts/keys/api-key.ts";
import { makeApiKey } from "#accounts/keys/make-key.ts";
import { ApiKeysResponse, NewApiKey, NewApiKeyResponse } from "#contract/schemas/api-keys.ts";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { liveApiKeys, revokeApiKey } from "#store/accounts/api-keys.ts";
import { notFound } from "#api/http/api-error.ts";
import { requireAccount } from "#api/http/bearer.ts";
import { requireRecentPassword } from "#api/http/referral-account.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const SIGN_IN = "Please sign in to manage your API keys.";
const REFUSALS = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody };

/** Registers the routes to list, make and revoke one's API keys. */
export function meApiKeysRoutes(app: App, { accounts, database, sessions }: AccountServices): void {
  app.get("/api/me/api-keys", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "My API keys",
      description: "The live keys, newest first, without the keys themselves.",
      needsAccount: true,
      response: { 200: ApiKeysResponse, ...REFUSALS },
    },
    async preValidation(request) {
      request.accountId = (await requireAccount(request, sessions, SIGN_IN)).id;
    },
    async handler(request, reply) {
      const data = (await liveApiKeys(database.db, request.accountId)).map(toApiKey);
      return reply.header("cache-control", "no-store").send({ data });
    },
  });

  app.post("/api/me/api-keys", {
    config: { bucket: "network", cost: 5 },
    schema: {
      summary: "Make an API key",
      description: "`key` is shown this once. Needs a recent password.",
      needsAccount: true,
      body: NewApiKey,
      response: { 200: NewApiKeyResponse, ...REFUSALS },
    },
    preValidation: requireRecentPassword(sessions, SIGN_IN),
    async handler(request, reply) {
      return reply
        .header("cache-control", "no-store")
        .send(await makeApiKey(accounts, request.accountId, request.body));
    },
  });

  app.post("/api/me/api-keys/:id/revoke", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Revoke one of my API keys",
      description: "Its next call is refused. Safe to repeat.",
      needsAccount: true,
      params: z.object({ id: z.string() }),
      response: { 200: MessageResponse, ...REFUSALS },
    },
    async preValidation(request) {
      request.accountId = (await requireAccount(request, sessions, SIGN_IN)).id;
    },
    async handler({ accountId, params: { id } }, reply) {
      const isId = z.uuid().safeParse(id).success;
      if (!isId || !(await revokeApiKey(database.db, accountId, id))) throw notFound();
      return reply.header("cache-control", "no-store").send({ message: "The key is revoked." });
    },
  });
}
