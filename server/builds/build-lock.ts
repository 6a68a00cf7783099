import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const FOLDER = path.resolve(import.meta.dirname, "../../node_modules/.cache");
const LIMIT_MS = 300_000;

/** Another process has held a lock for five minutes. */
export class BuildLockError extends Error {
  override name = "BuildLockError";
}

/** Lets one process at a time build what is named. Takes over the lock of a process that has died. Throws BuildLockError after five minutes. */
export async function withBuildLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(FOLDER, `${name}.lock`);
  await mkdir(FOLDER, { recursive: true });
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    try {
      await writeFile(lock, String(process.pid), { flag: "wx" });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const holder = await holderOf(lock);
    if (holder === "dead") await rm(lock, { force: true });
    else if (Date.now() > deadline)
      throw new BuildLockError(`Another process has been building for 5 minutes (${lock}).`);
    else await sleep(200);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function holderOf(lock: string): Promise<"alive" | "dead"> {
  const text = await readFile(lock, "utf8").catch(() => "");
  // Just removed, or created and not yet written: the caller tries again.
  if (text === "") return "alive";
  try {
    process.kill(Number(text), 0);
    return "alive";
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM" ? "alive" : "dead";
  }
}
