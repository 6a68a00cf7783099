import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { Database } from "#postgres/database.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { closeOldestJob } from "#test/search/close-oldest-job.ts";
import { openModel } from "#test/search/open-model.ts";
import { saveTestJob, saveTestJobs } from "#test/search/saved-job.ts";
import { openSnapshotModel, snapshotFile } from "#test/search/snapshot-model.ts";
import { shownBy } from "#test/search/shown-by.ts";
import { captureState, readState, writeState } from "./state-file.ts";
import type { Snapshot } from "./snapshots.ts";

const JOBS = 30;

const open = (database: Database, file: string, everyMs?: number) =>
  openSnapshotModel(database, { file, ...(everyMs && { everyMs }) });

/** Opens a model on jobs of its own, and closes it when it has stored its snapshot. */
async function stored(file: string): Promise<Database> {
  const database = await testDatabase();
  await saveTestJobs(database, JOBS);
  const { model, logged } = await open(database, file);
  await expect.poll(() => logged("search model stored")).toBeDefined();
  await model.close();
  return database;
}

/** Returns what a model shows that was built from the database. */
async function builtFrom(database: Database) {
  const model = await openModel({ database, log: silentLog });
  const shown = shownBy(model);
  await model.close();
  return shown;
}

test("a start restores the stored model and follows what has changed since", async () => {
  const file = snapshotFile();
  const database = await stored(file);
  await saveTestJob(database, { title: "Newcomer", company: "Nightjar" });
  await closeOldestJob(database);
  const { model, logged } = await open(database, file);
  expect(logged("search model restored")).toMatchObject({ jobs: JOBS });
  expect(logged("search model built")).toBeUndefined();
  expect(model.ready).toBe(true);
  expect(shownBy(model)).toEqual(await builtFrom(database));
  await closeOldestJob(database);
  await expect.poll(() => model.size).toBe(JOBS - 1);
  await model.close();
});

test("a damaged file is named and replaced after a full read", async () => {
  const file = snapshotFile();
  const database = await stored(file);
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.with(bytes.length - 10, bytes.at(-10)! ^ 1));
  const { model, logged } = await open(database, file);
  expect(logged("can’t be used")).toMatchObject({ file, reason: "its checksum doesn’t match" });
  expect(shownBy(model)).toEqual(await builtFrom(database));
  await expect.poll(() => logged("search model stored")).toBeDefined();
  await model.close();
  expect((await open(database, file)).logged("search model restored")).toBeDefined();
});

test("the file of another database shows none of its jobs", async () => {
  const file = snapshotFile();
  await stored(file);
  const other = await testDatabase();
  await saveTestJob(other, { title: "Other", company: "Other" });
  const { model, lines } = await open(other, file);
  expect(lines.map(({ msg }) => msg)).toContain(
    "the database has lost changes that search has seen; rebuilding search from it",
  );
  expect(shownBy(model)).toMatchObject({ total: 1 });
  await model.close();
});

test("the file of another version, or one too old, isn't used", async () => {
  const file = snapshotFile();
  const database = await stored(file);
  for (const [about, reason] of [
    [{ code: "another" }, "another version of Afield wrote it"],
    [{ savedAt: "2020-01-01T00:00:00Z" }, "it is too old (2020-01-01T00:00:00Z)"],
  ] as const) {
    const state = (await readState(file, () => {})) as Snapshot & { about: object };
    await writeState(file, captureState({ ...state, about: { ...state.about, ...about } }));
    const { model, logged } = await open(database, file);
    expect(logged("can’t be used")).toMatchObject({ reason });
    expect(model.size).toBe(JOBS);
    await expect.poll(() => logged("search model stored")).toBeDefined();
    await model.close();
  }
});

test("changes reach the file in time", async () => {
  const file = snapshotFile();
  const database = await stored(file);
  const { model } = await open(database, file, 20);
  await saveTestJob(database, { title: "Newcomer", company: "Nightjar" });
  await closeOldestJob(database);
  const newest = (await builtFrom(database)).ids;
  await expect
    .poll(
      async () => {
        const { engine } = (await readState(file, () => {})) as Snapshot;
        return [engine.base.liveCount, [...engine.base.ids].map(String).toSorted()];
      },
      { timeout: 20_000 },
    )
    .toEqual([JOBS, newest.toSorted()]);
  await model.close();
});

test("what a killed process left unfinished is removed after an hour", async () => {
  const file = snapshotFile();
  const database = await stored(file);
  const folder = path.dirname(file);
  const twoHoursAgo = Date.now() / 1000 - 7200;
  writeFileSync(`${file}.1.unfinished`, "");
  utimesSync(`${file}.1.unfinished`, twoHoursAgo, twoHoursAgo);
  writeFileSync(`${file}.2.unfinished`, "");
  const { model } = await open(database, file);
  await model.close();
  expect(readdirSync(folder).toSorted()).toEqual(["model", "model.2.unfinished"]);
});
