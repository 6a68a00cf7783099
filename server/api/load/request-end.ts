import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** `hungUp` is true when the connection closed before the whole response was sent. */
export type RequestEndListener = (request: FastifyRequest, reply: FastifyReply, hungUp: boolean) => void;

/**
 * Calls `listener` exactly once for every request, however it ends. `onResponse` misses clients that hang up while the
 * handler works. A pipelined response whose turn never came doesn't see its connection close, so the connection is watched too.
 */
export function onRequestEnd(app: FastifyInstance, listener: RequestEndListener): void {
  app.addHook("onRequest", async (request, reply) => {
    waitingFor(request.raw.socket, reply.raw).push((hungUp) => listener(request, reply, hungUp));
  });
}

type EndListener = (hungUp: boolean) => void;

const waiting = new WeakMap<ServerResponse, EndListener[]>();
const unfinished = new WeakMap<Socket, Set<() => void>>();

/** Returns the listeners of a response's end. Watches a response once for all of them, because Node warns of more than ten watchers. */
function waitingFor(socket: Socket, response: ServerResponse): EndListener[] {
  const known = waiting.get(response);
  if (known) return known;
  const listeners: EndListener[] = [];
  waiting.set(response, listeners);
  const ends = unfinishedOn(socket);
  let sent = false;
  const end = (): void => {
    if (ends.delete(end)) for (const each of listeners) each(!sent);
  };
  response.once("finish", () => (sent = true));
  ends.add(end);
  response.once("close", end);
  return listeners;
}

/** Returns what ends with the connection. */
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
