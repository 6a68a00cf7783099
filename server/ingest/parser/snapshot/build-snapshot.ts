import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { withBuildLock } from "#builds/build-lock.ts";
import { freshSnapshot } from "./parser-snapshot.ts";

/** A program of its own, because what bundles takes more memory than a small machine has for a worker. */
const PROGRAM = path.join(import.meta.dirname, "write-snapshot.ts");

/**
 * Makes the parser's snapshot unless there is one of these sources. Returns whether it did. Throws if the build tools aren't installed; parser processes load
 * their modules then, which takes them longer.
 */
export async function buildSnapshotWhenStale(onStale: () => void = () => {}): Promise<boolean> {
  if ((await freshSnapshot()) !== null) return false;
  onStale();
  return await withBuildLock("parser-build", async () => {
    if ((await freshSnapshot()) !== null) return false;
    await promisify(execFile)(process.execPath, [PROGRAM], { env: {} });
    return true;
  });
}
