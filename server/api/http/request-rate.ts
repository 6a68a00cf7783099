import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { networkOf } from "#accounts/network-key.ts";
import { tooManyRequests } from "./api-error.ts";
import { isLocal } from "./local-address.ts";

/** Token bucket per network: requests at once, and requests per second over time. */
const BURST = 300;
const PER_SECOND = 30;
/** The API, and everything else that is made from the jobs on request. */
const LIMITED_PATHS = /^\/(api\/|share\/|jobs\.(rss|json|csv)|sitemap)/;
const MAX_NETWORKS = 50_000;

/**
 * Limits each network's rate of requests, so that one scraper cannot take the whole process. Local callers pass: they are
 * the pages this process renders, or a proxy that serves many people and has limits of its own.
 */
export function addRequestRate(app: FastifyInstance, clock: () => number = () => performance.now()): void {
  const buckets = new LRUCache<string, { tokens: number; refilledAt: number }>({ max: MAX_NETWORKS });
  app.addHook("onRequest", async (request) => {
    if (!LIMITED_PATHS.test(request.url) || isLocal(request.ip)) return;
    const key = networkOf(request.ip);
    const now = clock();
    const bucket = buckets.get(key) ?? { tokens: BURST, refilledAt: now };
    bucket.tokens = Math.min(BURST, bucket.tokens + ((now - bucket.refilledAt) / 1000) * PER_SECOND);
    bucket.refilledAt = now;
    buckets.set(key, bucket);
    if (bucket.tokens < 1) throw tooManyRequests(1);
    bucket.tokens -= 1;
  });
}
