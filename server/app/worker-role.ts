import { buildSnapshotWhenStale } from "#ingest/parser/snapshot/build-snapshot.ts";
import { startFirstReading } from "#tasks/first-reading.ts";
import { startWorker } from "#tasks/worker.ts";
import { LONG_LIMITS, TASK_LIMITS } from "#postgres/pool-limits.ts";
import { reportFirstReading } from "./first-reading-progress.ts";
import { openOutboundHttp } from "./outbound.ts";
import { secondsSince } from "./progress.ts";
import type { RoleContext, RunningRole } from "./role.ts";
import { directUrl, openRolePool } from "./running-database.ts";
import { startWorkerServer } from "./worker-server.ts";

/** One holds the lock, one imports or counts. */
const IMPORT_CONNECTIONS = 2;

/** Makes the parser's snapshot unless there is one of these sources. Without one, parser processes load their modules at each start. */
export async function prepareParser({ dev, log, progress }: RoleContext): Promise<void> {
  if (dev) return;
  const began = performance.now();
  try {
    const built = await buildSnapshotWhenStale(() => progress("parser", "building, because its inputs changed …"));
    progress("parser", built ? `built in ${secondsSince(began)}` : "up to date");
  } catch (error) {
    log.warn(
      { err: error },
      "the parser's snapshot can't be built, so each parser process starts a second later; npm run build builds it",
    );
  }
}

/** Starts the background tasks, after seeding the sample jobs where they are allowed. */
export async function startWorkerRole(context: RoleContext): Promise<RunningRole> {
  const { config, log, progress } = context;
  const began = performance.now();
  const database = openRolePool({ url: directUrl(context), log, name: "afield-tasks", limits: TASK_LIMITS });
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
        await database.close();
      },
    };

    async function abandon(error: unknown): Promise<never> {
      await worker.stop();
      throw error;
    }
  } catch (error) {
    await http.close();
    await database.close();
    throw error;
  }
}

/** Gives an empty database the boards that the setting BOARDS names, and reports how their first reading goes. */
export function startReadingDirectory(context: RoleContext): RunningRole {
  const { config, log, progress, terminal } = context;
  if (config.boards === "none") return { stop: () => Promise.resolve() };
  const url = directUrl(context);
  const database = openRolePool({ url, log, name: "afield-import", limits: LONG_LIMITS, max: IMPORT_CONNECTIONS });
  const reading = startFirstReading({
    database,
    log: log.child({ subsystem: "boards" }),
    part: config.boards,
    ...reportFirstReading(config.boards, progress, terminal),
  });
  return {
    async stop() {
      await reading.stop();
      await database.close();
      terminal.pin(null);
    },
  };
}
