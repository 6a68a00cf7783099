import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { SearchModel } from "#search/model.ts";
import { notFound } from "./api-error.ts";
import { isLocal } from "./local-address.ts";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What waits for an operator. */
export interface OpenCases {
  disputes: number;
  reports: number;
}

/** Without the database the last figures stand; everything else is told all the same. */
function casesGauge(read: () => Promise<OpenCases>): Gauge {
  const made: Gauge<"kind"> = new Gauge({
    name: "afield_referral_cases",
    help: "Disputes and reports that wait for an operator",
    labelNames: ["kind"] as const,
    registers: [],
    async collect() {
      const open = await read().catch(() => null);
      if (open === null) return;
      made.set({ kind: "dispute" }, open.disputes);
      made.set({ kind: "report" }, open.reports);
    },
  });
  return made;
}

/**
 * `GET /metrics` for Prometheus. Answers only callers of the own network that come directly: what a proxy passes on
 * comes from outside, and finds nothing there.
 */
export function addMetrics(app: FastifyInstance, search: SearchModel, cases?: () => Promise<OpenCases>): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "afield_request_seconds",
    help: "Time from request to answer",
    labelNames: ["method", "route", "status"] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  const gauge = (name: string, help: string, read: () => number): void => {
    const made: Gauge = new Gauge({ name, help, registers: [], collect: () => made.set(read()) });
    registry.registerMetric(made);
  };
  gauge("afield_search_jobs", "Jobs that search can find", () => search.size);
  gauge("afield_search_bytes", "Bytes of the search index", () => search.bytes());
  gauge("afield_search_ready", "1 while search answers rightly", () => Number(search.ready));
  gauge("afield_search_changes", "Batches of changes taken over", () => search.version);

  if (cases) registry.registerMetric(casesGauge(cases));

  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get("/metrics", {
    schema: { hide: true },
    async handler(request, reply) {
      const passedOn = request.headers["x-forwarded-for"] !== undefined || request.headers.forwarded !== undefined;
      if (passedOn || !isLocal(request.ip)) throw notFound();
      return reply
        .type(registry.contentType)
        .header("cache-control", "no-store")
        .send(await registry.metrics());
    },
  });
}
