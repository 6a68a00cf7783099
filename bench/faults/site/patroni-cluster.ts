import { execFileSync, type ChildProcess, spawn } from "node:child_process";
import { chownSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#postgres/embedded/free-port.ts";

const NODES = 3;
const START_LIMIT_MS = 180_000;
const PASSWORD = "only on loopback";
/** Patroni's own smallest: a leader that is gone for so long is replaced. */
const TTL_S = 20;
/** What Debian installs. */
export const NEEDED = ["patroni", "etcd", "haproxy", "/usr/lib/postgresql/15/bin/postgres"];

interface Node {
  name: string;
  rest: number;
  postgres: number;
  patroni: ChildProcess | null;
}

/** Three servers that replace each other, behind one address. */
export interface PatroniCluster {
  /** Of the database, through haproxy, which knows the leader. */
  url: string;
  /** Kills the leader's Patroni and Postgres, as a crash of its machine does, and starts them again once another one leads. */
  crashLeader(): Promise<void>;
  /** Lets a standby take over in order. */
  switchOver(): Promise<void>;
  /** Waits until one leads and the others follow. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Returns which of these programs are missing, the cluster's when absent. */
export function missingPrograms(needed: readonly string[] = NEEDED): string[] {
  return needed.filter((program) => {
    try {
      execFileSync("which", [program], { stdio: "ignore" });
      return false;
    } catch {
      return true;
    }
  });
}

/** Starts the cluster in a folder, with synchronous replication. Needs root, because Postgres runs as `postgres`. */
export async function startPatroniCluster(folder: string): Promise<PatroniCluster> {
  const ids = { uid: idOf("-u"), gid: idOf("-g") };
  chownSync(folder, ids.uid, ids.gid);
  const log = openSync(path.join(folder, "cluster.log"), "a");
  const run = (program: string, args: string[]) =>
    spawn(program, args, {
      ...ids,
      cwd: folder,
      stdio: ["ignore", log, log],
      env: { PATH: "/usr/bin:/bin:/usr/sbin" },
    });
  const [client, peer, front] = [await freePort(), await freePort(), await freePort()];
  const etcd = run("etcd", etcdArguments(path.join(folder, "etcd"), client, peer));
  const nodes: Node[] = [];
  for (let at = 0; at < NODES; at += 1)
    nodes.push({ name: `node${at}`, rest: await freePort(), postgres: await freePort(), patroni: null });
  const start = (node: Node) => void (node.patroni = run("patroni", [path.join(folder, `${node.name}.json`)]));
  for (const node of nodes) {
    mkdirSync(path.join(folder, node.name), { mode: 0o700 });
    chownSync(path.join(folder, node.name), ids.uid, ids.gid);
    writeFileSync(path.join(folder, `${node.name}.json`), JSON.stringify(settingsOf(node, folder, client)), {
      mode: 0o644,
    });
    start(node);
  }
  writeFileSync(path.join(folder, "haproxy.cfg"), haproxySettings(front, nodes));
  const haproxy = run("haproxy", ["-db", "-f", path.join(folder, "haproxy.cfg")]);

  const isLeader = (node: Node) => answers(node, "primary");
  async function leader(): Promise<Node | null> {
    for (const node of nodes) if (await isLeader(node)) return node;
    return null;
  }
  async function until(condition: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + START_LIMIT_MS;
    while (!(await condition())) {
      if (performance.now() > end) throw new Error("the cluster did not settle");
      await sleep(200);
    }
  }
  const settled = () =>
    until(async () => {
      const states = await Promise.all(
        nodes.map(async (node) => [await isLeader(node), await answers(node, "synchronous")]),
      );
      return states.filter(([leads]) => leads).length === 1 && states.some(([, follows]) => follows);
    });
  await settled();
  return {
    url: `postgres://postgres:${encodeURIComponent(PASSWORD)}@127.0.0.1:${front}/postgres`,
    settled,
    async crashLeader() {
      const old = await leader();
      if (old === null) return;
      old.patroni?.kill("SIGKILL");
      killPostgres(path.join(folder, old.name));
      await until(async () => {
        const now = await leader();
        return now !== null && now !== old;
      });
      start(old);
    },
    async switchOver() {
      const old = await leader();
      if (old === null) return;
      await fetch(`http://127.0.0.1:${old.rest}/switchover`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ leader: old.name }),
      }).then((answer) => answer.text());
    },
    async stop() {
      for (const node of nodes) node.patroni?.kill("SIGKILL");
      for (const node of nodes) killPostgres(path.join(folder, node.name));
      haproxy.kill("SIGKILL");
      etcd.kill("SIGKILL");
      await sleep(500);
    },
  };
}

function etcdArguments(folder: string, client: number, peer: number): string[] {
  const clientUrl = `http://127.0.0.1:${client}`;
  const peerUrl = `http://127.0.0.1:${peer}`;
  const settings = {
    "data-dir": folder,
    "enable-v2": "true",
    name: "one",
    "listen-client-urls": clientUrl,
    "advertise-client-urls": clientUrl,
    "listen-peer-urls": peerUrl,
    "initial-advertise-peer-urls": peerUrl,
    "initial-cluster": `one=${peerUrl}`,
  };
  return Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
}

function idOf(kind: "-u" | "-g"): number {
  return Number(execFileSync("id", [kind, "postgres"], { encoding: "utf8" }));
}

function killPostgres(data: string): void {
  try {
    const pid = execFileSync("head", ["-1", path.join(data, "postmaster.pid")], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    process.kill(Number(pid), "SIGKILL");
  } catch {
    // It isn't running.
  }
}

async function answers(node: Node, role: "primary" | "synchronous"): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${node.rest}/${role}`, { signal: AbortSignal.timeout(2000) }).catch(
    () => null,
  );
  await answer?.body?.cancel();
  return answer?.status === 200;
}

function settingsOf(node: Node, folder: string, etcd: number): object {
  return {
    scope: "afield",
    name: node.name,
    restapi: { listen: `127.0.0.1:${node.rest}`, connect_address: `127.0.0.1:${node.rest}` },
    etcd: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ttl: TTL_S,
        loop_wait: 2,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 150, fsync: "on", wal_log_hints: "on", shared_buffers: "32MB" },
        },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
    },
    postgresql: {
      listen: `127.0.0.1:${node.postgres}`,
      connect_address: `127.0.0.1:${node.postgres}`,
      data_dir: path.join(folder, node.name),
      bin_dir: "/usr/lib/postgresql/15/bin",
      pgpass: path.join(folder, `${node.name}.pgpass`),
      authentication: {
        superuser: { username: "postgres", password: PASSWORD },
        replication: { username: "replicator", password: PASSWORD },
        rewind: { username: "rewinder", password: PASSWORD },
      },
      pg_hba: [
        "local all all trust",
        "host all all 127.0.0.1/32 scram-sha-256",
        "host replication all 127.0.0.1/32 scram-sha-256",
      ],
      parameters: { unix_socket_directories: folder },
    },
  };
}

function haproxySettings(front: number, nodes: readonly Node[]): string {
  const servers = nodes.map(
    ({ name, postgres, rest }) =>
      `  server ${name} 127.0.0.1:${postgres} check port ${rest} inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions`,
  );
  return `defaults
  mode tcp
  timeout connect 3s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen postgres
  bind 127.0.0.1:${front}
  option httpchk GET /primary
  http-check expect status 200
${servers.join("\n")}
`;
}
