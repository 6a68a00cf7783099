import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#postgres/embedded/free-port.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const LOG = path.join(ROOT, "test-results", "server.log");
/** Long enough for a first web build and the sample catalogue on a busy machine. */
const READY_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 35_000;

/**
 * Starts the real server once before the browser tests, with the sample catalogue, its own data folder and a free port.
 * E2E_BASE_URL names a running server to use instead.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["E2E_BASE_URL"]) return undefined;
  // Test processes are forked later and inherit both.
  const filled = await filledDataFolder();
  process.env["E2E_FILLED_DATA"] = filled;
  const removeFilled = () => rmSync(filled, { recursive: true, force: true });
  try {
    const { baseUrl, stop } = await startSite();
    process.env["E2E_BASE_URL"] = baseUrl;
    return () => stop().finally(removeFilled);
  } catch (error) {
    removeFilled();
    throw error;
  }
}

/** Returns a data folder as a first start leaves it, for other servers to start from a copy, which takes half the time. */
async function filledDataFolder(): Promise<string> {
  const { dataDir, stop } = await startSite({}, { keepData: true });
  await stop();
  return dataDir;
}

export interface Site {
  baseUrl: string;
  dataDir: string;
  pid: number;
  /** Returns everything the server has written so far. */
  output: () => string;
  stop: () => Promise<void>;
}

interface SiteOptions {
  /** Start as on a machine that never ran Afield, although that takes longer. */
  isFirstStart?: boolean;
  /** Leave the data folder behind when the server stops. */
  keepData?: boolean;
}

/** Starts the real server with its own data folder and a free port; `settings` override the usual ones. */
export async function startSite(
  settings: Record<string, string> = {},
  { isFirstStart = false, keepData = false }: SiteOptions = {},
): Promise<Site> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "afield-e2e-"));
  const filled = process.env["E2E_FILLED_DATA"];
  // `cp` keeps the owner: as root, PostgreSQL's files belong to another user.
  if (filled !== undefined && !isFirstStart) execFileSync("cp", ["-a", `${filled}/.`, dataDir]);
  const port = await freePort();
  // Passkeys belong to a host name, so their tests name the site by one.
  const { E2E_HOST: host = "127.0.0.1", ...own } = settings;
  const baseUrl = `http://${host}:${port}`;
  let output = "";
  const server = startServer({
    PORT: String(port),
    BASE_URL: baseUrl,
    DATA_DIR: dataDir,
    SAMPLE: "on",
    BOARDS: "none",
    ROLE: "all",
    TRUST_PROXY: "127.0.0.1",
    ...own,
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on("data", (data) => (output += data));
  const stop = async () => {
    await stopServer(server);
    if (!keepData) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(baseUrl, server);
  } catch (error) {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
  return { baseUrl, dataDir, pid: server.pid ?? 0, output: () => output, stop };
}

function startServer(settings: Record<string, string>): ChildProcess {
  mkdirSync(path.dirname(LOG), { recursive: true });
  const log = createWriteStream(LOG, { flags: "a" });
  // Settings in the developer's shell must not affect the tests.
  const {
    DATABASE_URL: _url,
    FEED_REPLAY: _replay,
    NODE_ENV: _env,
    COMING_SOON: _soon,
    OPEN_SEARCH: _open,
    ...environment
  } = process.env;
  const server = spawn(process.execPath, [path.join(ROOT, "server", "app", "main.ts")], {
    cwd: ROOT,
    env: { ...environment, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  server.stdout?.pipe(log);
  server.stderr?.pipe(log);
  return server;
}

async function untilReady(baseUrl: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`The server ended during its start:\n${logText()}`);
    const answer = await fetch(`${baseUrl}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error(`The server was not ready within ${READY_LIMIT_MS / 1000} s:\n${logText()}`);
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  server.kill("SIGTERM");
  const cut = setTimeout(() => server.kill("SIGKILL"), STOP_LIMIT_MS);
  await ended;
  clearTimeout(cut);
}

function logText(): string {
  return readFileSync(LOG, "utf8").split("\n").slice(-40).join("\n");
}
