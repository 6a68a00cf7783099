import type { FastifyRequest } from "fastify";
import { requireAccount } from "./bearer.ts";
import type { Sessions } from "./services.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Whose bearer token the request carries; set by the routes that need an account. */
    accountId: string;
  }
}

/** Runs before a request is read: who may not act is told nothing about what was wrong with the rest. */
export function requireReferralAccount(sessions: Sessions): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    request.accountId = (await requireAccount(request, sessions, "Please sign in to use referrals.")).id;
  };
}
