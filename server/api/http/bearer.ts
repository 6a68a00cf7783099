import type { FastifyRequest } from "fastify";
import { SESSION_EXPIRED } from "#contract/values/session.ts";
import { looksLikeApiKey } from "#accounts/keys/api-key.ts";
import { costOf } from "#api/load/route-cost.ts";
import { keyRefused, tooManyKeyCalls, unauthenticated } from "./api-error.ts";
import { refuseSuspended } from "./accounts/suspended.ts";
import type { Sessions, SignedInAccount } from "./services.ts";

const BEARER = /^bearer ([\w.~+/=-]{1,1024})$/i;

/** Returns the token of the Authorization header, or null. */
export function bearerToken(request: Pick<FastifyRequest, "headers">): string | null {
  return BEARER.exec(request.headers.authorization ?? "")?.[1] ?? null;
}

/**
 * Returns the account a request acts for. Throws 401 only when there is no token or the database says that it is dead. An
 * outage propagates, because a client that gets 401 discards its token. A suspended account only reads, and looks after itself.
 */
export async function requireAccount(
  request: FastifyRequest,
  sessions: Sessions,
  signInText = "Please sign in to use the full job search.",
): Promise<SignedInAccount> {
  const token = bearerToken(request);
  if (token === null) throw unauthenticated(signInText);
  if (looksLikeApiKey(token)) return await requireKey(request, sessions, token);
  const account = await sessions.accountOf(token);
  if (account === null) throw unauthenticated(SESSION_EXPIRED);
  if (account.isSuspended) refuseSuspended(request);
  return account;
}

/** Returns the account of an API key, which may make the calls whose routes name one of its scopes. */
async function requireKey(request: FastifyRequest, sessions: Sessions, key: string): Promise<SignedInAccount> {
  const holder = (await sessions.holderOfKey?.(key)) ?? null;
  if (holder === null) throw unauthenticated("This API key is unknown, expired or revoked.");
  const turn = holder.take(costOf(request).cost);
  request.keyTurn = turn;
  if (turn.remaining < 0) throw tooManyKeyCalls();
  const { scope } = request.routeOptions.config;
  if (scope === undefined || !holder.scopes.includes(scope)) throw keyRefused(scope);
  if (holder.isSuspended) refuseSuspended(request);
  return { id: holder.accountId };
}
