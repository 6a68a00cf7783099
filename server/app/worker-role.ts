import { startWorker } from "#tasks/worker.ts";
import { openOutboundHttp } from "./outbound.ts";
import type { Part, PartContext } from "./product.ts";
import { secondsSince } from "./progress.ts";

/** The background tasks; where sample jobs may stand in, they are read before this resolves. */
export async function startWorkerPart({ config, log, database, progress }: PartContext): Promise<Part> {
  const began = performance.now();
  const http = openOutboundHttp(config, log);
  try {
    const worker = await startWorker({ config, log, database, http });
    progress(
      "worker",
      `background tasks run (${secondsSince(began)}${config.sample ? ", sample catalogue checked" : ""})`,
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
