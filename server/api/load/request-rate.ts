import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { networkOf, siteOf } from "#accounts/network-key.ts";
import { tooManyRequests } from "../http/api-error.ts";
import { isLocal } from "../http/local-address.ts";
import { costOf } from "./route-cost.ts";

/** Token bucket per network: requests of cost 1 at once, and per second over time. */
const BURST = 300;
const PER_SECOND = 30;
const MAX_NETWORKS = 50_000;
/** How many networks' requests an IPv6 /48 may send: one customer often has a whole one. */
const SITE_NETWORKS = 10;

/**
 * Limits each network's rate of requests, by the costs their routes declare, so that one scraper cannot take the
 * whole process. Local callers pass: they are
 * the pages this process renders, or a proxy that serves many people and has limits of its own.
 */
export function addRequestRate(app: FastifyInstance, clock: () => number = () => performance.now()): void {
  const buckets = new LRUCache<string, { tokens: number; refilledAt: number }>({ max: MAX_NETWORKS });
  function refilled(key: string, size: number): { tokens: number } {
    const now = clock();
    const bucket = buckets.get(key) ?? { tokens: BURST * size, refilledAt: now };
    bucket.tokens = Math.min(BURST * size, bucket.tokens + ((now - bucket.refilledAt) / 1000) * PER_SECOND * size);
    bucket.refilledAt = now;
    buckets.set(key, bucket);
    return bucket;
  }
  app.addHook("onRequest", async (request) => {
    const { bucket: kind, cost } = costOf(request);
    if (kind === "none" || isLocal(request.ip)) return;
    const network = networkOf(request.ip);
    const own = refilled(network, 1);
    const site = siteOf(network);
    const whole = site === network ? own : refilled(site, SITE_NETWORKS);
    if (own.tokens < cost || whole.tokens < cost) throw tooManyRequests(1);
    own.tokens -= cost;
    if (whole !== own) whole.tokens -= cost;
  });
}
