import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { BuildLockError, withBuildLock } from "#builds/build-lock.ts";
import { hashOfInputs } from "#builds/input-hash.ts";
import { environmentWith } from "./config.ts";
import { precompress } from "./precompress.ts";
import { StartError } from "./start-error.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const STAMP = path.join(ROOT, "build", "inputs.txt");
/** The inputs of the build. */
const INPUTS = ["web", "contract", "vite.config.ts", "react-router.config.ts", "package-lock.json"];

/** Builds the pages for production if their inputs have changed since the last build. Returns whether it built. */
export async function buildWebWhenStale(onStale: () => void = () => {}): Promise<boolean> {
  if (await isFresh()) return false;
  onStale();
  return await withBuildLock("web-build", async () => {
    if (await isFresh()) return false;
    const inputs = await hashOfInputs(INPUTS);
    await rm(STAMP, { force: true });
    await buildAndCompress();
    await writeFile(STAMP, inputs);
    return true;
  }).catch((error: unknown) => {
    throw error instanceof BuildLockError ? new StartError(error.message, { cause: error }) : error;
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
  return (await readFile(STAMP, "utf8")) === (await hashOfInputs(INPUTS));
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
