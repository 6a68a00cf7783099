import { execFileSync, spawn } from "node:child_process";
import type { Finding } from "../fault-test.ts";

/** Returns which of these programs aren't installed. */
export function missingTools(names: readonly string[]): string[] {
  return names.filter((name) => {
    try {
      execFileSync("which", [name], { stdio: "ignore" });
      return false;
    } catch {
      return true;
    }
  });
}

/** The finding of a test that lacks a program. */
export function notInstalled(missing: readonly string[]): Finding {
  return {
    figure: `not measured: install ${missing.join(" and ")} first, on Debian with: apt-get install ${missing.join(" ")}`,
    control: "not measured",
    isHeld: false,
  };
}

/** Runs a program for at most `limitMs` and returns what it printed. */
export function runTool(
  name: string,
  args: readonly string[],
  { limitMs, folder }: { limitMs: number; folder: string },
): Promise<{ text: string; isCut: boolean }> {
  const env = { PATH: process.env["PATH"] ?? "", HOME: folder, TERM: "dumb" };
  const child = spawn(name, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (text += data.toString()));
  let isCut = false;
  const limit = setTimeout(() => {
    isCut = true;
    child.kill("SIGKILL");
  }, limitMs);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", () => {
      clearTimeout(limit);
      resolve({ text, isCut });
    });
  });
}
