import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../..");
/** The code that decides what the read model keeps of a job: search, what it reads, and the lists it reads it with. */
const FOLDERS = ["server/search", "server/store/search", "server/taxonomy", "contract/values"];

/** Returns a hash of the code that makes the read model: what other code has stored isn't for this one. */
export async function codeFingerprint(): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of FOLDERS) {
    const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !entry.name.includes(".test."));
    const names = files.map((entry) => path.join(entry.parentPath, entry.name)).toSorted();
    for (const name of names) hash.update(`${path.relative(root, name)}\n`).update(await readFile(name));
  }
  return hash.digest("hex");
}
