import type { FastifyInstance, FastifyRequest } from "fastify";
import { isApiCall } from "#api/load/route-cost.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Pages of any other site may read it, although it isn't a call of the API. */
    isOpenToSites?: boolean;
  }
}

/** What pages of any other site may read: public GETs of the API, those that an API key may make, and routes that say so. No cookie is ever used. */
function isOpenToSites(request: FastifyRequest): boolean {
  const { schema, config } = request.routeOptions;
  if (config.isOpenToSites === true) return true;
  return (
    isApiCall(request) && request.method === "GET" && (schema?.needsAccount !== true || config.scope !== undefined)
  );
}

/** Lets pages of other sites read public GETs, and answers the questions that their browsers ask before. */
export function addCors(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (!isOpenToSites(request)) return payload;
    reply.header("access-control-allow-origin", "*");
    reply.header(
      "access-control-expose-headers",
      "Accept-Ranges, Content-Length, Content-Range, ETag, RateLimit, RateLimit-Policy, Retry-After",
    );
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
