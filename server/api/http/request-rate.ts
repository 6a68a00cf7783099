import type { FastifyInstance } from "fastify";
import { networkOf } from "#accounts/network-key.ts";
import { tooManyRequests } from "./api-error.ts";
import { isLocal } from "./local-address.ts";

/** Requests a network may send at once, and how many more each second. */
const BURST = 300;
const PER_SECOND = 30;
/** The API, and what else makes an answer anew from the jobs. */
const HELD = /^\/(api\/|share\/|jobs\.(rss|json|csv)|sitemap)/;
/** Networks remembered at once; when full, all start afresh. */
const REMEMBERED = 50_000;

/**
 * Holds one network's API requests to a rate, so that a scraper cannot take the whole process. Local callers pass: they
 * are the pages this process renders, or a proxy that speaks for many people and has limits of its own.
 */
export function addRequestRate(app: FastifyInstance, clock: () => number = () => performance.now()): void {
  const buckets = new Map<string, { tokens: number; at: number }>();
  app.addHook("onRequest", async (request) => {
    if (!HELD.test(request.url) || isLocal(request.ip)) return;
    const key = networkOf(request.ip);
    const now = clock();
    const bucket = buckets.get(key) ?? { tokens: BURST, at: now };
    bucket.tokens = Math.min(BURST, bucket.tokens + ((now - bucket.at) / 1000) * PER_SECOND);
    bucket.at = now;
    if (buckets.size >= REMEMBERED) buckets.clear();
    buckets.set(key, bucket);
    if (bucket.tokens < 1) throw tooManyRequests(1);
    bucket.tokens -= 1;
  });
}
