import type { FastifyInstance, FastifyRequest } from "fastify";
import { beginTrace, isTracing, type Traced } from "#app/tracing/tracing.ts";
import { onRequestEnd } from "./request-end.ts";

/**
 * Traces every request by its route, where an OpenTelemetry SDK is loaded. The address isn't told, because tokens and searches are in it, and a
 * client's own trace isn't continued.
 */
export function addRequestTraces(app: FastifyInstance): void {
  if (!isTracing()) return;
  const begun = new WeakMap<FastifyRequest, Traced>();
  app.addHook("onRequest", (request, _reply, done) => {
    const route = request.routeOptions.url ?? "unknown";
    const trace = beginTrace(`${request.method} ${route}`, {
      kind: "server",
      attributes: { "http.request.method": request.method, "http.route": route },
    });
    begun.set(request, trace);
    trace.within(done);
  });
  onRequestEnd(app, (request, reply, hungUp) => {
    const trace = begun.get(request);
    trace?.set({ "http.response.status_code": reply.statusCode, "afield.hung_up": hungUp });
    trace?.end(reply.statusCode >= 500 ? new Error(String(reply.statusCode)) : undefined);
  });
}
