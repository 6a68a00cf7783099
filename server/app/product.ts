import { requireForProduction, type Config } from "./config.ts";
import { createLog } from "./log.ts";
import { brand } from "#contract/values/brand.ts";
import { requireFreePort } from "./port.ts";
import { createProgress, secondsSince } from "./progress.ts";
import type { RoleContext } from "./role.ts";
import { startDatabase } from "./running-database.ts";
import { terminalText } from "./terminal-text.ts";
import { REQUEST_LIMITS } from "#postgres/pool-limits.ts";
import { stopOnSignals } from "./shutdown.ts";
import { createTerminal, type TerminalStream } from "./terminal.ts";
import { surviveUnhandledErrors } from "./unhandled-errors.ts";

export interface ProductOptions {
  config: Config;
  dev: boolean;
  /** Where lines go; standard output by default. */
  stream?: TerminalStream;
}

/**
 * Starts the database and the configured roles in order, reports each step, and runs until a signal arrives. Everything
 * stops in reverse order: first the site stops taking requests, then the tasks end, then the database closes.
 */
export async function startProduct({ config, dev, stream = process.stdout }: ProductOptions): Promise<void> {
  requireForProduction(config);
  const began = performance.now();
  const terminal = createTerminal(stream);
  const log = createLog(config.logLevel, { pretty: !config.production, destination: terminal });
  const progress = createProgress(config, log, (line) => terminal.write(`${terminalText(line)}\n`));
  const running: { stop(): Promise<void> }[] = [];
  let stopping = false;
  const stop = async () => {
    stopping = true;
    for (let last = running.pop(); last; last = running.pop()) await last.stop();
  };
  const end = stopOnSignals({ stop, say: (text) => progress("stop", text) });
  surviveUnhandledErrors(log, end);
  const withWeb = config.role !== "worker";
  const withWorker = config.role !== "web";
  try {
    progress("start", `${brand.name}, role ${config.role}${config.production ? "" : ", not for production"}`);
    if (withWeb) await requireFreePort(config.host, config.port);
    const database = await startDatabase({
      config,
      log: log.child({ subsystem: "database" }),
      progress,
      applicationName: `afield-${config.role}`,
      limits: REQUEST_LIMITS,
    });
    running.push(database);
    const context: RoleContext = { config, dev, log, database: database.database, progress, terminal, end };
    // Dynamic imports, so that each role loads only its own code.
    const web = withWeb ? await import("./web-role.ts") : null;
    const worker = withWorker ? await import("./worker-role.ts") : null;
    await Promise.all([web?.preparePages(context), worker?.prepareParser(context)]);
    if (worker) running.push(await worker.startWorkerRole(context));
    if (web) running.push(await web.startWebRole(context));
    // After the site is up, so that a first start shows it as soon as any other.
    if (worker) running.push(worker.startReadingDirectory(context));
    progress("ready", withWeb ? `${config.baseUrl} (in ${secondsSince(began)})` : `in ${secondsSince(began)}`);
    // For the supervisor of `npm run dev`.
    process.send?.("ready");
  } catch (error) {
    // A signal during the start makes it fail; that is not an error.
    if (stopping) return;
    await stop();
    throw error;
  }
}
