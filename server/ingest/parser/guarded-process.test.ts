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

test("a process that ended while it started is started again for the next message", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "afield-guarded-"));
  const program = path.join(folder, "program.mjs");
  writeFileSync(program, PROGRAM);
  const guarded = createGuardedProcess(program, { heapMiB: 64 });
  onTestFinished(async () => {
    await guarded.close();
    rmSync(folder, { recursive: true });
  });
  const limit = { timeMs: 60_000, task: "answering" };
  await expect(guarded.ask({}, limit)).rejects.toThrow("the parser process did not start");
  writeFileSync(path.join(folder, "go"), "");
  expect(await guarded.ask({}, limit)).toBe(await guarded.pid());
});
