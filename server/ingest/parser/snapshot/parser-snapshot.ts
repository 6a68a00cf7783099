import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { hashOfInputs } from "#builds/input-hash.ts";

const ROOT = path.resolve(import.meta.dirname, "../../../..");
const FOLDER = path.join(ROOT, "build", "parser");
/** The heap of a parser process that has loaded its modules and read some ads. It starts from that in a tenth of the time. */
const SNAPSHOT = path.join(FOLDER, "parser.blob");
/** What the snapshot was made of: a hash, then a file per line. */
const STAMP = path.join(FOLDER, "inputs.txt");
/** Another version of Node can't start from it, and modules in it know their folders. */
const PLACE = `${process.version} ${process.platform} ${process.arch} ${ROOT}`;

const hashOf = async (inputs: readonly string[]): Promise<string> => `${PLACE} ${await hashOfInputs(inputs)}`;

/** The stamp that this process has compared with its sources. It runs those that it started with, whatever becomes of the files. */
let compared: string | null = null;

/** Returns the file of the parser's snapshot; null without one of these sources, in this folder, by this Node. */
export async function freshSnapshot(): Promise<string | null> {
  const stamp = await readFile(STAMP, "utf8").catch(() => "");
  if (stamp !== compared) {
    const [hash, ...inputs] = stamp.split("\n");
    if (inputs.length === 0 || hash !== (await hashOf(inputs))) return null;
    compared = stamp;
  }
  return SNAPSHOT;
}

/** Returns what to write beside a snapshot that is made of these files; their paths are those from the root of the checkout. */
export async function stampOf(inputs: readonly string[]): Promise<string> {
  return [await hashOf(inputs), ...inputs].join("\n");
}

/** Puts a snapshot in place. */
export async function storeSnapshot(blob: Uint8Array, stamp: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await rm(STAMP, { force: true });
  await writeFile(`${SNAPSHOT}.new`, blob);
  await rename(`${SNAPSHOT}.new`, SNAPSHOT);
  await writeFile(STAMP, stamp);
}
