import { parentPort, workerData } from "node:worker_threads";
import type { CountedFigures } from "#api/load/thread-figures.ts";
import { createLog } from "#app/log.ts";
import { openReplica, openRolePool } from "#app/running-database.ts";
import { describeFailure } from "#app/start-error.ts";
import { surviveUnhandledErrors } from "#app/unhandled-errors.ts";
import { REQUEST_LIMITS } from "#postgres/pool-limits.ts";
import { ThreadModel } from "#search/threads/thread-model.ts";
import { openSite, type Site } from "./site.ts";
import { askThread, type FromThread, type ThreadStart, type ToThread } from "./thread-messages.ts";

// The entry of a thread that answers requests beside the main one, with a site, caches and connections of its own.

const { config, databaseUrl, rateMemory, isTTY } = workerData as ThreadStart;
const main = parentPort!;
const tell = (message: FromThread) => main.postMessage(message, []);
const destination = { isTTY, write: (line: string) => tell({ kind: "log", line }) };
const log = createLog(config.logLevel, { pretty: !config.production, destination });
surviveUnhandledErrors(log, () => process.exit(1));

const name = `afield-${config.role}`;
const database = openRolePool({ url: databaseUrl, log, name, limits: REQUEST_LIMITS });
const model = new ThreadModel();
const port = Promise.withResolvers<number>();
let counted = (): Promise<CountedFigures> => Promise.resolve([]);
let site: Site | undefined;

main.on("message", (message: ToThread) => {
  if (message.kind === "model") model.receive(message.message);
  else if (message.kind === "listen") port.resolve(message.port);
  else if (message.kind === "counted") void counted().then((figures) => message.reply.postMessage(figures, []));
  else void stop();
});

try {
  const replica = await openReplica({ config, log, database }, () => {});
  site = await openSite({
    config,
    dev: false,
    log,
    database,
    reading: replica ?? database,
    model,
    threads: config.webThreads,
    rateMemory,
    threadFigures: {
      kind: "part",
      report: () => askThread(main, "report"),
      provide: (read) => (counted = read),
    },
  });
  await site.listen(await port.promise);
  await model.built;
  tell({ kind: "ready" });
} catch (error) {
  tell({ kind: "failed", reason: describeFailure(error) });
  process.exit(1);
}

/** Answers what has been asked, then ends the thread, and its connections with it. */
async function stop(): Promise<void> {
  await site?.stop();
  process.exit(0);
}
