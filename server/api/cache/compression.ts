import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const compress = promisify(gzip);
/** What fits into one packet anyway isn't worth compressing. */
const MIN_BYTES = 1400;
/** Level 6 takes twice the time of this one for 3 % fewer bytes. */
const LEVEL = 4;
const COMPRESSIBLE = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml|yaml)\b)/;

/** Returns whether an `Accept-Encoding` header allows an encoding; a weight of zero refuses it. */
export function acceptsEncoding(header: string | undefined, encoding: "br" | "gzip"): boolean {
  return (header ?? "").split(",").some((each) => {
    const [name = "", weight = ""] = each.split(";");
    return name.trim().toLowerCase() === encoding && !/^\s*q=0(?:\.0*)?\s*$/i.test(weight);
  });
}

/**
 * Compresses text that a route sends as a whole, for clients that accept it. Register it after what computes ETags: a compressed answer's tag becomes weak.
 * An attacker can't make a browser ask for secrets beside text of theirs (BREACH): sessions travel in a header of ours, never in a cookie.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return payload;
    if (!mayCompress(reply)) return payload;
    addVary(reply);
    if (payload.length < MIN_BYTES || !acceptsEncoding(request.headers["accept-encoding"], "gzip")) return payload;
    const etag = reply.getHeader("etag");
    if (typeof etag === "string" && !etag.startsWith("W/")) reply.header("etag", `W/${etag}`);
    reply.header("content-encoding", "gzip").removeHeader("content-length");
    return await compress(payload, { level: LEVEL });
  });
}

/** Returns a page with its body compressed while it streams, if the client accepts that. */
export function compressedPage(request: FastifyRequest, page: Response): Response {
  if (page.body === null || !COMPRESSIBLE.test(page.headers.get("content-type") ?? "")) return page;
  const headers = new Headers(page.headers);
  headers.append("vary", "accept-encoding");
  const { status } = page;
  if (!acceptsEncoding(request.headers["accept-encoding"], "gzip")) return new Response(page.body, { status, headers });
  headers.set("content-encoding", "gzip");
  headers.delete("content-length");
  return new Response(page.body.pipeThrough(new CompressionStream("gzip")), { status, headers });
}

function mayCompress(reply: FastifyReply): boolean {
  if (reply.hasHeader("content-encoding") || reply.hasHeader("accept-ranges")) return false;
  // A 304 has no type, but names what the answer would have depended on.
  return reply.statusCode === 304 || COMPRESSIBLE.test(String(reply.getHeader("content-type") ?? ""));
}

function addVary(reply: FastifyReply): void {
  const vary = String(reply.getHeader("vary") ?? "");
  if (!/\baccept-encoding\b/i.test(vary))
    reply.header("vary", vary === "" ? "accept-encoding" : `${vary}, accept-encoding`);
}
