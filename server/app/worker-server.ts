import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { backlogGauges, connectionsGauge } from "#api/http/backlog-gauges.ts";
import { isLocal } from "#api/http/local-address.ts";
import { readingGauges } from "#api/http/reading-gauges.ts";
import type { Database } from "#postgres/database.ts";
import type { WorkerHealth } from "#tasks/worker-health.ts";
import type { RunningRole } from "./role.ts";
import { listenFailure } from "./start-error.ts";

export interface WorkerServerOptions {
  host: string;
  port: number;
  database: Pick<Database, "pool">;
  health(): WorkerHealth;
}

/** A health check takes no longer. */
const LONGEST_MS = 5000;

/** Serves a worker's `/livez` and, to direct callers of the local network, `/metrics`. `/livez` is 503 while the board loop is stuck. */
export async function startWorkerServer(options: WorkerServerOptions): Promise<RunningRole> {
  const { host, port, health } = options;
  const registry = registryOf(options);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const send = (status: number, type: string, body: string) =>
      void response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(body);
    const isForwarded = request.headers["x-forwarded-for"] !== undefined || request.headers.forwarded !== undefined;
    if (request.method !== "GET") return send(405, "text/plain", "GET only\n");
    if (request.url === "/livez") {
      const { isStalled } = health();
      return send(isStalled ? 503 : 200, "application/json", JSON.stringify({ status: isStalled ? "stalled" : "ok" }));
    }
    if (request.url === "/metrics" && !isForwarded && isLocal(request.socket.remoteAddress ?? ""))
      return send(200, registry.contentType, await registry.metrics());
    return send(404, "text/plain", "Not found\n");
  };
  const server = createServer({ requestTimeout: LONGEST_MS, headersTimeout: LONGEST_MS }, (request, response) => {
    answer(request, response).catch(() => void response.destroy());
  });
  server.maxConnections = 64;
  try {
    server.listen({ host, port });
    await once(server, "listening");
  } catch (error) {
    throw listenFailure(error, { host, port, setting: "WORKER_PORT" }) ?? error;
  }
  return {
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function registryOf({ database, health }: WorkerServerOptions): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: (health: WorkerHealth) => number): void => {
    const made: Gauge = new Gauge({ name, help, registers: [], collect: () => made.set(read(health())) });
    registry.registerMetric(made);
  };
  gauge("afield_board_runs", "Boards that this worker reads now", ({ runs }) => runs);
  gauge("afield_board_run_oldest_seconds", "Age of this worker's oldest run", ({ oldestRunS }) => oldestRunS);
  gauge(
    "afield_board_loop_seconds",
    "Time since this worker last looked for due boards",
    ({ turnedAgoS }) => turnedAgoS,
  );
  for (const each of [...readingGauges(database), ...backlogGauges(database), connectionsGauge(database)])
    registry.registerMetric(each);
  return registry;
}
