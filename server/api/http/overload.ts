import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { overloaded } from "./api-error.ts";
import { onRequestEnd } from "./request-end.ts";
import { costOf } from "./route-cost.ts";

const MAX_IN_FLIGHT = 500;
/** Mean delay of the event loop over one sample. */
const MAX_DELAY_MS = 250;
const SAMPLE_INTERVAL_MS = 1000;
/** With fewer requests in flight they are not what delays the loop, and rejecting some would not help. */
const MIN_IN_FLIGHT = 16;
/** The monitor's own resolution is part of what it measures. */
const RESOLUTION_MS = 20;
/** Shedding in this many consecutive samples is more than a peak. */
const LASTING_SAMPLES = 10;

export interface OverloadLimits {
  maxInFlight?: number;
  maxDelayMs?: number;
  sampleIntervalMs?: number;
}

export interface Overload {
  /** The number of accepted requests that haven't ended. */
  readonly inFlight: number;
  /** True after ten seconds without a moment in which new requests were accepted. */
  readonly isLasting: boolean;
}

/**
 * Rejects requests with 503 while more arrive than can be answered, so that accepted ones are answered in time.
 * Health checks and files always pass.
 */
export function addOverloadShedding(app: FastifyInstance, limits: OverloadLimits = {}): Overload {
  const { maxInFlight = MAX_IN_FLIGHT, maxDelayMs = MAX_DELAY_MS, sampleIntervalMs = SAMPLE_INTERVAL_MS } = limits;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let delayed = false;
  let sheddingSamples = 0;
  const counted = new Set<object>();
  const isShedding = (): boolean => (delayed && counted.size >= MIN_IN_FLIGHT) || counted.size >= maxInFlight;
  const sampling = setInterval(() => {
    delayed = delay.mean / 1e6 - RESOLUTION_MS > maxDelayMs;
    delay.reset();
    sheddingSamples = isShedding() ? sheddingSamples + 1 : 0;
  }, sampleIntervalMs);
  sampling.unref();

  // Before the hook that counts, so that no request ends uncounted.
  onRequestEnd(app, (request) => counted.delete(request));
  app.addHook("onRequest", async (request) => {
    if (costOf(request).bucket === "none") return;
    if (isShedding()) throw overloaded();
    counted.add(request);
  });
  app.addHook("onClose", async () => {
    clearInterval(sampling);
    delay.disable();
  });
  return {
    get inFlight() {
      return counted.size;
    },
    get isLasting() {
      return sheddingSamples >= LASTING_SAMPLES;
    },
  };
}
