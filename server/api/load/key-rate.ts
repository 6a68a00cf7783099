import type { FastifyInstance } from "fastify";
import { TokenBuckets } from "./token-buckets.ts";

/** A key's bucket: so many calls of cost 1 at once, and as many a minute over time. */
export const KEY_CALLS_PER_MINUTE = 600;
const PER_SECOND = KEY_CALLS_PER_MINUTE / 60;
const KEY = { most: KEY_CALLS_PER_MINUTE, perSecond: PER_SECOND };

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

/** Limits the calls of each API key. */
export function createKeyRate(buckets = new TokenBuckets()): KeyRate {
  return {
    take(keyId, cost) {
      // Networks have buckets in the same memory.
      const bucket = `key ${keyId}`;
      const left = buckets.tokens(bucket, KEY) - cost;
      if (left >= 0) buckets.take(bucket, cost);
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
