import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from "fastify";
import { withDeadline } from "#postgres/statement-deadline.ts";
import { overdue } from "../http/api-error.ts";

/** The longest a request may take from its first line to the beginning of its response. */
export const REQUEST_LIMIT_MS = 8000;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Longer than others, ms: for what needs no connection for its time. */
    limitMs?: number;
  }
}

/**
 * Answers 503 when a request's time is up, and closes the database connections that it still uses, so that neither the client nor the pool
 * waits for it. What its handler does afterwards has no effect. Fastify's own limit ends with the request's body.
 */
export function addRequestDeadline(app: FastifyInstance, limitMs = REQUEST_LIMIT_MS): void {
  const deadlines = new WeakMap<FastifyRequest, AbortController>();

  app.addHook("onRequest", (request, reply, done) => {
    const deadline = new AbortController();
    deadlines.set(request, deadline);
    const timer = setTimeout(() => {
      // How long a response takes is its client's pace, which `cutSlowReaders` bounds.
      if (reply.sent || reply.raw.headersSent) return;
      deadline.abort();
      answerOverdue(reply);
    }, request.routeOptions.config.limitMs ?? limitMs);
    reply.raw.once("close", () => clearTimeout(timer));
    withDeadline(deadline.signal, done);
  });
  // Reading a body leaves the context of the hook above.
  app.addHook("preValidation", (request, _reply, done) => {
    const deadline = deadlines.get(request);
    if (deadline === undefined) done();
    else withDeadline(deadline.signal, done);
  });
  app.addHook("onRoute", (route) => {
    const handler = route.handler;
    const until: RouteHandlerMethod = function (request, reply) {
      const result: unknown = handler.call(this, request, reply);
      if (!(result instanceof Promise)) return result;
      return result.catch((error: unknown) => {
        if (deadlines.get(request)?.signal.aborted === true) return reply;
        throw error;
      });
    };
    route.handler = until;
  });
}

function answerOverdue(reply: FastifyReply): void {
  void reply.send(overdue());
  // The handler may still try to send what nobody waits for any more.
  reply.send = () => reply;
}
