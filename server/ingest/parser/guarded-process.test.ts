import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type Attachment, createGuardedProcess } from "./guarded-process.ts";

/** Ends while it starts, unless the file `go` is there; then it answers each message with its own id. */
const PROGRAM = `import { existsSync } from "node:fs";
if (!existsSync(new URL("go", import.meta.url))) process.exit(1);
const kept = [];
process.on("message", async ({ waitMs = 0, isBusy = false, isFull = false, keptMiB = 0 }) => {
  for (let mib = 0; mib < keptMiB; mib += 1) kept.push(Array.from({ length: 131_072 }, Math.random));
  for (; isBusy; );
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  process.send({ answer: process.pid, isFull });
});
process.send("ready");
`;

const LIMIT = { timeMs: 60_000, task: "answering" };

function guardedProgram() {
  const folder = mkdtempSync(path.join(tmpdir(), "afield-guarded-"));
  const program = path.join(folder, "program.mjs");
  writeFileSync(program, PROGRAM);
  const guarded = createGuardedProcess({ file: program }, { heapMiB: 64 });
  onTestFinished(async () => {
    await guarded.close();
    rmSync(folder, { recursive: true });
  });
  return {
    ask: (message = {}, limit = LIMIT, attachment?: Attachment) => guarded.ask(message, limit, attachment),
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

test("a process that is full answers, and is replaced", async () => {
  const { ask, pid, letStart } = guardedProgram();
  letStart();
  const first = await ask({ isFull: true });
  expect(await pid()).toBeNull();
  const second = await ask();
  expect(second).not.toBe(first);
  expect(await ask()).toBe(second);
});

test("a task that fails for what others left in the heap has another process", async () => {
  const { ask, letStart } = guardedProgram();
  letStart();
  const first = await ask({ keptMiB: 40 });
  expect(await ask({ keptMiB: 40 })).not.toBe(first);
  await expect(ask({ keptMiB: 200 })).rejects.toThrow("answering took more than 64 MiB of memory");
});

test("a large task gets a process of its own, and none beside it", async () => {
  const { ask, letStart } = guardedProgram();
  letStart();
  const large = () => ask({}, LIMIT, { bytes: new Uint8Array(1024), onSent() {} });
  const first = (await ask()) as number;
  const second = (await large()) as number;
  expect(second).not.toBe(first);
  await expect.poll(() => isAlive(first)).toBe(false);
  expect(await large()).not.toBe(second);
  await expect.poll(() => isAlive(second)).toBe(false);
});

test.runIf(process.platform === "linux")("time in which a process had to wait fails no message", async () => {
  const { ask, pid, letStart } = guardedProgram();
  letStart();
  // It waits as a process does that gets no processor.
  expect(await ask({ waitMs: 3_000 }, { ...LIMIT, timeMs: 1_500 })).toBe(await pid());
});

test.each([
  ["works", { isBusy: true }],
  ["waits without an end", { waitMs: 600_000 }],
])("a process that %s past its limit is killed", async (_what, message) => {
  const { ask, pid, letStart } = guardedProgram();
  letStart();
  const first = (await ask()) as number;
  await expect(ask(message, { ...LIMIT, timeMs: 300 })).rejects.toThrow("answering took more than 0.3 s");
  expect(await ask()).not.toBe(first);
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
