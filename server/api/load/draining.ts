import type { FastifyInstance } from "fastify";

/**
 * Asks clients to leave while the process is about to stop: each response says that its connection closes, so that a balancer opens the next one
 * elsewhere. Requests are still answered.
 */
export function addDraining(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook("onSend", async (_request, reply, payload) => {
    if (isStopping()) reply.header("connection", "close");
    return payload;
  });
}
