import type { FastifyInstance } from "fastify";
import { etagOf } from "#api/cache/response-cache.ts";
import { isApiCall } from "#api/load/route-cost.ts";

/** Adds an ETag to every cacheable 200 of `/api` that has none, and returns 304 when `If-None-Match` matches. */
export function addEtags(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (request.method !== "GET" || reply.statusCode !== 200) return payload;
    if (typeof payload !== "string" && !(Buffer.isBuffer(payload) && reply.hasHeader("etag"))) return payload;
    const tagged = isApiCall(request) || reply.hasHeader("etag");
    if (!tagged || reply.getHeader("cache-control") === "no-store") return payload;
    const etag = String(reply.getHeader("etag") ?? etagOf(payload));
    reply.header("etag", etag);
    if (!matchesEtag(request.headers["if-none-match"], etag)) return payload;
    reply.code(304).removeHeader("content-length").removeHeader("content-type");
    return "";
  });
}

/**
 * Returns whether an `If-None-Match` or `If-Match` header names the tag. Compares weakly: compression, here or in a proxy, weakens the tag, and a page's own tag is weak because
 * the page is sent in several encodings.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, "");
  return header.split(",").some((each) => each.trim() === "*" || opaque(each) === opaque(etag));
}
