import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Command } from "commander";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#postgres/database.ts";
import { runCommand } from "#test/command-lines.ts";
import { openings, startBoardRuns, type BoardRuns } from "#test/board-runs.ts";
import { testDatabase } from "#test/database/database.ts";
import { sharedPath } from "#test/recordings/recordings.ts";
import { addCandidates } from "#store/catalogue/board-candidates.ts";
import { boardCommand } from "./board.ts";
import type { CommandContext } from "./context.ts";
import { ingestCommand } from "./ingest.ts";
import { statusCommand } from "./status.ts";

const folder = mkdtempSync(path.join(tmpdir(), "afield-boards-"));
let database: Database;
let runs: BoardRuns;
let exitCode = 0;

beforeAll(async () => {
  database = await testDatabase();
  runs = await startBoardRuns(database);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(make: (context: CommandContext) => Command, ...args: string[]): Promise<string> {
  const done = await runCommand(make, { database, http: () => Promise.resolve(runs.feed.http) }, args);
  ({ exitCode } = done);
  return done.lines.join("\n");
}

test("a board is added once, and an invalid source or token is rejected by name", async () => {
  expect(await run(boardCommand, "add", "greenhouse", "acme", "--company", "Acme")).toBe("Added greenhouse:acme.");
  expect(await run(boardCommand, "add", "greenhouse", "acme")).toContain("already exists");
  expect(await run(boardCommand, "add", "greenhouse", "ACME")).toContain("already exists");
  expect(exitCode).toBe(0);
  expect(await run(boardCommand, "add", "grenhouse", "acme")).toContain('there is no source "grenhouse"');
  expect(exitCode).toBe(2);
  expect(await run(boardCommand, "add", "greenhouse", "https://acme.example")).toContain(
    "is not a token of Greenhouse",
  );
});

test("importing a list adds valid rows and reports invalid ones by line", async () => {
  const file = path.join(folder, "list.tsv");
  writeFileSync(
    file,
    "source\ttoken\tcompany\nlever\tone\tOne\nnowhere\ttwo\tTwo\n\nlever\t\tThree\nlever\tfour\nlever\tOne\tOne\n",
  );
  const said = await run(boardCommand, "import", file);
  expect(said).toContain(`${file} line 3: there is no source "nowhere"`);
  expect(said).toContain(`${file} line 5: the token is missing`);
  expect(said).toMatch(/2 boards added, 1 already known, 2 invalid rows skipped/);
  writeFileSync(file, "name;token\n");
  await expect(run(boardCommand, "import", file)).rejects.toThrow("must name the columns");
});

test("use takes the starter set of the directory, and leaves a board off that an operator switched off", async () => {
  const said = await run(boardCommand, "use", "starter");
  const added = Number(/(\d+) boards added/.exec(said)?.[1]);
  expect(added).toBeGreaterThan(1500);
  expect(said).toMatch(/0 invalid rows skipped/);
  expect(await run(boardCommand, "off", "greenhouse", "gitlab")).toContain("greenhouse:gitlab is off");
  expect(await run(boardCommand, "use", "starter")).toContain(`0 boards added, ${added} already known`);
  const gitlab = () => database.pool.query("select enabled from board where token = 'gitlab'");
  expect((await gitlab()).rows).toEqual([{ enabled: false }]);
  expect(await run(boardCommand, "on", "greenhouse", "gitlab")).toContain("is read again");
  expect((await gitlab()).rows).toEqual([{ enabled: true }]);
  expect(await run(boardCommand, "off", "greenhouse", "nobody")).toContain("no board greenhouse:nobody");
  await database.pool.query("delete from board");
});

const catalogue = sharedPath("datasets", "ats_board_catalog_88k.tsv");

/** Imports a list twice; the second time adds nothing. Returns how many boards the first time added. */
async function importTwice(file: string): Promise<number> {
  const first = await run(boardCommand, "import", file);
  expect(await run(boardCommand, "import", file)).toContain("0 boards added");
  await database.pool.query("delete from board");
  return Number(/(\d+) boards added/.exec(first)?.[1]);
}

test("a list of 20,000 rows imports, and a second import adds nothing", async () => {
  const file = path.join(folder, "many.tsv");
  const rows = Array.from({ length: 20_000 }, (_, row) => `lever\tcompany-${row}\tCompany ${row}`);
  writeFileSync(file, `source\ttoken\tcompany\n${rows.join("\n")}\n`);
  expect(await importTwice(file)).toBe(20_000);
});

test.skipIf(catalogue === null)("a recorded list of 88,000 rows imports too", async () => {
  expect(await importTwice(catalogue!)).toBeGreaterThan(10_000);
});

test("ingest prints a line per board, and fails if one could not be read", async () => {
  await database.pool.query("delete from board");
  const [good, bad] = [
    await runs.newBoard([...openings("a", "b"), { id: "c", workplace: "hybrid", text: "Three days in our office." }]),
    await runs.newBoard(),
  ];
  expect(await run(ingestCommand, "--board", `lever:${good}`)).toMatch(
    /ok {2}seen 3 {2}kept 2 {2}dropped 1 \(hybrid 1\) {2}new 2 {2}changed 0 {2}closed 0/,
  );
  expect(exitCode).toBe(0);
  runs.feed.answer(bad, null);
  const all = await run(ingestCommand, "--all");
  expect(all).toContain("2 boards, 1 failed.");
  expect(exitCode).toBe(1);
  expect(await run(ingestCommand)).toContain("Choose the boards");
  expect(exitCode).toBe(2);
  const json = JSON.parse(await run(ingestCommand, "--board", `lever:${good}`, "--json")) as object;
  expect(json).toMatchObject({ boards: 1, failed: 0, reports: [{ board: `lever:${good}` }] });
  expect(await run(ingestCommand, "--board", "lever:unknown")).toContain("board add lever unknown");
});

test("a guest's find is listed, approved or rejected by name", async () => {
  const find = { companyName: null, foundAt: "https://acme.example/careers" };
  const candidates = ["one", "two"].map((token) => ({ source: "lever", token, ...find }));
  await addCandidates(database, candidates, { by: "pasted", pending: true });
  expect(await run(boardCommand, "pending")).toMatch(
    /^lever:one {2}since .+ {2}https:\/\/acme.example\/careers\nlever:two/,
  );
  expect(await run(boardCommand, "approve", "lever:one")).toBe("lever:one will be read.");
  expect(await run(boardCommand, "reject", "lever:two", "--reason", "a list of spam")).toBe("lever:two won't be read.");
  expect(await run(boardCommand, "pending")).toBe("No boards are waiting.");
  expect(await run(boardCommand, "list", "--state", "refused")).toMatch(
    /^lever:two {2}refused .*discovered \(pasted\) at https:\/\/acme.example\/careers/,
  );
  expect(await run(boardCommand, "approve", "lever:two:x")).toContain("lever:two:x: ");
  expect(exitCode).toBe(2);
  await database.pool.query("delete from board where token in ('one', 'two')");
});

test("status and list report the state of boards and jobs", async () => {
  expect(await run(statusCommand)).toMatch(/Jobs +2 open, 0 closed/);
  expect(await run(statusCommand)).toMatch(/^Afield +\d things? needs? you, see below$[^]*No worker runs/m);
  expect(JSON.parse(await run(statusCommand, "--json"))).toMatchObject({ openJobs: 2, dueBoards: 0 });
  expect(await run(statusCommand)).not.toContain("lever");
  expect(await run(statusCommand, "--all")).toMatch(/^ {2}lever +\d+ boards/m);
  expect(await run(boardCommand, "list", "--source", "lever")).toMatch(/2 open/);
});
