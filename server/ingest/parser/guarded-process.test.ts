import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createGuardedProcess } from "./guarded-process.ts";

/** Ends while it starts, unless the file `go` is there; then it answers each message with its own id. */
const PROGRAM = `import { existsSync } from "node:fs";
if (!existsSync(new URL("go", import.meta.url))) process.exit(1);
process.on("message", () => process.send(process.pid));
process.send("ready");
`;

const LIMIT = { timeMs: 60_000, task: "answering" };

function guardedProgram() {
  const folder = mkdtempSync(path.join(tmpdir(), "afield-guarded-"));
  const program = path.join(folder, "program.mjs");
  writeFileSync(program, PROGRAM);
  const guarded = createGuardedProcess(program, { heapMiB: 64 });
  onTestFinished(async () => {
    await guarded.close();
    rmSync(folder, { recursive: true });
  });
  return {
    ask: () => guarded.ask({}, LIMIT),
    pid: () => guarded.pid(),
    letStart: () => writeFileSync(path.join(folder, "go"), ""),
  };
}

test("a process that ended while it started is started again for the next message", async () => {
  const { ask, pid, letStart } = guardedProgram();
  await expect(ask()).rejects.toThrow("the parser process did not start");
  letStart();
  expect(await ask()).toBe(await pid());
});

test("a process that ended while it was idle fails no message", async () => {
  const { ask, pid, letStart } = guardedProgram();
  letStart();
  const first = (await ask()) as number;
  process.kill(first, "SIGKILL");
  await expect.poll(() => isAlive(first)).toBe(false);
  expect(await ask()).toBe(await pid());
  expect(await pid()).not.toBe(first);
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
