import { startFirstReading } from "#tasks/first-reading.ts";
import { startWorker } from "#tasks/worker.ts";
import { reportFirstReading } from "./first-reading-progress.ts";
import { openOutboundHttp } from "./outbound.ts";
import { secondsSince } from "./progress.ts";
import type { RoleContext, RunningRole } from "./role.ts";
import { startWorkerServer } from "./worker-server.ts";

/** Starts the background tasks, after seeding the sample jobs where they are allowed. */
export async function startWorkerRole({ config, log, database, progress }: RoleContext): Promise<RunningRole> {
  const began = performance.now();
  const http = openOutboundHttp(config, log, { watchNetwork: true, database });
  try {
    const worker = await startWorker({ config, log, database, http });
    progress(
      "worker",
      `background tasks started (${secondsSince(began)}${config.sample ? ", sample catalogue checked" : ""})`,
    );
    const { workerPort: port, host } = config;
    const server =
      port === undefined
        ? null
        : await startWorkerServer({ host, port, database, health: worker.health }).catch(abandon);
    if (port !== undefined) progress("worker", `health and metrics at http://${host}:${port}/livez and /metrics`);
    return {
      async stop() {
        await server?.stop();
        await worker.stop();
        await http.close();
      },
    };

    async function abandon(error: unknown): Promise<never> {
      await worker.stop();
      throw error;
    }
  } catch (error) {
    await http.close();
    throw error;
  }
}

/** Gives an empty database the boards that the setting BOARDS names, and reports how their first reading goes. */
export function startReadingDirectory({ config, log, database, progress, terminal }: RoleContext): RunningRole {
  if (config.boards === "none") return { stop: () => Promise.resolve() };
  const reading = startFirstReading({
    database,
    log: log.child({ subsystem: "boards" }),
    part: config.boards,
    ...reportFirstReading(config.boards, progress, terminal),
  });
  return {
    async stop() {
      await reading.stop();
      terminal.pin(null);
    },
  };
}
