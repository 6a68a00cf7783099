import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../..");
const IS_TEST = /\.(test|e2e)\.tsx?$/;

/** Returns a hash of the names and contents of files and of all files in folders, without tests. Their paths are those from the root of the checkout. */
export async function hashOfInputs(inputs: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const input of inputs) {
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
    .filter((entry) => entry.isFile() && !IS_TEST.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
