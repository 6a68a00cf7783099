import type { FastifyInstance } from "fastify";
import { onRequestEnd } from "#api/load/request-end.ts";

/**
 * Logs one line per request, also for clients that hang up. It names the route's pattern, because paths contain tokens and query strings
 * reveal what a person searches for.
 */
export function addRequestLog(app: FastifyInstance): void {
  onRequestEnd(app, (request, reply, hungUp) => {
    const line = {
      method: request.method,
      route: request.pagePattern ?? request.routeOptions.url ?? "none",
      ...(hungUp ? { hungUp } : { status: reply.statusCode }),
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (reply.statusCode >= 500 && !hungUp) request.log.warn(line, "request");
    else request.log.info(line, "request");
  });
}
