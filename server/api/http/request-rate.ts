import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { networkOf } from "#accounts/network-key.ts";
import { tooManyRequests } from "./api-error.ts";
import { isLocal } from "./local-address.ts";
import { costOf } from "./route-cost.ts";

/** Token bucket per network: requests of cost 1 at once, and per second over time. */
const BURST = 300;
const PER_SECOND = 30;
const MAX_NETWORKS = 50_000;

/**
 * Limits each network's rate of requests, by the costs their routes declare, so that one scraper cannot take the
 * whole process. Local callers pass: they are
 * the pages this process renders, or a proxy that serves many people and has limits of its own.
 */
export function addRequestRate(app: FastifyInstance, clock: () => number = () => performance.now()): void {
  const buckets = new LRUCache<string, { tokens: number; refilledAt: number }>({ max: MAX_NETWORKS });
  app.addHook("onRequest", async (request) => {
    const { bucket: kind, cost } = costOf(request);
    if (kind === "none" || isLocal(request.ip)) return;
    const key = networkOf(request.ip);
    const now = clock();
    const bucket = buckets.get(key) ?? { tokens: BURST, refilledAt: now };
    bucket.tokens = Math.min(BURST, bucket.tokens + ((now - bucket.refilledAt) / 1000) * PER_SECOND);
    bucket.refilledAt = now;
    buckets.set(key, bucket);
    if (bucket.tokens < cost) throw tooManyRequests(1);
    bucket.tokens -= cost;
  });
}
