import type { FastifyInstance } from "fastify";
import { isApiCall } from "#api/load/route-cost.ts";

const EVERYWHERE = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
};

/** API responses are data: nothing in them may run, load or be framed. Pages set their own policy. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The headers of an API response that is sent past the hooks. */
export const API_HEADERS: Readonly<Record<string, string>> = { ...EVERYWHERE, "content-security-policy": API_POLICY };

/** Adds the security headers that a route has not set itself. */
export function addSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  app.addHook("onSend", async (request, reply, payload) => {
    for (const [name, value] of Object.entries(EVERYWHERE)) if (!reply.hasHeader(name)) reply.header(name, value);
    if (isApiCall(request) && !reply.hasHeader("content-security-policy")) {
      reply.header("content-security-policy", API_POLICY);
    }
    if (https) reply.header("strict-transport-security", "max-age=31536000; includeSubDomains");
    return payload;
  });
}
