import { expect, inject, onTestFinished, test } from "vitest";
import { buildApp } from "#api/app.ts";
import { openDatabase } from "#postgres/database.ts";
import { freePort } from "#postgres/embedded/free-port.ts";
import { startReplicated } from "#test/database/replica.ts";
import { silentLog } from "#test/log.ts";
import { openModel } from "#test/search/open-model.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { writtenSitemaps } from "#test/search/written-sitemaps.ts";
import { readConfig } from "./config.ts";
import { openReplica } from "./running-database.ts";

const noProgress = () => {};

test("everybody's pages come from a replica, whatever happens to the database", { timeout: 300_000 }, async () => {
  let id = "";
  const { primary, replica } = await startReplicated(async (database) => {
    id = await saveTestJob(database, { title: "Backend Engineer", company: "Acme", areas: { scope: "worldwide" } });
  });
  const away = openDatabase(`postgres://nobody@127.0.0.1:${await freePort()}/nothing`, { onError: noProgress });
  const search = await openModel({ database: replica, primary, log: silentLog });
  const config = readConfig({ OPEN_SEARCH: "on" });
  const sitemaps = writtenSitemaps({ config, reading: replica, search });
  const app = await buildApp({ config, log: silentLog, database: away, reading: replica, search, sitemaps });
  onTestFinished(async () => {
    await app.close();
    await sitemaps.remove();
    await search.close();
    await away.close();
  });
  // The replica may have a moment to go when search is built.
  await expect.poll(() => search.ready).toBe(true);
  const paths = [
    "/api/jobs",
    "/api/jobs/featured",
    `/api/jobs/${id}`,
    "/api/companies/acme",
    "/api/jobs/filter-options",
  ];
  const files = [
    "/sitemap.xml",
    "/sitemaps/jobs-1.xml",
    "/jobs.rss",
    "/jobs.json",
    "/jobs.csv",
    "/api/landings",
    "/api/accuracy",
  ];
  for (const url of [...paths, ...files]) {
    const { statusCode, body } = await app.inject({ url });
    expect([url, statusCode], body).toEqual([url, 200]);
  }
});

test(
  "a setting that names no replica of the database ends the start with what is wrong",
  { timeout: 300_000 },
  async () => {
    const { primary, replica } = await startReplicated(async () => {});
    const open = (url: string) => {
      const config = readConfig({ DATABASE_URL: primary.url, DATABASE_READ_URL: url });
      return openReplica({ config, log: silentLog, database: primary }, noProgress);
    };
    const opened = await open(replica.url);
    expect(opened?.url).toBe(replica.url);
    await opened?.close();
    await expect(open(inject("testServerUrl"))).rejects.toThrow(
      "DATABASE_READ_URL: this server is no replica of the one at DATABASE_URL. Name a standby that streams from it.",
    );
    const port = await freePort();
    await expect(open(`postgres://me@127.0.0.1:${port}/afield`)).rejects.toThrow(
      `DATABASE_READ_URL: nothing answers at 127.0.0.1:${port}. Is PostgreSQL running there?`,
    );
  },
);
