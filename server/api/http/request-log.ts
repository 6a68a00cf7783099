import type { FastifyInstance } from "fastify";

/** Logs one line per request. Query strings are left out, because they reveal what a person searches for. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const line = {
      method: request.method,
      path: request.url.split("?", 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (reply.statusCode >= 500) request.log.warn(line, "request");
    else request.log.info(line, "request");
  });
}
