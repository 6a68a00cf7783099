import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";

const MAIN = path.resolve(import.meta.dirname, "../../server/app/main.ts");

/** The product as an operator would start it. */
export interface ProductProcess {
  pid: number;
  /** Returns everything written so far, on both streams. */
  output(): string;
  /** Waits until the output contains the text. Throws when the process ends first. */
  says(text: string): Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** Waits for the exit code; null when a signal killed it. */
  exitCode(): Promise<number | null>;
}

/**
 * Starts `server/app/main.ts` with only these settings, and kills it when the test finishes. It adds no boards by itself unless
 * BOARDS is among them, so that no test reaches out.
 */
export function startProductProcess(settings: Record<string, string>, args: string[] = []): ProductProcess {
  const env = { PATH: process.env["PATH"] ?? "", HOME: tmpdir(), BOARDS: "none", ...settings };
  const child = spawn(process.execPath, [MAIN, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  child.stdout.on("data", (data) => (text += data));
  child.stderr.on("data", (data) => (text += data));
  const ended = once(child, "close").then(([code]) => code as number | null);
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  return {
    pid: child.pid ?? 0,
    output: () => text,
    async says(wanted) {
      while (!text.includes(wanted)) {
        if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}:\n${text}`);
        await sleep(25);
      }
    },
    signal: (name) => void child.kill(name),
    exitCode: () => ended,
  };
}

/** Creates a data folder that an unprivileged database account can enter, and removes it with the test. */
export function temporaryDataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "afield-product-"));
  chmodSync(folder, 0o755);
  onTestFinished(async () => {
    // A database whose user was just killed is still shutting down; it removes this file last.
    const lastFile = path.join(folder, "postgres/data/postmaster.pid");
    for (let wait = 0; wait < 100 && existsSync(lastFile); wait++) await sleep(50);
    rmSync(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 100 });
  });
  return folder;
}

/** Returns the processes whose command line or environment names a folder. Linux shows them in /proc; elsewhere none is found. */
export function processesOf(folder: string): string[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) =>
      ["cmdline", "environ"].some((file) => {
        try {
          return readFileSync(`/proc/${pid}/${file}`, "utf8").includes(folder);
        } catch {
          return false;
        }
      }),
    );
}
