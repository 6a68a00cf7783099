import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SnapshotStore } from "#app/settings/snapshot-store.ts";
import { ObjectStore, StoreError } from "#search/snapshot/object-store.ts";
import { ok, warning, type Check } from "./check.ts";

const TIMEOUT_MS = 10_000;
/** The object that the check writes. Its key may have no right to remove it again. */
const PROBE = "afield-doctor";
const NAME = "snapshots";

/**
 * Checks that this machine may write objects to the store of snapshots and read them, by replacing a small one. Without the store, Afield starts
 * from the database, so a problem is only a warning.
 */
export async function checkSnapshotStore(store: SnapshotStore): Promise<Check> {
  const folder = await mkdtemp(path.join(tmpdir(), "afield-doctor-"));
  try {
    return await writeAndRead(store, path.join(folder, "sent"), path.join(folder, "received"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeAndRead(store: SnapshotStore, sent: string, received: string): Promise<Check> {
  const { host } = new URL(store.url);
  const objects = new ObjectStore(store);
  await writeFile(sent, new Date().toISOString());
  try {
    await objects.put(PROBE, sent, AbortSignal.timeout(TIMEOUT_MS));
  } catch (error) {
    return problem(`${host} can't be written`, error);
  }
  try {
    const isThere = await objects.get(PROBE, received, AbortSignal.timeout(TIMEOUT_MS));
    if (isThere && (await readFile(received)).equals(await readFile(sent)))
      return ok(NAME, `${host} can be written and read`);
  } catch (error) {
    return problem(`${host} can be written, but not read`, error);
  }
  const next = "Check that SNAPSHOT_URL leads to one store, and to no cache before it.";
  return warning(NAME, `${host} doesn't return what it has just been sent`, next);
}

function problem(what: string, error: unknown): Check {
  const status = error instanceof StoreError ? error.status : undefined;
  const { code, name } = error as NodeJS.ErrnoException;
  const said = `${what}: ${error instanceof StoreError ? error.message : `no answer (${code ?? name})`}`;
  if (status === undefined)
    return warning(NAME, said, "Check SNAPSHOT_URL, DNS, and that the firewall lets this machine reach the store.");
  if (status === 404) return warning(NAME, said, "Check SNAPSHOT_URL: the bucket must be there.");
  const next =
    "Check SNAPSHOT_KEY_ID, SNAPSHOT_KEY_SECRET and SNAPSHOT_REGION, and give the key the rights to read and write objects in that folder.";
  return warning(NAME, said, next);
}
