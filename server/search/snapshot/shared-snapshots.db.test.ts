import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { testDatabase } from "#test/database/database.ts";
import { startStoreServer, type StoreServer } from "#test/network/object-store-server.ts";
import { closeOldestJob } from "#test/search/close-oldest-job.ts";
import { openSnapshotModel, snapshotFile } from "#test/search/snapshot-model.ts";
import { saveTestJob, saveTestJobs } from "#test/search/saved-job.ts";
import { shownBy } from "#test/search/shown-by.ts";
import type { Database } from "#postgres/database.ts";

const JOBS = 30;

/** Opens a model of a machine of its own, which knows the store. */
const open = (database: Database, { store }: StoreServer, file = snapshotFile()) =>
  openSnapshotModel(database, { file, store });

/** Lets a first machine fill the store. */
async function filled(server: StoreServer): Promise<Database> {
  const database = await testDatabase();
  await saveTestJobs(database, JOBS);
  const { model, logged } = await open(database, server);
  await expect.poll(() => logged("search model shared")).toBeDefined();
  await model.close();
  return database;
}

test("a machine without a file starts from what another one has stored, and follows what has changed since", async () => {
  const server = await startStoreServer();
  const database = await filled(server);
  await saveTestJob(database, { title: "Newcomer", company: "Nightjar" });
  await closeOldestJob(database);
  const file = snapshotFile();
  const { model, logged } = await open(database, server, file);
  expect(logged("fetched a stored search model")).toBeDefined();
  expect(logged("search model restored")).toMatchObject({ jobs: JOBS });
  expect(logged("search model built")).toBeUndefined();
  expect(shownBy(model).total).toBe(JOBS);
  await model.close();
  // From then on, the machine has a file of its own.
  const asked = server.asked.length;
  const again = await open(database, server, file);
  expect(again.logged("search model restored")).toBeDefined();
  await again.model.close();
  expect(server.asked.length).toBe(asked);
});

test("a machine that stores its own file doesn't send it when another one has just done so", async () => {
  const server = await startStoreServer();
  const database = await filled(server);
  const [path] = server.objects.keys();
  const asked = server.asked.length;
  // It can't read the object, so it builds search itself.
  server.cutsOff = true;
  const { model, logged } = await open(database, server);
  await expect.poll(() => logged("search model stored")).toBeDefined();
  await expect.poll(() => server.asked.length).toBe(asked + 2);
  await model.close();
  expect(server.asked.slice(asked)).toEqual([`GET ${path}`, `HEAD ${path}`]);
});

test("a key that may not list the folder fills an empty store too", async () => {
  const server = await startStoreServer();
  server.hidesMissing = true;
  const database = await filled(server);
  expect(server.objects.size).toBe(1);
  const { model, logged } = await open(database, server);
  expect(logged("search model restored")).toBeDefined();
  await model.close();
});

test("a damaged object is named, and replaced after a full read", async () => {
  const server = await startStoreServer();
  const database = await filled(server);
  const [path, { body }] = [...server.objects][0]!;
  server.objects.set(path, { body: body.with(body.length - 10, body.at(-10)! ^ 1) as Buffer, writtenAt: new Date() });
  const { model, logged } = await open(database, server);
  const object = new URL(path, server.store.url).href;
  expect(logged("can’t be used")).toMatchObject({ object, reason: "its checksum doesn’t match" });
  expect(shownBy(model).total).toBe(JOBS);
  await expect.poll(() => logged("search model shared")).toBeDefined();
  await model.close();
  expect((await open(database, server)).logged("search model restored")).toBeDefined();
});

test("the object of another database shows none of its jobs, and is replaced", async () => {
  const server = await startStoreServer();
  await filled(server);
  const other = await testDatabase();
  await saveTestJob(other, { title: "Other", company: "Other" });
  const { model, logged } = await open(other, server);
  expect(logged("the database has lost changes that search has seen")).toBeDefined();
  expect(shownBy(model)).toMatchObject({ total: 1 });
  await expect.poll(() => logged("search model shared")).toBeDefined();
  await model.close();
});

test.each([
  ["cuts the object off", (server: StoreServer) => void (server.cutsOff = true), /aborted|Premature|ECONNRESET/],
  [
    "refuses the key",
    ({ store }: StoreServer) => void (store.key = { ...store.key, id: "AKIAOTHER" }),
    /403 SignatureDoesNotMatch/,
  ],
  ["isn't there", ({ store }: StoreServer) => void (store.url = "http://127.0.0.1:9/bucket/"), /ECONNREFUSED/],
])(
  "a start builds search from the database when the store %s, and no line says a key",
  async (_what, spoil, reason) => {
    const server = await startStoreServer();
    const database = await filled(server);
    spoil(server);
    const file = snapshotFile();
    const { model, logged, lines } = await open(database, server, file);
    expect(logged("could not fetch a stored search model")?.reason).toMatch(reason);
    expect(shownBy(model).total).toBe(JOBS);
    await expect.poll(() => logged("search model stored")).toBeDefined();
    await model.close();
    expect(existsSync(file)).toBe(true);
    expect(JSON.stringify(lines)).not.toMatch(/AKIA|a secret of the store|Signature=/);
  },
);
