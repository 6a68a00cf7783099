import type { FastifyInstance, FastifyRequest } from "fastify";
import { isApiCall } from "#api/load/route-cost.ts";

/** Calls that pages of any other site may read: GETs that are public, or that an API key may make. No cookie is ever used. */
function isOpenToSites({ method, routeOptions: { schema, config } }: FastifyRequest): boolean {
  return method === "GET" && (schema?.needsAccount !== true || config.scope !== undefined);
}

/** Lets pages of other sites read public GETs, and answers the questions that their browsers ask before. */
export function addCors(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (!isApiCall(request) || !isOpenToSites(request)) return payload;
    reply.header("access-control-allow-origin", "*");
    reply.header("access-control-expose-headers", "ETag, RateLimit, RateLimit-Policy, Retry-After");
    return payload;
  });
  app.options("/api/*", {
    config: { bucket: "network", cost: 1 },
    schema: { hide: true },
    handler: async (_request, reply) =>
      reply
        .code(204)
        .header("access-control-allow-origin", "*")
        .header("access-control-allow-methods", "GET")
        .header("access-control-allow-headers", "Accept, Authorization, If-None-Match")
        .header("access-control-max-age", "86400")
        .send(),
  });
}
