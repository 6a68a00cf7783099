import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { EmbeddedPostgresError, spawnIds } from "./account.ts";
import { clusterFailure } from "./cluster-failure.ts";
import { moveIntoPlace, type ClusterFiles } from "./files.ts";

/** The role and database that the product uses inside the embedded server. */
export const ROLE = "afield";

/**
 * Creates the cluster on the first start and returns the role's password. Builds it under a temporary name and renames it, so that a crash
 * leaves nothing that looks finished and the first of two simultaneous starts wins.
 */
export function ensureCluster(files: ClusterFiles): string {
  if (existsSync(files.root)) refuseOtherVersion(files);
  else makeCluster(files);
  try {
    return (JSON.parse(readFileSync(files.secret, "utf8")) as { password: string }).password;
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The database in ${files.root} belongs to another account or is damaged (${(error as Error).message}). ` +
        "Start as the account that created it, or set DATA_DIR to another folder.",
    );
  }
}

/** Each major version of PostgreSQL has files of its own, and refuses those of another only after a long log. */
function refuseOtherVersion(files: ClusterFiles): void {
  const file = path.join(files.data, "PG_VERSION");
  const version = existsSync(file) ? readFileSync(file, "utf8").trim() : files.major;
  if (version === files.major) return;
  throw new EmbeddedPostgresError(
    `PostgreSQL ${version} created the database in ${files.root}, and this version of Afield brings PostgreSQL ${files.major}. ` +
      "Make a backup with the version that created it and restore it into a new DATA_DIR.",
  );
}

function makeCluster(files: ClusterFiles): void {
  const partial = `${files.root}.${randomBytes(6).toString("hex")}`;
  const { uid, gid } = files.account;
  const own = (file: string) => uid !== undefined && gid !== undefined && chownSync(file, uid, gid);
  try {
    mkdirSync(partial, { recursive: true, mode: 0o755 });
    own(partial);
    const data = path.join(partial, "data");
    mkdirSync(data, { mode: 0o700 });
    own(data);
    const password = randomBytes(18).toString("base64url");
    const passwordFile = path.join(partial, "password");
    writeFileSync(passwordFile, password, { mode: 0o600 });
    own(passwordFile);
    const locale = ["-E", "UTF8", ...files.locale];
    const access = ["-U", ROLE, "--pwfile", passwordFile, "-A", "scram-sha-256"];
    const env = { PATH: "/usr/bin:/bin", LC_ALL: "C" };
    execFileSync(files.initdb, ["-D", data, ...access, ...locale], {
      ...spawnIds(files.account),
      stdio: "pipe",
      cwd: partial,
      env,
    });
    rmSync(passwordFile);
    writeFileSync(path.join(partial, "secret.json"), JSON.stringify({ password }), { mode: 0o600 });
    moveIntoPlace(partial, files.root);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    const said = (error as { stderr?: Buffer }).stderr?.toString().trim();
    throw clusterFailure(files.root, said || String(error), `The database could not be created in ${files.root}: `);
  }
}
