import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** `hungUp` is true when the connection closed before the whole response was sent. */
export type RequestEndListener = (request: FastifyRequest, reply: FastifyReply, hungUp: boolean) => void;

/**
 * Calls `listener` exactly once for every request, however it ends. `onResponse` misses clients that hang up while the
 * handler works. A pipelined response whose turn never came doesn't see its connection close, so the connection is watched too.
 */
export function onRequestEnd(app: FastifyInstance, listener: RequestEndListener): void {
  const unfinished = new WeakMap<Socket, Set<() => void>>();

  function unfinishedOn(socket: Socket): Set<() => void> {
    const known = unfinished.get(socket);
    if (known) return known;
    const ends = new Set<() => void>();
    unfinished.set(socket, ends);
    socket.once("close", () => {
      for (const end of ends) end();
    });
    return ends;
  }

  app.addHook("onRequest", async (request, reply) => {
    const ends = unfinishedOn(request.raw.socket);
    let sent = false;
    const end = (): void => {
      if (ends.delete(end)) listener(request, reply, !sent);
    };
    reply.raw.once("finish", () => (sent = true));
    ends.add(end);
    reply.raw.once("close", end);
  });
}
