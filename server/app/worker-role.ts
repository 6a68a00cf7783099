import { startWorker } from "#tasks/worker.ts";
import { openOutboundHttp } from "./outbound.ts";
import { secondsSince } from "./progress.ts";
import type { RoleContext, RunningRole } from "./role.ts";

/** Starts the background tasks, after seeding the sample jobs where they are allowed. */
export async function startWorkerRole({ config, log, database, progress }: RoleContext): Promise<RunningRole> {
  const began = performance.now();
  const http = openOutboundHttp(config, log, { watchNetwork: true });
  try {
    const worker = await startWorker({ config, log, database, http });
    progress(
      "worker",
      `background tasks started (${secondsSince(began)}${config.sample ? ", sample catalogue checked" : ""})`,
    );
    return {
      async stop() {
        await worker.stop();
        await http.close();
      },
    };
  } catch (error) {
    await http.close();
    throw error;
  }
}
