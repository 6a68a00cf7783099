import type { FastifyRequest } from "fastify";
import type { Client } from "#accounts/accounts.ts";
import { networkOf } from "#accounts/network-key.ts";

/** Identifies the client for rate limits. Behind a proxy the address is right only if TRUST_PROXY names the proxy. */
export function clientOf(request: Pick<FastifyRequest, "ip">): Client {
  return { network: networkOf(request.ip) };
}
