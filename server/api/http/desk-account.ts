import type { FastifyRequest } from "fastify";
import { requireAccount } from "./bearer.ts";
import type { Sessions } from "./services.ts";

/** Runs before a request is validated, so that unauthorised callers learn nothing about the rest of it. */
export function requireDeskAccount(sessions: Sessions): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    request.accountId = (await requireAccount(request, sessions, "Please sign in to use your desk.")).id;
  };
}
