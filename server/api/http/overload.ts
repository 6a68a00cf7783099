import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { overloaded } from "./api-error.ts";

/** Requests in work at once beyond which new ones are turned away. */
const MOST_AT_ONCE = 500;
/** Mean milliseconds that the event loop may run late over one look. */
const LATEST_MS = 250;
const LOOK_EVERY_MS = 1000;
/** With so few in work a late loop is not their doing, and turning people away would not help. */
const FEW_IN_WORK = 16;

export interface OverloadLimits {
  mostAtOnce?: number;
  latestMs?: number;
}

/**
 * Turns API requests away with 503 while more come than can be answered: those taken in are then answered in time.
 * Health checks always pass.
 */
export function addOverloadShedding(app: FastifyInstance, limits: OverloadLimits = {}): void {
  const { mostAtOnce = MOST_AT_ONCE, latestMs = LATEST_MS } = limits;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let late = false;
  let inWork = 0;
  const look = setInterval(() => {
    // The monitor's own resolution is part of what it measures.
    late = delay.mean / 1e6 - 20 > latestMs;
    delay.reset();
  }, LOOK_EVERY_MS);
  look.unref();

  const counted = new WeakSet();
  app.addHook("onRequest", async (request) => {
    if (!request.url.startsWith("/api/")) return;
    if ((late && inWork >= FEW_IN_WORK) || inWork >= mostAtOnce) throw overloaded();
    inWork += 1;
    counted.add(request);
  });
  const done = (request: object): void => {
    if (counted.delete(request)) inWork -= 1;
  };
  app.addHook("onResponse", async (request) => done(request));
  app.addHook("onRequestAbort", async (request) => done(request));
  app.addHook("onClose", async () => {
    clearInterval(look);
    delay.disable();
  });
}
