/**
 * A worker process for tests that kill it: `node test/processes/worker-process.ts DATABASE_URL REPLAY_ORIGIN [own-clock]`.
 * Prints "ready" once it runs. With `own-clock` it takes the moment of each run from its own clock, a fault that the test of
 * wrong clocks must find.
 */
import { createOutboundHttp } from "#http/outbound-http.ts";
import { sharedHostLeases } from "#ingest/shared-host-leases.ts";
import { openDatabase } from "#postgres/database.ts";
import { startBoardWorker } from "#tasks/board-worker.ts";
import { silentLog } from "#test/log.ts";

const [url = "", replayOrigin = "", clock = ""] = process.argv.slice(2);
const database = openDatabase(url, { max: 6, applicationName: "killed-worker" });
startBoardWorker(
  { database, http: createOutboundHttp({ replayOrigin, leases: sharedHostLeases(database) }), log: silentLog },
  { idleMs: 50, ...(clock === "own-clock" && { now: () => new Date() }) },
);
process.stdout.write("ready\n");
