import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { SearchModel } from "#search/model.ts";
import { notFound } from "./api-error.ts";
import { isLocal } from "./local-address.ts";
import { onRequestEnd } from "./request-end.ts";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Cases that wait for an operator. */
export interface OpenCases {
  disputes: number;
  reports: number;
}

/** Without the database the gauge keeps its last values, and all other metrics are still reported. */
function casesGauge(read: () => Promise<OpenCases>): Gauge {
  const gauge: Gauge<"kind"> = new Gauge({
    name: "afield_referral_cases",
    help: "Disputes and reports that wait for an operator",
    labelNames: ["kind"] as const,
    registers: [],
    async collect() {
      const open = await read().catch(() => null);
      if (open === null) return;
      gauge.set({ kind: "dispute" }, open.disputes);
      gauge.set({ kind: "report" }, open.reports);
    },
  });
  return gauge;
}

/**
 * `GET /metrics` for Prometheus, for direct callers of the local network only. A request that a proxy forwards comes from
 * outside and gets 404.
 */
export function addMetrics(app: FastifyInstance, search: SearchModel, cases?: () => Promise<OpenCases>): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "afield_request_seconds",
    help: "Time from request to response",
    labelNames: ["method", "route", "status"] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  const hungUpRequests = new Counter({
    name: "afield_hung_up_requests_total",
    help: "Requests whose client closed the connection before it had the whole response",
    labelNames: ["method", "route"] as const,
    registers: [registry],
  });
  const gauge = (name: string, help: string, read: () => number): void => {
    const made: Gauge = new Gauge({ name, help, registers: [], collect: () => made.set(read()) });
    registry.registerMetric(made);
  };
  gauge("afield_search_jobs", "Jobs that search can find", () => search.size);
  gauge("afield_search_bytes", "Bytes of the search index", () => search.bytes());
  gauge("afield_search_ready", "1 while search is ready", () => Number(search.ready));
  gauge("afield_search_changes", "Batches of changes applied", () => search.version);

  if (cases) registry.registerMetric(casesGauge(cases));

  onRequestEnd(app, (request, reply, hungUp) => {
    const route = request.routeOptions.url ?? "none";
    if (hungUp) hungUpRequests.inc({ method: request.method, route });
    else requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get("/metrics", {
    config: { bucket: "none", cost: 0 },
    schema: { hide: true },
    async handler(request, reply) {
      const forwarded = request.headers["x-forwarded-for"] !== undefined || request.headers.forwarded !== undefined;
      if (forwarded || !isLocal(request.ip)) throw notFound();
      return reply
        .type(registry.contentType)
        .header("cache-control", "no-store")
        .send(await registry.metrics());
    },
  });
}
