import type { FastifyInstance } from "fastify";
import { networkOf, siteOf } from "#accounts/network-key.ts";
import { tooManyRequests } from "../http/api-error.ts";
import { isLocal } from "../http/local-address.ts";
import { costOf } from "./route-cost.ts";
import { TokenBuckets } from "./token-buckets.ts";

/** Token bucket per network: requests of cost 1 at once, and per second over time. */
const NETWORK = { most: 300, perSecond: 30 };
/** An IPv6 /48 may send the requests of ten networks: one customer often has a whole one. */
const SITE = { most: 3000, perSecond: 300 };

/**
 * Limits each network's rate of requests, by the costs their routes declare, so that one scraper cannot take the
 * whole process. Local callers pass: they are
 * the pages this process renders, or a proxy that serves many people and has limits of its own.
 */
export function addRequestRate(app: FastifyInstance, buckets = new TokenBuckets()): void {
  app.addHook("onRequest", async (request) => {
    const { bucket: kind, cost } = costOf(request);
    if (kind === "none" || isLocal(request.ip)) return;
    const network = networkOf(request.ip);
    const site = siteOf(network);
    const hasSite = site !== network;
    if (buckets.tokens(network, NETWORK) < cost) throw tooManyRequests(1);
    if (hasSite && buckets.tokens(site, SITE) < cost) throw tooManyRequests(1);
    buckets.take(network, cost);
    if (hasSite) buckets.take(site, cost);
  });
}
