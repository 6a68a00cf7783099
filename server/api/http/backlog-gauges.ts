import { Gauge } from "prom-client";
import type { Database } from "#postgres/database.ts";
import { readBacklog } from "#store/operations/backlog.ts";
import { workerCounts } from "#store/operations/queue.ts";
import type { GaugeMetric } from "./metrics.ts";

/** Gauges of work that waits, and of the workers. Without the database they keep their last values. */
export function backlogGauges(database: Pick<Database, "pool">): GaugeMetric[] {
  const oldest: Gauge<"work"> = new Gauge({
    name: "afield_oldest_due_seconds",
    help: "For how long the oldest due board, mail, task, job alert or matching of saved searches has waited",
    labelNames: ["work"] as const,
    registers: [],
    async collect() {
      const backlog = await readBacklog(database).catch(() => null);
      if (backlog === null) return;
      oldest.set({ work: "board" }, backlog.boardS);
      oldest.set({ work: "mail" }, backlog.mailS);
      oldest.set({ work: "task" }, backlog.taskS);
      oldest.set({ work: "alert" }, backlog.alertS);
      oldest.set({ work: "alert-matching" }, backlog.matchingS);
    },
  });
  const workers: Gauge<"state"> = new Gauge({
    name: "afield_workers",
    help: "Workers that send heartbeats, and those of them whose board loop is stuck",
    labelNames: ["state"] as const,
    registers: [],
    async collect() {
      const counts = await workerCounts(database).catch(() => null);
      if (counts === null) return;
      workers.set({ state: "alive" }, counts.alive);
      workers.set({ state: "stalled" }, counts.stalled);
    },
  });
  return [oldest, workers];
}

/** The gauge of the connections that a pool has. */
export function connectionsGauge(database: Pick<Database, "pool">): Gauge<"state"> {
  const connections: Gauge<"state"> = new Gauge({
    name: "afield_database_connections",
    help: "Connections of this process's pool: open, idle, and requests that wait for one",
    labelNames: ["state"] as const,
    registers: [],
    collect() {
      connections.set({ state: "open" }, database.pool.totalCount);
      connections.set({ state: "idle" }, database.pool.idleCount);
      connections.set({ state: "waiting" }, database.pool.waitingCount);
    },
  });
  return connections;
}
