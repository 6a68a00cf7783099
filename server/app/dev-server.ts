import path from "node:path";
import { startEmbeddedPostgres } from "#postgres/embedded/embedded-postgres.ts";
import { readConfig } from "./config.ts";
import { stopOnSignals } from "./shutdown.ts";
import { superviseProgram } from "./supervisor.ts";

/** `npm run dev`: starts the product and restarts it when its code changes. Vite reloads the pages on its own. */
const ROOT = path.resolve(import.meta.dirname, "../..");
const SERVER_CODE = ["server", "contract", "sample", "migrations"];

const say = (text: string): void => void process.stdout.write(`  ${"dev".padEnd(12)} ${text}\n`);
const database = await holdDatabase();
const supervisor = superviseProgram({
  program: path.join(import.meta.dirname, "main.ts"),
  args: [...process.argv.slice(2), "--dev"],
  folders: SERVER_CODE.map((folder) => path.join(ROOT, folder)),
  say,
  onFailedStart: (exitCode) => end("the start failed", exitCode),
});
const end = stopOnSignals({
  say,
  async stop() {
    await supervisor.stop();
    await database?.stop();
  },
});

/** Keeps the embedded database running across restarts. The product itself explains why it cannot run. */
async function holdDatabase(): Promise<{ stop(): Promise<void> } | null> {
  try {
    const { databaseUrl, dataDir } = readConfig();
    return databaseUrl ? null : await startEmbeddedPostgres(dataDir);
  } catch {
    return null;
  }
}
