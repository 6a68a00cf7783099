import type { FastifyRequest } from "fastify";
import type { Client } from "#accounts/accounts.ts";
import { networkOf } from "#accounts/network-key.ts";

/** Who asks, as far as limits are concerned. Behind a proxy the address is right only if TRUST_PROXY names it. */
export function clientOf(request: Pick<FastifyRequest, "ip">): Client {
  return { network: networkOf(request.ip) };
}
