import type { FastifyRequest } from "fastify";
import { requireAccount } from "./bearer.ts";
import type { Sessions } from "./services.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The account of the bearer token; set by the routes that need one. */
    accountId: string;
  }
}

/** Runs before a request is validated, so that unauthorised callers learn nothing about the rest of it. */
export function requireReferralAccount(sessions: Sessions): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    request.accountId = (await requireAccount(request, sessions, "Please sign in to use referrals.")).id;
  };
}
