import { requireForProduction, type Config } from "./config.ts";
import { createLog, type Logger } from "./log.ts";
import { brand } from "#contract/values/brand.ts";
import type { Database } from "#postgres/database.ts";
import { requireFreePort } from "./port.ts";
import { createProgress, secondsSince, type Progress } from "./progress.ts";
import { startDatabase } from "./running-database.ts";
import { stopOnSignals } from "./shutdown.ts";

export interface ProductOptions {
  config: Config;
  /** Pages are rebuilt as their files change. */
  dev: boolean;
  out: (line: string) => void;
}

/** What each part of the product is started with. */
export interface PartContext {
  config: Config;
  dev: boolean;
  log: Logger;
  database: Database;
  progress: Progress;
}

/** A part that runs until it is stopped. */
export interface Part {
  stop(): Promise<void>;
}

/**
 * Starts the role's parts in order, telling each step, and stays until a signal ends the process. Parts stop in the opposite order:
 * the site first takes no more requests, then the tasks end, then the database is left.
 */
export async function startProduct({ config, dev, out }: ProductOptions): Promise<void> {
  requireForProduction(config);
  const began = performance.now();
  const log = createLog(config.logLevel, { pretty: !config.production });
  const progress = createProgress(config, log, out);
  const parts: Part[] = [];
  let stopping = false;
  const stop = async () => {
    stopping = true;
    for (let part = parts.pop(); part; part = parts.pop()) await part.stop();
  };
  const end = stopOnSignals({ stop, say: (text) => progress("stop", text) });
  const withWeb = config.role !== "worker";
  const withWorker = config.role !== "web";
  try {
    progress("start", `${brand.name}, role ${config.role}${config.production ? "" : ", not for production"}`);
    if (withWeb) await requireFreePort(config.host, config.port);
    const running = await startDatabase({
      config,
      log: log.child({ subsystem: "database" }),
      progress,
      applicationName: `afield-${config.role}`,
      onLost: (error) => end(`the embedded database is gone (${error.message})`, 1),
    });
    parts.push(running);
    const context: PartContext = { config, dev, log, database: running.database, progress };
    // Each role loads its own code only.
    const site = withWeb ? await import("./web-role.ts") : null;
    await site?.preparePages(context);
    if (withWorker) parts.push(await (await import("./worker-role.ts")).startWorkerPart(context));
    if (site) parts.push(await site.startSitePart(context));
    progress("ready", withWeb ? `${config.baseUrl} (in ${secondsSince(began)})` : `in ${secondsSince(began)}`);
  } catch (error) {
    // A start that a signal cut short fails for no reason of its own.
    if (stopping) return;
    await stop();
    throw error;
  }
}
