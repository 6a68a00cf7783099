import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { endOtherSessions } from "#accounts/sessions/end-other-sessions.ts";
import { endSessionById } from "#accounts/sessions/end-session.ts";
import { listSessions } from "#accounts/sessions/list-sessions.ts";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { SessionsResponse } from "#contract/schemas/sessions.ts";
import { bearerToken, requireAccount } from "#api/http/bearer.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const REFUSALS = { 401: ErrorBody, 429: ErrorBody, 503: ErrorBody };

/** Registers the routes to list one's sessions and to end one or all others. */
export function meSessionsRoutes(app: App, { accounts, sessions }: AccountServices): void {
  async function preValidation(request: FastifyRequest): Promise<void> {
    request.accountId = (await requireAccount(request, sessions, "Please sign in to see your sessions.")).id;
  }
  /** `requireAccount` refuses requests without a token. */
  const tokenOf = (request: FastifyRequest) => bearerToken(request) ?? "";

  app.get("/api/me/sessions", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "My sessions",
      description: "Where the account is logged in: this session first, then the last used.",
      needsAccount: true,
      response: { 200: SessionsResponse, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      const data = await listSessions(accounts, request.accountId, tokenOf(request));
      return reply.header("cache-control", "no-store").send({ data });
    },
  });

  app.post("/api/me/sessions/end-others", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "End my other sessions",
      description: "Ends every session but the one of this call. Safe to repeat.",
      needsAccount: true,
      response: { 200: MessageResponse, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      await endOtherSessions(accounts, request.accountId, tokenOf(request));
      return reply.header("cache-control", "no-store").send({ message: "You’re logged out everywhere else." });
    },
  });

  app.post("/api/me/sessions/:id/end", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "End one of my sessions",
      description: "Safe to repeat.",
      needsAccount: true,
      params: z.object({ id: z.string() }),
      response: { 200: MessageResponse, 404: ErrorBody, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      await endSessionById(accounts, request.accountId, request.params.id);
      return reply.header("cache-control", "no-store").send({ message: "The session has ended." });
    },
  });
}
