import type { FastifyInstance, FastifyReply } from "fastify";

export interface ReadingPace {
  /** Every client has this long, ms. */
  graceMs: number;
  /** Beyond that it must read at least this fast, bytes per second: far slower than any connection that can show the pages. */
  bytesPerS: number;
}

const PACE: ReadingPace = { graceMs: 15_000, bytesPerS: 20 * 1024 };

/**
 * Closes the connection of a client that reads its response more slowly than `pace`, so that nobody can hold responses in memory by
 * reading a byte now and then. Node's own limits end with the request.
 */
export function cutSlowReaders(app: FastifyInstance, pace: ReadingPace = PACE): void {
  app.addHook("onSend", async ({ routeOptions }, reply, payload) => {
    const bytes = bytesOf(reply, payload) || (routeOptions.config.streamedBytes ?? 0);
    const limitMs = pace.graceMs + (bytes / pace.bytesPerS) * 1000;
    const timer = setTimeout(() => reply.raw.destroy(), limitMs).unref();
    reply.raw.once("close", () => clearTimeout(timer));
    return payload;
  });
}

function bytesOf(reply: FastifyReply, payload: unknown): number {
  const declared = Number(reply.getHeader("content-length"));
  if (declared > 0) return declared;
  return typeof payload === "string" || Buffer.isBuffer(payload) ? payload.length : 0;
}
