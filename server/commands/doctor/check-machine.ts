import { randomBytes } from "node:crypto";
import { existsSync, rmSync, statSync, writeFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { usableMemory } from "#app/settings/web-threads.ts";
import { failed, ok, warning, type Check } from "./check.ts";

const OLDEST_NODE = 24;
const MB = 2 ** 20;
const LITTLE_MEMORY_MB = 1024;
const LITTLE_DISK_MB = 2048;
const NO_DISK_MB = 200;

/** Checks the version of Node that runs the server. */
export function checkNode(version: string): Check {
  const major = Number(version.split(".")[0]);
  if (major >= OLDEST_NODE) return ok("node", `Node ${version}`);
  return failed("node", `Node ${version} is too old`, "Run npm ci, and start Afield through npm: it brings Node 24.");
}

/** Checks the memory that this process may use, which a container may limit. */
export function checkMemory(bytes = usableMemory()): Check {
  const mb = Math.round(bytes / MB);
  if (mb >= LITTLE_MEMORY_MB) return ok("memory", `${mb} MB`);
  const next = "A small catalogue runs in 512 MB; give 1 GB or more to the directory of boards.";
  return warning("memory", `${mb} MB`, next);
}

/** Checks that this account may write the data folder, by writing a file where the folder is there. */
export function checkDataFolder(folder: string): Check {
  const next = "Make it a folder that this account may read and write, or set DATA_DIR to one.";
  const parent = nearestFolder(folder);
  const probe = path.join(parent, `.afield-${randomBytes(6).toString("hex")}`);
  try {
    if (!statSync(parent).isDirectory()) return failed("data folder", `${parent} is a file`, next);
    writeFileSync(probe, "", { flag: "wx" });
    rmSync(probe);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unknown error";
    return failed("data folder", `${folder} can't be written (${code})`, next);
  }
  return ok("data folder", existsSync(folder) ? folder : `${folder}, which the first start creates`);
}

/** Checks the free space of the data folder's disk. */
export async function checkDisk(folder: string): Promise<Check> {
  const { bavail, bsize } = await statfs(nearestFolder(folder));
  return freeSpace(Math.floor((bavail * bsize) / MB));
}

/** Judges the free space of a disk. */
export function freeSpace(mb: number): Check {
  const next = "Free some space, or set DATA_DIR to a folder on a larger disk.";
  if (mb < NO_DISK_MB) return failed("disk", `${mb} MB free`, next);
  if (mb < LITTLE_DISK_MB) return warning("disk", `${mb} MB free`, next);
  return ok("disk", `${mb} MB free`);
}

/** Returns the folder itself, or the nearest one above it that is there. */
function nearestFolder(folder: string): string {
  let nearest = path.resolve(folder);
  while (!existsSync(nearest) && path.dirname(nearest) !== nearest) nearest = path.dirname(nearest);
  return nearest;
}
