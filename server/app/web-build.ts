import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { environmentWith } from "./config.ts";
import { precompress } from "./precompress.ts";
import { StartError } from "./start-error.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const STAMP = path.join(ROOT, "build", "inputs.txt");
const LOCK = path.join(ROOT, "node_modules", ".cache", "web-build.lock");
/** The inputs of the build. */
const INPUTS = ["web", "contract", "vite.config.ts", "react-router.config.ts", "package-lock.json"];
const LOCK_LIMIT_MS = 300_000;

/** Builds the pages for production if their inputs have changed since the last build. Returns whether it built. */
export async function buildWebWhenStale(onStale: () => void = () => {}): Promise<boolean> {
  if (await isFresh()) return false;
  onStale();
  return await withBuildLock(async () => {
    if (await isFresh()) return false;
    const inputs = await hashOfInputs();
    await rm(STAMP, { force: true });
    await buildAndCompress();
    await writeFile(STAMP, inputs);
    return true;
  });
}

/** Retries when files vanish, because a build started by hand (`react-router build`) ignores the lock. */
async function buildAndCompress(triesLeft = 2): Promise<void> {
  await runBuild();
  try {
    await precompress(path.join(ROOT, "build", "client"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || triesLeft === 0) throw error;
    await buildAndCompress(triesLeft - 1);
  }
}

async function isFresh(): Promise<boolean> {
  if (!existsSync(STAMP)) return false;
  return (await readFile(STAMP, "utf8")) === (await hashOfInputs());
}

async function hashOfInputs(): Promise<string> {
  const hash = createHash("sha256");
  for (const input of INPUTS) {
    const full = path.join(ROOT, input);
    if (!existsSync(full)) continue;
    const files = (await stat(full)).isDirectory() ? await filesOf(full) : [full];
    for (const file of files) {
      hash
        .update(`${path.relative(ROOT, file)}\0`)
        .update(await readFile(file))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(test|e2e)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

async function runBuild(): Promise<void> {
  const program = path.join(ROOT, "node_modules", "@react-router", "dev", "bin.cjs");
  if (!existsSync(program))
    throw new StartError(
      "The pages are not built, or not from these sources, and the build tools are not installed. Run npm ci and npm run build, then npm prune --omit=dev --no-save; or copy the folder build from a machine that did.",
    );
  try {
    await promisify(execFile)(process.execPath, [program, "build"], {
      cwd: ROOT,
      env: environmentWith({ NODE_ENV: "production", NODE_OPTIONS: "" }),
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new StartError(`The web pages could not be built:\n${stdout}${stderr}`, { cause: error });
  }
}

/** Lets one process build at a time. Takes over the lock of a process that has died. */
async function withBuildLock<T>(work: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(LOCK), { recursive: true });
  const deadline = Date.now() + LOCK_LIMIT_MS;
  for (;;) {
    try {
      await writeFile(LOCK, String(process.pid), { flag: "wx" });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const holder = await lockHolder();
    if (holder === "dead") await rm(LOCK, { force: true });
    else if (Date.now() > deadline)
      throw new StartError(`Another process has been building the web pages for 5 minutes (${LOCK}).`);
    else await sleep(200);
  }
  try {
    return await work();
  } finally {
    await rm(LOCK, { force: true });
  }
}

async function lockHolder(): Promise<"alive" | "dead"> {
  const text = await readFile(LOCK, "utf8").catch(() => "");
  // Just removed, or created and not yet written: the caller tries again.
  if (text === "") return "alive";
  try {
    process.kill(Number(text), 0);
    return "alive";
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM" ? "alive" : "dead";
  }
}
