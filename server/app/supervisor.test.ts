import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { superviseProgram } from "./supervisor.ts";

const POLL = { timeout: 60_000 };
/** Logs `start`, then `stop` on SIGTERM. */
const PROGRAM = `
  import { appendFileSync } from "node:fs";
  const log = (line) => appendFileSync(process.argv[2], line + "\\n");
  process.on("SIGTERM", () => { log("stop"); process.exit(0); });
  process.on("disconnect", () => process.exit(0));
  log("start");
  process.send("ready");
`;

/** Supervises a program in a folder of its own that has some code to edit. */
function supervised(program = PROGRAM) {
  const folder = mkdtempSync(path.join(tmpdir(), "afield-supervisor-"));
  const code = path.join(folder, "code", "deep");
  const log = path.join(folder, "log");
  mkdirSync(code, { recursive: true });
  writeFileSync(path.join(code, "part.ts"), "1");
  writeFileSync(path.join(folder, "program.mjs"), program);
  writeFileSync(log, "");
  const failures: number[] = [];
  const said: string[] = [];
  const supervisor = superviseProgram({
    program: path.join(folder, "program.mjs"),
    args: [log],
    folders: [path.join(folder, "code")],
    say: (text) => said.push(text),
    onFailedStart: (exitCode) => failures.push(exitCode),
  });
  onTestFinished(async () => {
    await supervisor.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    supervisor,
    failures,
    said,
    edit: (file: string) => writeFileSync(path.join(code, file), String(Math.random())),
    lines: () => readFileSync(log, "utf8").split("\n").filter(Boolean),
  };
}

test("an edit stops the program and starts it again", async () => {
  const { edit, lines, supervisor } = supervised();
  await expect.poll(lines, POLL).toEqual(["start"]);
  edit("part.ts");
  await expect.poll(lines, POLL).toEqual(["start", "stop", "start"]);
  await supervisor.stop();
  expect(lines()).toEqual(["start", "stop", "start", "stop"]);
});

test("a program that crashes after its start waits for the next edit", async () => {
  const { edit, lines, said, failures } = supervised(`${PROGRAM} setTimeout(() => process.exit(3), 50);`);
  await expect.poll(lines, POLL).toEqual(["start"]);
  await expect.poll(() => said, POLL).toEqual(["the server ended; the next edit starts it again"]);
  edit("part.ts");
  await expect.poll(lines, POLL).toEqual(["start", "start"]);
  expect(failures).toEqual([]);
});

test("a program that never becomes ready is reported with its exit code", async () => {
  const { failures } = supervised("process.exit(4)");
  await expect.poll(() => failures, POLL).toEqual([4]);
});
