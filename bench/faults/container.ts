import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#postgres/embedded/free-port.ts";
import { withServer } from "../measuring/own-database.ts";
import type { FaultTest, Finding } from "./fault-test.ts";
import { missingPrograms } from "./site/patroni-cluster.ts";

const IMAGE = "localhost/afield";
const MOST_BYTES = 400e6;
const MIB = 1024 ** 2;
const READY_LIMIT_MS = 300_000;
const OWN_USER = "10001:10001";
/** What the compose file and the chart take away from a container. */
const LEAST_RIGHTS = [
  "--read-only",
  // Podman adds more places in memory otherwise, which Kubernetes does not.
  "--read-only-tmpfs=false",
  "--tmpfs=/tmp",
  "--cap-drop=ALL",
  "--security-opt=no-new-privileges",
];

/** T32: the image as compose and Kubernetes start it. */
export const container: FaultTest = {
  id: "T32",
  bar: "the image is below 400 MB; a site and a worker start from it without rights and with a read-only root, are healthy, write nowhere but /data and /tmp, and end with 0 when asked",
  async run(out, flags) {
    const given = (name: string) => flags.find((flag) => flag.startsWith(`--${name}=`))?.slice(name.length + 3);
    const missing = missingPrograms(["podman"]);
    if (missing.length > 0) return skipped("needs podman (apt-get install podman runc)");
    const podman = podmanWith(given("runtime"));
    const image = given("image") ?? IMAGE;
    const size = await podman("image", "inspect", "--format={{.Size}}", image).catch(() => null);
    if (size === null) return skipped(`no image ${image}, whose build deploy/container/Containerfile describes`);
    return await withServer({}, (databaseUrl) => measure({ podman, image, databaseUrl, out }, Number(size)));
  },
};

const skipped = (figure: string): Finding => ({ figure: `skipped: ${figure}`, control: "not measured", isHeld: false });

type Podman = (...args: string[]) => Promise<string>;

/** Returns the command with an OCI runtime that isn't podman's default, as machines with cgroups of version 1 need. */
function podmanWith(runtime: string | undefined): Podman {
  const before = runtime === undefined ? [] : ["--runtime", runtime];
  return async (...args) => (await promisify(execFile)("podman", [...before, ...args])).stdout.trim();
}

interface Trial {
  podman: Podman;
  image: string;
  databaseUrl: string;
  out: (line: string) => void;
}

async function measure(trial: Trial, size: number): Promise<Finding> {
  trial.out(`the image has ${(size / 1e6).toFixed(0)} MB`);
  const [site, worker] = [await tryRole(trial, "web"), await tryRole(trial, "worker")];
  const idle = await withContainer(trial, { role: "web", port: await freePort(), command: "sleep" }, (name) =>
    isHealthy(trial.podman, name),
  );
  const roles = [site, worker];
  return {
    figure: `${(size / 1e6).toFixed(0)} MB; ${roles.map(describeRole).join("; ")}`,
    control: `a container whose server doesn't run is ${idle ? "healthy" : "unhealthy"}; /data takes a file`,
    isHeld: size < MOST_BYTES && roles.every(isSound) && !idle,
  };
}

interface RoleFinding {
  role: string;
  user: string;
  isHealthy: boolean;
  /** Places outside /data and /tmp that took a file; none is right. */
  written: string[];
  takesData: boolean;
  exitCode: number;
  memoryMib: number;
}

const isSound = (found: RoleFinding): boolean =>
  found.user === OWN_USER && found.isHealthy && found.written.length === 0 && found.takesData && found.exitCode === 0;

const describeRole = ({ role, user, isHealthy: healthy, written, exitCode, memoryMib }: RoleFinding): string =>
  `${role} as ${user}, ${healthy ? "healthy" : "unhealthy"}, ${memoryMib} MiB, wrote to ${written.join(", ") || "no place outside /data and /tmp"}, ended with ${exitCode}`;

async function tryRole(trial: Trial, role: "web" | "worker"): Promise<RoleFinding> {
  const { podman, out } = trial;
  const port = await freePort();
  return await withContainer(trial, { role, port, command: null }, async (name) => {
    await untilReady(podman, name, `http://127.0.0.1:${port}/${role === "web" ? "readyz" : "livez"}`);
    out(`a ${role} is ready`);
    const takes = (place: string) =>
      podman("exec", name, "touch", `${place}/written`).then(
        () => true,
        () => false,
      );
    const places = ["/app", "/etc", "/usr/local/bin", "/var/tmp", "/root", "/app/build"];
    const written: string[] = [];
    for (const place of places) if (await takes(place)) written.push(place);
    const user = await podman("exec", name, "sh", "-c", 'echo "$(id -u):$(id -g)"');
    const resident = await podman("exec", name, "sh", "-c", "grep VmRSS /proc/1/status | tr -dc 0-9");
    const found = {
      role,
      user,
      isHealthy: await isHealthy(podman, name),
      written,
      takesData: await takes("/data"),
      memoryMib: Math.round((Number(resident) * 1024) / MIB),
    };
    await podman("stop", "--time=40", name);
    return { ...found, exitCode: Number(await podman("inspect", "--format={{.State.ExitCode}}", name)) };
  });
}

interface Start {
  role: "web" | "worker";
  port: number;
  /** What runs instead of the server: `sleep` does nothing. */
  command: "sleep" | null;
}

/** Runs `use` with a started container, and removes it and its volume afterwards. */
async function withContainer<T>(
  { podman, image, databaseUrl }: Trial,
  { role, port, command }: Start,
  use: (name: string) => Promise<T>,
): Promise<T> {
  const name = `afield-trial-${role}-${port}`;
  const settings = {
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: "a secret of more than thirty-two characters",
    BASE_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: "smtp://127.0.0.1:9",
    TRUST_PROXY: "none",
    BOARDS: "none",
    HOST: "127.0.0.1",
    [role === "web" ? "PORT" : "WORKER_PORT"]: String(port),
  };
  const limits = ["--network=host", "--ulimit=nofile=4096:4096", "--ulimit=nproc=1000:1000", "--pids-limit=500"];
  const environment = Object.entries(settings).flatMap(([key, value]) => ["--env", `${key}=${value}`]);
  const program = command === null ? [image, role] : ["--entrypoint", command, image, "600"];
  await podman("run", "--detach", "--name", name, ...LEAST_RIGHTS, ...limits, ...environment, ...program);
  try {
    return await use(name);
  } finally {
    await podman("rm", "--force", "--volumes", "--time=5", name);
  }
}

async function untilReady(podman: Podman, name: string, address: string): Promise<void> {
  const until = performance.now() + READY_LIMIT_MS;
  while (performance.now() < until) {
    const response = await fetch(address).catch(() => null);
    await response?.body?.cancel();
    if (response?.status === 200) return;
    const state = await podman("inspect", "--format={{.State.Status}}", name);
    if (state !== "running") throw new Error(`${name} is ${state}:\n${await podman("logs", "--tail=20", name)}`);
    await sleep(500);
  }
  throw new Error(`${name} isn't ready:\n${await podman("logs", "--tail=20", name)}`);
}

/** Runs the image's own health check once. */
async function isHealthy(podman: Podman, name: string): Promise<boolean> {
  return await podman("healthcheck", "run", name).then(
    () => true,
    () => false,
  );
}
