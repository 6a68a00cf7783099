import { execFile, execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { freePort } from "#postgres/embedded/free-port.ts";

const BIN = "/usr/lib/postgresql/15/bin";
const OURS = path.resolve(import.meta.dirname, "../../../deploy/pgbackrest/pgbackrest.conf");
/** What Debian installs. */
export const NEEDED_TO_ARCHIVE = ["pgbackrest", `${BIN}/postgres`];

/** A PostgreSQL 15 whose log pgBackRest archives, as deploy/pgbackrest says. */
export interface ArchivedServer {
  url: string;
  /** Takes a base backup while the server runs. */
  backUp(): Promise<void>;
  /** Stops the server as a crash does, and brings it back as it was at `moment`, a timestamp of the database. */
  restoreTo(moment: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the server in a folder. Needs root, because Postgres runs as `postgres`. */
export async function startArchivedServer(folder: string): Promise<ArchivedServer> {
  const ids = {
    uid: Number(execFileSync("id", ["-u", "postgres"], { encoding: "utf8" })),
    gid: Number(execFileSync("id", ["-g", "postgres"], { encoding: "utf8" })),
  };
  const [data, repository] = [path.join(folder, "data"), path.join(folder, "repository")];
  chownSync(folder, ids.uid, ids.gid);
  chmodSync(folder, 0o755);
  for (const each of [data, repository]) {
    mkdirSync(each, { mode: 0o700 });
    chownSync(each, ids.uid, ids.gid);
  }
  const port = await freePort();
  const run = async (program: string, ...args: string[]) =>
    void (await promisify(execFile)(program, args, { ...ids, cwd: folder, env: { PATH: "/usr/bin:/bin" } }));
  const config = path.join(folder, "pgbackrest.conf");
  writeFileSync(config, settingsOf({ data, repository, port, folder }), { mode: 0o644 });
  const pgBackRest = (...args: string[]) =>
    run("pgbackrest", `--config=${config}`, "--stanza=afield", "--log-level-console=warn", ...args);

  await run(`${BIN}/initdb`, "-D", data, "--encoding=UTF8", "--locale=C.UTF-8", "--auth=trust", "-U", "postgres");
  const push = `pgbackrest --config=${config} --stanza=afield archive-push %p`;
  const settings = {
    archive_mode: "on",
    archive_command: push,
    unix_socket_directories: folder,
    shared_buffers: "64MB",
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  writeFileSync(path.join(data, "postgresql.auto.conf"), lines.join(""));
  chownSync(path.join(data, "postgresql.auto.conf"), ids.uid, ids.gid);
  const control = (action: string, ...args: string[]) => run(`${BIN}/pg_ctl`, action, "-D", data, "-w", ...args);
  const start = () => control("start", "-t", "120", "-l", path.join(folder, "server.log"), "-o", `-p ${port}`);
  await start();
  await pgBackRest("stanza-create");
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    backUp: () => pgBackRest("--type=full", "backup"),
    async restoreTo(moment) {
      await control("stop", "-m", "immediate");
      await pgBackRest("--delta", "--type=time", `--target=${moment}`, "--target-action=promote", "restore");
      await start();
    },
    stop: () => control("stop", "-m", "immediate"),
  };
}

interface Places {
  data: string;
  repository: string;
  folder: string;
  port: number;
}

/** Our example with the places of this server. */
function settingsOf({ data, repository, folder, port }: Places): string {
  return readFileSync(OURS, "utf8")
    .replace(/^pg1-path=.*$/m, `pg1-path=${data}\npg1-port=${port}\npg1-socket-path=${folder}\npg1-user=postgres`)
    .replace(
      /^repo1-path=.*$/m,
      `repo1-path=${repository}\nlog-path=${folder}\nlock-path=${folder}\nspool-path=${folder}`,
    );
}
