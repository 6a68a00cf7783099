/**
 * The planted fault of T23: a worker that takes the moment of each run from its own clock, `own-clock-worker.ts DATABASE_URL REPLAY_ORIGIN`.
 * Prints "ready" once it runs.
 */
import { createOutboundHttp } from "#http/outbound-http.ts";
import { sharedHostLeases } from "#ingest/shared-host-leases.ts";
import { openDatabase } from "#postgres/database.ts";
import { startBoardWorker } from "#tasks/board-worker.ts";
import { silentLog } from "#test/log.ts";

const [url = "", replayOrigin = ""] = process.argv.slice(2);
const database = openDatabase(url, { max: 6, applicationName: "own-clock" });
startBoardWorker(
  { database, http: createOutboundHttp({ replayOrigin, leases: sharedHostLeases(database) }), log: silentLog },
  { now: () => new Date() },
);
process.stdout.write("ready\n");
