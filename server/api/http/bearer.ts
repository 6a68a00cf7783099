import type { FastifyRequest } from "fastify";
import { SESSION_EXPIRED } from "#contract/values/session.ts";
import { unauthenticated } from "./api-error.ts";
import type { Sessions, SignedInAccount } from "./services.ts";

const BEARER = /^bearer ([\w.~+/=-]{1,1024})$/i;

/** Returns the token of the Authorization header, or null. */
export function bearerToken(request: Pick<FastifyRequest, "headers">): string | null {
  return BEARER.exec(request.headers.authorization ?? "")?.[1] ?? null;
}

/**
 * Returns the account a request acts for. Throws 401 only when there is no token or the database says that it is dead. An
 * outage propagates, because a client that gets 401 discards its token.
 */
export async function requireAccount(
  request: Pick<FastifyRequest, "headers">,
  sessions: Sessions,
  signInText = "Please sign in to use the full job search.",
): Promise<SignedInAccount> {
  const token = bearerToken(request);
  if (token === null) throw unauthenticated(signInText);
  const account = await sessions.accountOf(token);
  if (account === null) throw unauthenticated(SESSION_EXPIRED);
  return account;
}
