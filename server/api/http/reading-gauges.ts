import { Gauge } from "prom-client";
import type { Database } from "#postgres/database.ts";
import { firstReadingState } from "#store/operations/first-reading.ts";
import { workersOutage } from "#store/operations/queue.ts";
import type { GaugeMetric } from "./metrics.ts";

/** Gauges of what the workers do. Without the database they keep their last values. */
export function readingGauges(database: Pick<Database, "pool">): GaugeMetric[] {
  const offline: Gauge = new Gauge({
    name: "afield_workers_offline",
    help: "1 while no worker can reach any host",
    registers: [],
    async collect() {
      const outage = await workersOutage(database).catch(() => undefined);
      if (outage !== undefined) offline.set(Number(outage !== null));
    },
  });
  const firstReading: Gauge<"boards"> = new Gauge({
    name: "afield_first_reading_boards",
    help: "Boards of the first reading: all of them, and those read; 0 when none is under way",
    labelNames: ["boards"] as const,
    registers: [],
    async collect() {
      const state = await firstReadingState(database).catch(() => null);
      if (state === null) return;
      firstReading.set({ boards: "all" }, state.reading?.boards ?? 0);
      firstReading.set({ boards: "read" }, state.reading?.boardsRead ?? 0);
    },
  });
  return [offline, firstReading];
}
