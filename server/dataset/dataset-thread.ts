import { parentPort, workerData } from "node:worker_threads";
import { openDatabase } from "#postgres/database.ts";
import { TASK_LIMITS } from "#postgres/pool-limits.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import { datasetFolder } from "./editions.ts";
import type { ThreadOptions } from "./write-in-thread.ts";
import { writeDataset } from "./write-dataset.ts";

const { databaseUrl, dataDir, baseUrl } = workerData as ThreadOptions;
const database = openDatabase(databaseUrl, { max: 1, applicationName: "afield-dataset", limits: TASK_LIMITS });
try {
  const now = await databaseNow(database);
  const edition = await writeDataset({ database, folder: datasetFolder(dataDir), baseUrl, now });
  parentPort?.postMessage(edition, []);
} finally {
  await database.close();
}
