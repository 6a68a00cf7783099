import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { DIRECTORY_HEADER } from "#ingest/directory/read-directory.ts";
import { sources } from "#sources/registry.ts";
import { addBoards, ensureSources, type BoardOrigin } from "#store/catalogue/boards.ts";
import {
  countFirstReading,
  decideImport,
  firstReadingState,
  noteImported,
  withImportLock,
  type DirectoryPart,
} from "#store/operations/first-reading.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { startFirstReading } from "./first-reading.ts";

const database = await testDatabase();
const root = mkdtempSync(path.join(tmpdir(), "afield-boards-"));
const folder = path.join(root, "boards");
afterAll(() => rmSync(root, { recursive: true, force: true }));

beforeEach(async () => {
  await ensureSources(database, sources.values());
  await database.pool.query("delete from board");
  await database.pool.query("delete from first_reading");
  mkdirSync(folder, { recursive: true });
  const lines = Array.from({ length: 40 }, (_, at) => `saltmarsh${at}\tSaltmarsh ${at}\t${40 - at}\tGB`);
  writeFileSync(path.join(folder, "lever.tsv"), `${[DIRECTORY_HEADER, ...lines].join("\n")}\n`);
});

const add = (token: string, origin: BoardOrigin) =>
  addBoards(database, [{ source: "lever", token, companyName: null }], origin);
const boards = async () =>
  (await database.pool.query<{ n: number }>("select count(*)::int as n from board")).rows[0]!.n;
const tryBoards = (where: string) => database.pool.query(`update board set last_run_at = now() where ${where}`);

/** Starts the first reading and waits for its decision. */
async function begin(part: DirectoryPart) {
  const counts: { boards: number; boardsRead: number; ended: boolean }[] = [];
  const { promise, resolve } = Promise.withResolvers<{ decision: string; added: number }>();
  const reading = startFirstReading({
    database,
    log: silentLog,
    part,
    folder,
    countMs: 10,
    retryMs: 10,
    onImport: (decision, added) => resolve({ decision, added }),
    onCount: ({ boards: all, boardsRead, ended }) => counts.push({ boards: all, boardsRead, ended }),
  });
  onTestFinished(() => reading.stop());
  return { ...(await promise), counts, stop: reading.stop };
}

test("an empty database gets the starter set, and counts until nearly every board has been tried", async () => {
  await add("sample-board", "sample");
  const { decision, added, counts, stop } = await begin("starter");
  expect({ decision, added }).toEqual({ decision: "import", added: 40 });
  await expect
    .poll(() => firstReadingState(database))
    .toEqual({
      reading: { boards: 40, boardsRead: 0, jobs: 0 },
      over: false,
    });
  await tryBoards("token < 'saltmarsh2'");
  await expect.poll(() => firstReadingState(database)).toMatchObject({ reading: { boards: 40, boardsRead: 12 } });
  await tryBoards("origin = 'directory' and token not in ('saltmarsh3', 'saltmarsh4')");
  await expect.poll(() => counts.at(-1)).toEqual({ boards: 40, boardsRead: 38, ended: true });
  expect(await firstReadingState(database)).toEqual({ reading: null, over: true });
  await stop();
});

test("a restart imports nothing again and goes on counting", async () => {
  await (await begin("starter")).stop();
  await tryBoards("token < 'saltmarsh2'");
  const { decision, counts } = await begin("starter");
  expect(decision).toBe("imported");
  await expect.poll(() => counts.at(-1)).toEqual({ boards: 40, boardsRead: 12, ended: false });
});

test("an import that was cut off happens again", async () => {
  expect(await decideImport(database, "starter")).toBe("import");
  await add("saltmarsh1", "directory");
  // The process is killed here.
  const { decision, added } = await begin("starter");
  expect({ decision, added }).toEqual({ decision: "import", added: 39 });
});

test.each(["manual", "import"] as const)("a database with a board of origin %s stays as it is", async (origin) => {
  await add("own", origin);
  expect((await begin("starter")).decision).toBe("own-boards");
  expect((await begin("all")).decision).toBe("own-boards");
  expect(await boards()).toBe(1);
  expect(await firstReadingState(database)).toEqual({ reading: null, over: true });
});

test("BOARDS=all adds the rest to a database that only has the starter set", async () => {
  await (await begin("starter")).stop();
  writeFileSync(path.join(folder, "ashby.tsv"), `${DIRECTORY_HEADER}\nmarram\tMarram\t1\tIE\n`);
  const { decision, added } = await begin("all");
  expect({ decision, added }).toEqual({ decision: "import", added: 1 });
  expect((await begin("all")).decision).toBe("imported");
  expect((await begin("starter")).decision).toBe("imported");
  rmSync(path.join(folder, "ashby.tsv"));
});

test("boards that come later don't begin a first reading again", async () => {
  await (await begin("starter")).stop();
  await tryBoards("true");
  expect(await countFirstReading(database)).toMatchObject({ ended: true });
  await add("later", "directory");
  expect(await countFirstReading(database)).toBeNull();
  expect(await firstReadingState(database)).toEqual({ reading: null, over: true });
});

test("says nothing once no worker counts any more", async () => {
  await decideImport(database, "starter");
  await add("saltmarsh1", "directory");
  await noteImported(database);
  await countFirstReading(database);
  await database.pool.query("update first_reading set counted_at = now() - interval '5 minutes'");
  expect(await firstReadingState(database)).toEqual({ reading: null, over: false });
});

test("of two processes one imports, and the other takes over when that one is gone", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: begun } = Promise.withResolvers<void>();
  const first = withImportLock(database, async () => {
    begun();
    await held;
  });
  await locked;
  expect(await withImportLock(database, async () => expect.unreachable())).toBe(false);
  release();
  expect(await first).toBe(true);
  expect(await withImportLock(database, async () => {})).toBe(true);
  const [one, other] = await Promise.all([begin("starter"), begin("starter")]);
  expect([one.decision, other.decision].toSorted()).toEqual(["import", "imported"]);
  expect(await boards()).toBe(40);
});
