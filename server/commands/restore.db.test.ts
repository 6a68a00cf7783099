import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { erasedIn } from "#accounts/erase-again.ts";
import { backUp } from "#postgres/backup/back-up.ts";
import type { Database } from "#postgres/database.ts";
import { commandLines } from "#test/command-lines.ts";
import { testDatabase } from "#test/database/database.ts";
import { backupCommand } from "./backup.ts";
import { restoreCommand } from "./restore.ts";
import { userCommand } from "./user.ts";

const folder = mkdtempSync(path.join(tmpdir(), "afield-restore-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function register(database: Database, name: string): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into account (email, email_key, name, password_hash, terms_version)
     values ($1, $1, $2, 'none', 'test') returning id`,
    [`${name.toLowerCase()}@example.com`, name],
  );
  return rows[0]!.id;
}

async function names(database: Database): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>("select name from account order by name");
  return rows.map(({ name }) => name);
}

test("erased people stay erased after the restore of an older backup, and may come back by themselves", async () => {
  const lost = await testDatabase();
  for (const name of ["Ana", "Bea", "Cleo"]) await register(lost, name);
  const file = path.join(folder, "before.backup");
  expect((await commandLines(backupCommand, lost, [file])).at(-1)).toMatch(/3 tables|rows of/);
  await commandLines(userCommand, lost, ["erase", "ana@example.com"]);
  await commandLines(userCommand, lost, ["erase", "bea@example.com"]);
  await register(lost, "Bea");
  const list = path.join(folder, "erased.txt");
  writeFileSync(list, (await commandLines(userCommand, lost, ["erased"])).join("\n"));

  const restored = await testDatabase();
  const said = await commandLines(restoreCommand, restored, [file, "--erased", list]);
  expect(said.at(-1)).toMatch(/^Erased 2 of the 2 accounts/);
  expect(await names(restored)).toEqual(["Cleo"]);
  expect(await commandLines(userCommand, restored, ["erased"])).toHaveLength(2);

  // The control: without the list they are back.
  const careless = await testDatabase();
  expect((await commandLines(restoreCommand, careless, [file])).at(-1)).toMatch(/are back, unless/);
  expect(await names(careless)).toEqual(["Ana", "Bea", "Cleo"]);
  await commandLines(userCommand, careless, ["erase-again", list]);
  expect(await names(careless)).toEqual(["Cleo"]);
});

test("refuses a backup that was written with another secret", async () => {
  const database = await testDatabase();
  await register(database, "Ana");
  const file = path.join(folder, "foreign.backup");
  await backUp(database, { file, secretCheck: "ab".repeat(32), progress: () => undefined });
  const restored = await testDatabase();
  expect((await commandLines(restoreCommand, restored, [file])).at(-1)).toMatch(/AUTH_SECRET isn't the one/);
  expect(await names(restored)).toEqual([]);
  await commandLines(restoreCommand, restored, [file, "--other-secret"]);
  expect(await names(restored)).toEqual(["Ana"]);
});

test("reads erased accounts from a list and from log lines, and nothing from other lines", () => {
  const [a, b, c] = ["1", "2", "3"].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`);
  const text = `${a}\t2026-11-22T10:00:00.000Z
{"level":30,"account":"${b}","receipt":"${c}","msg":"account erased as its owner asked"}
{"level":30,"account":"${c}","msg":"logged in"}
${a}
not an id`;
  expect(erasedIn(text)).toEqual([a, b]);
});
