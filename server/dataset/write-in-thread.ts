import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { DatasetEdition } from "#contract/schemas/dataset.ts";

export interface ThreadOptions {
  databaseUrl: string;
  dataDir: string;
  baseUrl: string;
}

/** Far more than a row group and the steps take, so that a leak ends the writing and not the process. */
const HEAP_MB = 512;

/** Writes today's edition in a thread of its own, so that packing millions of values delays no request of this process. */
export async function writeDatasetInThread(options: ThreadOptions): Promise<DatasetEdition | null> {
  const thread = new Worker(path.join(import.meta.dirname, "dataset-thread.ts"), {
    workerData: options,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  // A process that stops doesn't wait; what it leaves is removed the next night.
  thread.unref();
  const ended = once(thread, "exit").then(([code]) => {
    throw new Error(`the thread that writes the dataset ended with code ${String(code)}`);
  });
  const [edition] = (await Promise.race([once(thread, "message"), ended])) as [DatasetEdition | null];
  return edition;
}
