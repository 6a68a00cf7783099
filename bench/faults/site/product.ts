import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { freePort } from "#postgres/embedded/free-port.ts";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const PROGRAM = path.resolve(import.meta.dirname, "../../../bin/afield");
/** A first start reads every job: of a million with texts, in minutes. */
const READY_MS = 1_200_000;

/** The product in a process of its own, as an operator starts it in production. */
export interface Product {
  pid: number;
  port: number;
  /** Resolves when `/readyz` says that it can serve. */
  ready(): Promise<void>;
  /** Returns the resident memory, MiB. */
  memoryMib(): number;
  /** Returns the end of what it wrote. */
  output(): string;
  /** Resolves with the exit code when it has ended, for whatever reason; null when a signal ended it. */
  ended: Promise<number | null>;
  /** Sends SIGTERM and returns the exit code. */
  stop(): Promise<number | null>;
  /** Kills it and waits for its end. */
  kill(): Promise<number | null>;
}

export interface ProductSettings {
  databaseUrl: string;
  role: "web" | "worker" | "all";
  port?: number;
  settings?: Readonly<Record<string, string>>;
  /** Runs this command with the product as its argument, such as one that joins a cgroup first. */
  through?: readonly string[];
}

/** Starts the product in production mode, with `settings` on top. Call `stop` in a finally clause. */
export async function startProduct({
  databaseUrl,
  role,
  port,
  settings = {},
  through = [],
}: ProductSettings): Promise<Product> {
  const own = port ?? (await freePort());
  const env = {
    PATH: process.env["PATH"] ?? "",
    HOME: tmpdir(),
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    ROLE: role,
    PORT: String(own),
    BASE_URL: `http://127.0.0.1:${own}`,
    BOARDS: "none",
    SMTP_URL: "smtp://127.0.0.1:9",
    AUTH_SECRET: "a secret of more than thirty-two characters",
    TRUST_PROXY: "none",
    LOG_LEVEL: "warn",
    // Unless a test says so, the same on every machine.
    WEB_THREADS: "1",
    ...settings,
  };
  const [command, ...args] = through;
  const [first, ...rest] = command === undefined ? [PROGRAM] : [command, ...args, PROGRAM];
  const child = spawn(first, rest, {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const keep = (data: Buffer) => void (output = (output + data.toString()).slice(-20_000));
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const ended = once(child, "close").then(([code]) => code as number | null);
  return {
    pid: child.pid ?? 0,
    port: own,
    async ready() {
      const until = performance.now() + READY_MS;
      while (performance.now() < until) {
        if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}:\n${output}`);
        const response = await fetch(`http://127.0.0.1:${own}/readyz`).catch(() => null);
        await response?.body?.cancel();
        if (response?.status === 200) return;
        await sleep(100);
      }
      throw new Error(`the product was not ready after ${READY_MS} ms:\n${output}`);
    },
    memoryMib: () => residentMib(child.pid ?? 0),
    output: () => output,
    async kill() {
      child.kill("SIGKILL");
      return await ended;
    },
    ended,
    async stop() {
      child.kill("SIGTERM");
      const limit = setTimeout(() => child.kill("SIGKILL"), 40_000);
      const code = await ended;
      clearTimeout(limit);
      return code;
    },
  };
}

function residentMib(pid: number): number {
  const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? "0";
  return Math.round(Number(kib) / 1024);
}
