import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";

/** A key's bucket: so many calls of cost 1 at once, and as many a minute over time. */
export const KEY_CALLS_PER_MINUTE = 600;
const PER_SECOND = KEY_CALLS_PER_MINUTE / 60;
const MAX_KEYS = 50_000;

/** What a key may still send. `remaining` is negative when the call was too much. */
export interface KeyTurn {
  remaining: number;
  /** Seconds until the bucket is full again. */
  fullInS: number;
}

export interface KeyRate {
  /** Takes the cost of a call from a key's bucket; takes nothing when too little is left. */
  take(keyId: string, cost: number): KeyTurn;
}

declare module "fastify" {
  interface FastifyRequest {
    /** What is left for the API key of this request; null without one. */
    keyTurn: KeyTurn | null;
  }
}

/** Creates the buckets of this process. `clock` returns milliseconds. */
export function createKeyRate(clock: () => number = () => performance.now()): KeyRate {
  const buckets = new LRUCache<string, { tokens: number; refilledAt: number }>({ max: MAX_KEYS });
  return {
    take(keyId, cost) {
      const now = clock();
      const bucket = buckets.get(keyId) ?? { tokens: KEY_CALLS_PER_MINUTE, refilledAt: now };
      const refilled = bucket.tokens + ((now - bucket.refilledAt) / 1000) * PER_SECOND;
      const tokens = Math.min(KEY_CALLS_PER_MINUTE, refilled);
      const left = tokens - cost;
      buckets.set(keyId, { tokens: left < 0 ? tokens : left, refilledAt: now });
      const fullInS = Math.ceil((KEY_CALLS_PER_MINUTE - Math.max(left, 0)) / PER_SECOND);
      return { remaining: Math.floor(left), fullInS };
    },
  };
}

/** Tells the callers with a key what is left, in the fields of draft-ietf-httpapi-ratelimit-headers. */
export function addKeyRateHeaders(app: FastifyInstance): void {
  app.decorateRequest("keyTurn", null);
  app.addHook("onSend", async ({ keyTurn }, reply, payload) => {
    if (keyTurn === null) return payload;
    reply.header("ratelimit-policy", `"key";q=${KEY_CALLS_PER_MINUTE};w=60`);
    reply.header("ratelimit", `"key";r=${Math.max(0, keyTurn.remaining)};t=${keyTurn.fullInS}`);
    return payload;
  });
}
