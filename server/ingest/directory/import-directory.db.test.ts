import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#postgres/database.ts";
import { sources } from "#sources/registry.ts";
import { addBoards, ensureSources } from "#store/catalogue/boards.ts";
import { testDatabase } from "#test/database/database.ts";
import { importDirectory } from "./import-directory.ts";
import { DIRECTORY_HEADER } from "./read-directory.ts";

const root = mkdtempSync(path.join(tmpdir(), "afield-directory-"));
const folder = path.join(root, "boards");
let database: Database;

beforeAll(async () => {
  database = await testDatabase();
  await ensureSources(database, sources.values());
});
beforeEach(async () => {
  await database.pool.query("delete from board");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(source: string, ...lines: string[]): void {
  writeFileSync(path.join(folder, `${source}.tsv`), `${[DIRECTORY_HEADER, ...lines].join("\n")}\n`);
}

async function stored(): Promise<object[]> {
  const { rows } = await database.pool.query<object>(
    `select source, token, company_name as company, origin, state, enabled, expected_remote as expected, country from board order by source, token`,
  );
  return rows;
}

const importAll = () => importDirectory(database, "all", undefined, folder);

test("imports boards once, reports bad lines, and takes over what a later directory says", async () => {
  write("lever", "saltmarsh\tSaltmarsh\t1.5\tGB", "saltmarsh wrong\t\t1\t");
  const bad = [{ file: "boards/lever.tsv", line: 3, problem: '"saltmarsh wrong" is not a token of Lever' }];
  expect(await importAll()).toEqual({ rows: 2, added: 1, known: 0, bad });
  expect(await importAll()).toEqual({ rows: 2, added: 0, known: 1, bad });

  write("lever", "saltmarsh\tSaltmarsh\t9\t");
  expect(await importAll()).toEqual({ rows: 1, added: 0, known: 1, bad: [] });
  expect(await stored()).toEqual([
    {
      source: "lever",
      token: "saltmarsh",
      company: "Saltmarsh",
      origin: "directory",
      state: "live",
      enabled: true,
      expected: 9,
      country: "GB",
    },
  ]);
});

test("keeps the openings that runs have learned", async () => {
  write("lever", "saltmarsh\tSaltmarsh\t1.5\t");
  await importAll();
  await database.pool.query("update board set last_run_at = now(), expected_remote = 7");
  write("lever", "saltmarsh\tSaltmarsh\t9\tGB");
  await importAll();
  expect(await stored()).toMatchObject([{ expected: 7, country: "GB" }]);
});

test("leaves a board alone that an operator switched off", async () => {
  await addBoards(database, [{ source: "lever", token: "saltmarsh", companyName: null }], "discovered");
  await database.pool.query("update board set enabled = false");
  const before = await stored();
  write("lever", "saltmarsh\tSaltmarsh\t1.5\tGB");
  expect(await importAll()).toMatchObject({ added: 0, known: 1 });
  expect(await stored()).toEqual(before);
});

test("keeps an operator's name for a board, in any spelling, and vouches for a board that was only discovered", async () => {
  await addBoards(database, [{ source: "lever", token: "SaltMarsh", companyName: "Saltmarsh Ltd" }], "manual");
  await addBoards(database, [{ source: "lever", token: "birchwood", companyName: "Wrong Name" }], "discovered");
  write("lever", "saltmarsh\tSaltmarsh\t1.5\tGB", "birchwood\tBirchwood\t2\t");
  expect(await importAll()).toMatchObject({ added: 0, known: 2 });
  expect(await stored()).toMatchObject([
    { token: "SaltMarsh", company: "Saltmarsh Ltd", origin: "manual", expected: 20, country: "GB" },
    { token: "birchwood", company: "Birchwood", origin: "directory", state: "live", expected: 2 },
  ]);
});

test("two companies with one name stay two boards", async () => {
  write("lever", "saltmarsh\tSaltmarsh\t1\tGB", "saltmarsh-inc\tSaltmarsh\t1\tUS");
  write("greenhouse", "saltmarsh\tSaltmarsh\t1\t");
  expect(await importAll()).toMatchObject({ added: 3 });
  expect(await stored()).toHaveLength(3);
});

test("imports the whole directory that ships, and repeats without a change", async () => {
  const progress: number[] = [];
  const first = await importDirectory(database, "all", (boards) => void progress.push(boards));
  expect(first).toMatchObject({ known: 0, bad: [] });
  expect(progress.at(-1)).toBe(first.added);
  const before = await database.pool.query("select max(xmin::text::bigint) as last from board");
  expect(await importDirectory(database, "all")).toMatchObject({ added: 0, known: first.added });
  expect((await database.pool.query("select max(xmin::text::bigint) as last from board")).rows).toEqual(before.rows);
});
