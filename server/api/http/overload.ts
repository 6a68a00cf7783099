import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { overloaded } from "./api-error.ts";

const MAX_IN_FLIGHT = 500;
/** Mean delay of the event loop over one sample. */
const MAX_DELAY_MS = 250;
const SAMPLE_INTERVAL_MS = 1000;
/** With fewer requests in flight they are not what delays the loop, and rejecting some would not help. */
const MIN_IN_FLIGHT = 16;
/** The monitor's own resolution is part of what it measures. */
const RESOLUTION_MS = 20;

export interface OverloadLimits {
  maxInFlight?: number;
  maxDelayMs?: number;
}

/**
 * Rejects API requests with 503 while more arrive than can be answered, so that accepted ones are answered in time.
 * Health checks always pass.
 */
export function addOverloadShedding(app: FastifyInstance, limits: OverloadLimits = {}): void {
  const { maxInFlight = MAX_IN_FLIGHT, maxDelayMs = MAX_DELAY_MS } = limits;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let delayed = false;
  let inFlight = 0;
  const sampling = setInterval(() => {
    delayed = delay.mean / 1e6 - RESOLUTION_MS > maxDelayMs;
    delay.reset();
  }, SAMPLE_INTERVAL_MS);
  sampling.unref();

  const counted = new WeakSet();
  app.addHook("onRequest", async (request) => {
    if (!request.url.startsWith("/api/")) return;
    if ((delayed && inFlight >= MIN_IN_FLIGHT) || inFlight >= maxInFlight) throw overloaded();
    inFlight += 1;
    counted.add(request);
  });
  const finish = (request: object): void => {
    if (counted.delete(request)) inFlight -= 1;
  };
  app.addHook("onResponse", async (request) => finish(request));
  app.addHook("onRequestAbort", async (request) => finish(request));
  app.addHook("onClose", async () => {
    clearInterval(sampling);
    delay.disable();
  });
}
