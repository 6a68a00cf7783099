import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { SearchModel } from "#search/model.ts";
import type { SourceHealth } from "#store/operations/source-health.ts";
import { notFound } from "./api-error.ts";
import { isLocal } from "./local-address.ts";
import { sumOfThreads, type ThreadFigures } from "#api/load/thread-figures.ts";
import { onRequestEnd } from "#api/load/request-end.ts";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Cases that wait for an operator. */
export interface OpenCases {
  disputes: number;
  reports: number;
}

/** Figures that are read at each scrape. */
export interface StoredFigures {
  sourceHealth(): Promise<SourceHealth[]>;
  /** Absent while referrals are held back. */
  openCases?(): Promise<OpenCases>;
  /** Metrics that read their figures themselves. */
  metrics: readonly (Counter | GaugeMetric)[];
}

export type GaugeMetric = Gauge | Gauge<string>;

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

/** The state of the sources, from the daily checks and hourly yields. Without the database the gauges keep their last values. */
function sourceGauges(read: () => Promise<SourceHealth[]>): Gauge[] {
  const shape: Gauge<"source"> = new Gauge({
    name: "afield_source_shape_changed",
    help: "1 while the last check of a source found another shape than before",
    labelNames: ["source"] as const,
    registers: [],
    async collect() {
      const health = (await read().catch(() => null)) ?? [];
      for (const { source, outcome } of health)
        if (outcome !== null) shape.set({ source }, Number(outcome === "changed"));
    },
  });
  const openings: Gauge<"source" | "day"> = new Gauge({
    name: "afield_source_yield",
    help: "Openings kept from the boards of a source that were read in the last day, and from the same boards before",
    labelNames: ["source", "day"] as const,
    registers: [],
    async collect() {
      const health = (await read().catch(() => null)) ?? [];
      for (const { source, keptBefore, keptNow } of health) {
        if (keptBefore === null || keptNow === null) continue;
        openings.set({ source, day: "before" }, keptBefore);
        openings.set({ source, day: "last" }, keptNow);
      }
    },
  });
  const fell: Gauge<"source"> = new Gauge({
    name: "afield_source_yield_fell",
    help: "1 while a source yields half of what it yielded before, or less",
    labelNames: ["source"] as const,
    registers: [],
    async collect() {
      const health = (await read().catch(() => null)) ?? [];
      for (const { source, keptNow, fellAt } of health)
        if (keptNow !== null) fell.set({ source }, Number(fellAt !== null));
    },
  });
  return [shape, openings, fell];
}

export interface MetricsOptions {
  search: SearchModel;
  figures: StoredFigures;
  /** Metrics of this thread alone. */
  counted: readonly (Counter | GaugeMetric)[];
  /** The other threads that answer at the same port; absent for none. */
  threads?: ThreadFigures | undefined;
}

/**
 * `GET /metrics` for Prometheus, for direct callers of the local network only. A request that a proxy forwards comes from
 * outside and gets 404.
 */
export function addMetrics(app: FastifyInstance, { search, figures, counted, threads }: MetricsOptions): void {
  const registry = new Registry();
  if (threads?.kind !== "part") registerProcess(registry, search, figures);
  for (const each of counted) registry.registerMetric(each);
  countRequests(app, registry);
  const report =
    threads?.kind === "whole" ? async () => sumOfThreads(registry, await threads.others()) : () => registry.metrics();
  if (threads?.kind === "whole") threads.provide(report);
  if (threads?.kind === "part") threads.provide(() => registry.getMetricsAsJSON());
  app.get("/metrics", {
    config: { bucket: "none", cost: 0 },
    schema: { hide: true },
    async handler(request, reply) {
      const forwarded = request.headers["x-forwarded-for"] !== undefined || request.headers.forwarded !== undefined;
      if (forwarded || !isLocal(request.ip)) throw notFound();
      return reply
        .type(registry.contentType)
        .header("cache-control", "no-store")
        .send(await (threads?.kind === "part" ? threads.report() : report()));
    },
  });
}

/** Registers the figures of the process, of its read model, and those that are read from the database. */
function registerProcess(registry: Registry, search: SearchModel, figures: StoredFigures): void {
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number): void => {
    const made: Gauge = new Gauge({ name, help, registers: [], collect: () => made.set(read()) });
    registry.registerMetric(made);
  };
  gauge("afield_search_jobs", "Jobs that search can find", () => search.size);
  gauge("afield_search_bytes", "Bytes of the search index", () => search.bytes());
  gauge("afield_search_ready", "1 while search is ready", () => Number(search.ready));
  gauge("afield_search_changes", "Batches of changes applied", () => search.version);
  for (const each of sourceGauges(figures.sourceHealth)) registry.registerMetric(each);
  for (const each of figures.metrics) registry.registerMetric(each);
  if (figures.openCases) registry.registerMetric(casesGauge(figures.openCases));
}

/** Counts each request, with its time. */
function countRequests(app: FastifyInstance, registry: Registry): void {
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
  onRequestEnd(app, (request, reply, hungUp) => {
    const route = request.routeOptions.url ?? "none";
    if (hungUp) hungUpRequests.inc({ method: request.method, route });
    else requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}
