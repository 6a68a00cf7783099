import { startWorker } from "#tasks/worker.ts";
import { openDoor } from "./outbound.ts";
import type { Part, PartContext } from "./product.ts";
import { secondsSince } from "./progress.ts";

/** The background tasks; where sample jobs may stand in, they are read before this resolves. */
export async function startWorkerPart({ config, log, database, progress }: PartContext): Promise<Part> {
  const began = performance.now();
  const door = openDoor(config, log);
  try {
    const worker = await startWorker({ config, log, database, door });
    progress(
      "worker",
      `background tasks run (${secondsSince(began)}${config.sample ? ", sample catalogue checked" : ""})`,
    );
    return {
      async stop() {
        await worker.stop();
        await door.close();
      },
    };
  } catch (error) {
    await door.close();
    throw error;
  }
}
