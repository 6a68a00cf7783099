import { AggregatorRegistry, type Registry } from "prom-client";

/** What a thread has counted, as it can be sent to another thread. */
export type CountedFigures = readonly { name: string }[];

/** How the threads that answer at one port report their figures as those of one process. */
export type ThreadFigures =
  /** The thread that reports: it adds what the others have counted. */
  | { kind: "whole"; others(): Promise<readonly CountedFigures[]>; provide(report: () => Promise<string>): void }
  /** A thread that only counts, and passes the report on. */
  | { kind: "part"; report(): Promise<string>; provide(counted: () => Promise<CountedFigures>): void };

/** Returns the figures of a registry as text, with those that other threads have counted added to the ones of the same name. */
export async function sumOfThreads(own: Registry, others: readonly CountedFigures[]): Promise<string> {
  const counted = new Set(others.flat().map(({ name }) => name));
  // Figures of one thread are left as they are; between processes some of them would be left out.
  const all = (await own.getMetricsAsJSON()).map((each) =>
    counted.has(each.name) ? each : { ...each, aggregator: "first" as const },
  );
  return await AggregatorRegistry.aggregate([all, ...others]).metrics();
}
