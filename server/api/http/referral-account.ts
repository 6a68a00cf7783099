import type { FastifyRequest } from "fastify";
import { CONFIRM_PASSWORD_AFTER_MIN } from "#contract/values/auth.ts";
import { passwordUnconfirmed } from "./api-error.ts";
import { requireAccount } from "./bearer.ts";
import type { Sessions } from "./services.ts";

const SIGN_IN = "Please sign in to use referrals.";

declare module "fastify" {
  interface FastifyRequest {
    /** The account of the bearer token; set by the routes that need one. */
    accountId: string;
  }
}

/** Runs before a request is validated, so that unauthorised callers learn nothing about the rest of it. */
export function requireReferralAccount(sessions: Sessions): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    request.accountId = (await requireAccount(request, sessions, SIGN_IN)).id;
  };
}

/** Like `requireReferralAccount`, and refuses a session in which the password was last entered too long ago. */
export function requireRecentPassword(
  sessions: Sessions,
  signInText = SIGN_IN,
): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const { id, passwordAgeS = Number.POSITIVE_INFINITY } = await requireAccount(request, sessions, signInText);
    if (passwordAgeS > CONFIRM_PASSWORD_AFTER_MIN * 60) throw passwordUnconfirmed();
    request.accountId = id;
  };
}
