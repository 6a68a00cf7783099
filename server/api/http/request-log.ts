import type { FastifyInstance } from "fastify";

/** One line for each request: what, answer, milliseconds. Query strings stay out; they say what a person looks for. */
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
