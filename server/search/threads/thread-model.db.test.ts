import { existsSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#postgres/database.ts";
import { startModel } from "#search/model.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { closeOldestJob } from "#test/search/close-oldest-job.ts";
import { saveTestJob, saveTestJobs } from "#test/search/saved-job.ts";
import { shownBy } from "#test/search/shown-by.ts";
import { ThreadModel } from "./thread-model.ts";

const JOBS = 12;

/** Opens a model that keeps a snapshot, and one that hears what a thread would. */
async function openBoth(database: Database, file: string) {
  const following = new ThreadModel();
  const told: string[] = [];
  const { model, built } = startModel({
    database,
    log: silentLog,
    pollMs: 20,
    snapshots: { file },
    publish(message) {
      told.push(message.kind);
      following.receive(structuredClone(message));
    },
  });
  expect([following.ready, following.stale]).toEqual([false, false]);
  await built;
  await following.built;
  return { model, following, told };
}

test("the model of a thread shows what the one that it follows shows, built or restored, and hears of changes", async () => {
  const database = await testDatabase();
  await saveTestJobs(database, JOBS);
  const folder = mkdtempSync(path.join(tmpdir(), "afield-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, "search", "model");

  const first = await openBoth(database, file);
  expect(first.following.ready).toBe(true);
  expect(shownBy(first.following)).toEqual(shownBy(first.model));
  const heard: (readonly string[] | null)[] = [];
  first.following.onChange((ids) => heard.push(ids));
  const { version } = first.following;
  const id = await saveTestJob(database, { title: "Newcomer", company: "Nightjar" });
  await expect.poll(() => first.following.size).toBe(JOBS + 1);
  expect(shownBy(first.following)).toEqual(shownBy(first.model));
  expect(first.following.companies.slugOf("nightjar")).toBe("nightjar");
  expect([heard, first.following.version]).toEqual([[[id]], version + 1]);
  await expect.poll(() => existsSync(file)).toBe(true);
  expect(first.told).toContain("replaced");
  await first.model.close();

  await closeOldestJob(database);
  const second = await openBoth(database, file);
  expect(second.told.slice(0, 2)).toEqual(["replaced", "companies"]);
  expect(second.told).not.toContain("building");
  expect(shownBy(second.following)).toEqual(shownBy(second.model));
  expect(second.following.size).toBe(JOBS);
  await second.model.close();
});

test("a model that joins later shows what the one that it follows shows, while that one changes and stores itself", async () => {
  const database = await testDatabase();
  await saveTestJobs(database, JOBS);
  const folder = mkdtempSync(path.join(tmpdir(), "afield-test-"));
  const followers: ThreadModel[] = [];
  const { model, built, welcome } = startModel({
    database,
    log: silentLog,
    pollMs: 20,
    snapshots: { file: path.join(folder, "model"), everyMs: 20 },
    publish: (message) => followers.forEach((each) => each.receive(structuredClone(message))),
  });
  onTestFinished(async () => {
    await model.close();
    await rm(folder, { recursive: true, force: true });
  });
  await built;
  for (let joined = 1; joined <= 3; joined += 1) {
    await saveTestJob(database, { title: `Newcomer ${joined}`, company: "Nightjar" });
    await closeOldestJob(database);
    const follower = new ThreadModel();
    followers.push(follower);
    await welcome((message) => follower.receive(structuredClone(message)));
    await follower.built;
    await saveTestJob(database, { title: `Latecomer ${joined}`, company: "Nightingale" });
    await expect.poll(() => model.size).toBe(JOBS + joined);
    for (const each of followers) expect(shownBy(each)).toEqual(shownBy(model));
    expect(follower.companies.slugOf("acme")).toBe("acme");
  }
});
