import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "#app/log.ts";
import { importDirectory } from "#ingest/directory/import-directory.ts";
import type { Database } from "#postgres/database.ts";
import {
  countFirstReading,
  decideImport,
  noteImported,
  withImportLock,
  type DirectoryPart,
  type FirstReading,
  type ImportDecision,
} from "#store/operations/first-reading.ts";
import { keepFigures } from "./figures/keep-figures.ts";

export interface FirstReadingOptions {
  database: Database;
  log: Logger;
  part: DirectoryPart;
  /** Called when boards were added, or when an operator's own boards forbid it. */
  onImport(decision: ImportDecision, added: number): void;
  /** Called every few seconds, and a last time when the first reading has ended. */
  onCount(reading: FirstReading & { ended: boolean }): void;
  /** Between two counts, ms. */
  countMs?: number;
  /** Before another try while another process imports, and after an error, ms. */
  retryMs?: number;
  /** Another directory of boards than the one that ships. */
  folder?: string;
}

const COUNT_MS = 3000;
const RETRY_MS = 5000;

/**
 * Imports the boards of the directory if the database needs them, then counts how far the first reading is until it has ended. Runs
 * in the background; only one process imports, and another takes over when it is killed.
 */
export function startFirstReading(options: FirstReadingOptions): { stop(): Promise<void> } {
  const { database, log, onCount, countMs = COUNT_MS, retryMs = RETRY_MS } = options;
  const stopping = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  const isStopping = () => stopping.signal.aborted;

  async function run(): Promise<void> {
    while (!isStopping() && !(await importOnce(options))) await pause(retryMs);
    while (!isStopping()) {
      // Every few seconds and not every minute: people watch the jobs arrive.
      await keepFigures(database);
      const reading = await countFirstReading(database);
      if (reading === null) return;
      onCount(reading);
      if (reading.ended) return;
      await pause(countMs);
    }
  }

  async function runOn(): Promise<void> {
    while (!isStopping()) {
      try {
        return await run();
      } catch (error) {
        if (isStopping()) return;
        log.warn({ err: error }, "the first reading of the directory's boards was interrupted; trying again");
        await pause(retryMs);
      }
    }
  }

  const running = runOn();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Returns false while another process imports. */
async function importOnce({ database, part, log, onImport, folder }: FirstReadingOptions): Promise<boolean> {
  return await withImportLock(database, async () => {
    const decision = await decideImport(database, part);
    if (decision !== "import") {
      onImport(decision, 0);
      return;
    }
    const { added, bad } = await importDirectory(database, part, undefined, folder);
    for (const { file, line, problem } of bad)
      log.warn({ file, line }, `a board of the directory was skipped: ${problem}`);
    await noteImported(database);
    onImport(decision, added);
  });
}
