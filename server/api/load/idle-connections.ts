import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Closes connections that begin no request for `idleMs` after their last response. Node's own limit starts again with every byte, so that a
 * blank line now and then, which may come before a request, would hold a connection without end. A client that never reads is one of
 * them as soon as the system has taken its response.
 */
export function cutIdleConnections(server: Server, idleMs: number): void {
  const unanswered = new WeakMap<Socket, number>();
  const timers = new WeakMap<Socket, NodeJS.Timeout>();

  function change(socket: Socket, by: number): void {
    const count = (unanswered.get(socket) ?? 0) + by;
    unanswered.set(socket, count);
    clearTimeout(timers.get(socket));
    if (count > 0 || socket.destroyed) return;
    timers.set(socket, setTimeout(() => socket.destroy(), idleMs).unref());
  }

  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (!timers.has(socket)) socket.once("close", () => clearTimeout(timers.get(socket)));
    change(socket, 1);
    response.once("close", () => change(socket, -1));
  });
}
