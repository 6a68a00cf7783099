import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { XMLParser } from "fast-xml-parser";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "#postgres/database.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import { recordChanges } from "#store/catalogue/job-changes.ts";
import { testDatabase } from "#test/database/database.ts";
import { silentLog } from "#test/log.ts";
import { randomNumbers } from "#test/random/random-numbers.ts";
import { openModel } from "#test/search/open-model.ts";
import { saveTestJob, saveTestJobs } from "#test/search/saved-job.ts";
import { keepSitemaps } from "./keep-sitemaps.ts";
import { nameOf, pathOf, readList, type SitemapFile } from "./sitemap-list.ts";
import { SitemapReader } from "./sitemap-reader.ts";
import { SitemapWriter } from "./sitemap-writer.ts";

const SIZE = 4;
const BASE = "https://afield.example";
const config = { baseUrl: BASE };
const COMPANIES = 9;
const STEPS = 60;
const HOUR_S = 3600;

async function newSite() {
  const database = await testDatabase();
  const search = await openModel({ database, log: silentLog, pollMs: 20 });
  const folder = mkdtempSync(path.join(tmpdir(), "afield-sitemaps-"));
  onTestFinished(async () => {
    await search.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const options = { folder, reading: database, search, config, log: silentLog, size: SIZE };
  return { database, search, folder, options };
}

/** Returns each address that the files of a folder list, with its date. Throws for one that is there twice. */
function listed(folder: string, files: readonly SitemapFile[], kind: SitemapFile["kind"]) {
  const parser = new XMLParser({ isArray: (name) => name === "url" });
  const dates = new Map<string, string | undefined>();
  for (const file of files.filter((each) => each.kind === kind)) {
    const text = gunzipSync(readFileSync(pathOf(folder, file))).toString();
    const { urlset } = parser.parse(text) as { urlset: { url: { loc: string; lastmod?: string }[] } };
    expect(urlset.url.length).toBe(file.urls);
    expect(file.urls).toBeLessThanOrEqual(SIZE);
    expect(Buffer.byteLength(text)).toBe(file.bytes);
    for (const { loc, lastmod } of urlset.url) {
      if (dates.has(loc)) throw new Error(`${loc} is listed twice`);
      dates.set(loc, lastmod);
    }
  }
  return dates;
}

/** Expects the files to list each page of an open job and of its company once, with its date, and nothing else. */
async function expectTrue({ database, folder }: { database: Database; folder: string }): Promise<void> {
  const { files } = (await readList(folder))!;
  const { rows } = await database.pool.query<{ id: string; slug: string; company: string; updated: Date }>(
    `select j.id, j.slug, c.slug as company, j.updated_at as updated from job j join company c on c.id = j.company_id
     where j.closed_at is null and not j.sample`,
  );
  const jobs = rows.map(({ id, slug, updated }) => [`${BASE}/job/${slug}-${id}`, updated.toISOString()] as const);
  expect(listed(folder, files, "jobs")).toEqual(new Map(jobs));
  const companies = new Set(rows.map(({ company }) => `${BASE}/company/${company}`));
  expect(new Set(listed(folder, files, "companies").keys())).toEqual(companies);
  expect(new Set(files.map(nameOf)).size).toBe(files.length);
}

/** Changes a job as a run does. */
async function changeJob(database: Database, id: string, what: string, kind: "closed" | "reopened" | "changed") {
  await inBulkTransaction(database, async (client) => {
    await client.query(`update job set ${what}, updated_at = clock_timestamp() where id = $1`, [id]);
    await recordChanges(client, [{ jobId: id, kind }]);
  });
}

/** Does something that may happen to the catalogue. */
async function step(database: Database, random: () => number): Promise<void> {
  const dice = random();
  const { rows } = await database.pool.query<{ id: string; closed: boolean }>(
    "select id, closed_at is not null as closed from job order by id",
  );
  const any = rows[Math.floor(random() * rows.length)];
  if (any === undefined || dice < 0.35)
    await saveTestJob(database, {
      title: "Job",
      company: `Company ${Math.floor(random() * COMPANIES)}`,
      sample: random() < 0.1,
    });
  else if (dice < 0.45) await database.pool.query("select nextval(pg_get_serial_sequence('job', 'id'))");
  else if (dice < 0.55) await changeJob(database, any.id, "content_hash = 'other'", "changed");
  else if (any.closed) await changeJob(database, any.id, "closed_at = null, closed_reason = null", "reopened");
  else await changeJob(database, any.id, "closed_at = now(), closed_reason = 'removed'", "closed");
}

test("after any sequence of changes, restarts and damage, the files list each open job once", async () => {
  const random = randomNumbers(Number(process.env["SEED"] ?? 21));
  const site = await newSite();
  const { database, folder, options } = site;
  let writer = new SitemapWriter(options);
  await writer.write();
  for (let steps = 0; steps < STEPS; steps += 1) {
    for (let changes = Math.floor(random() * 5); changes > 0; changes -= 1) await step(database, random);
    if (random() < 0.2) writer = new SitemapWriter(options);
    if (random() < 0.2) {
      const names = readdirSync(folder).filter((name) => name.endsWith(".gz"));
      const file = path.join(folder, names[Math.floor(random() * names.length)]!);
      if (random() < 0.5) rmSync(file);
      else truncateSync(file, Math.floor(statSync(file).size / 2));
    }
    await writer.write();
    await expectTrue(site);
  }
  expect((await readList(folder))!.files.filter(({ kind }) => kind === "jobs").length).toBeGreaterThan(3);
}, 120_000);

test("only files that a change touches are written, and a restart writes none of them", async () => {
  const { database, folder, options } = await newSite();
  for (const [number, company] of ["A", "B", "C", "D", "E"].entries())
    await saveTestJobs(database, 2).then(() => saveTestJob(database, { title: `Job ${number}`, company }));
  const writer = new SitemapWriter(options);
  expect(await writer.write()).toEqual(
    expect.arrayContaining(["pages-1", "jobs-1", "jobs-2", "jobs-3", "jobs-4", "companies-1", "companies-2"]),
  );
  expect(await writer.write()).toEqual([]);
  const before = (await readList(folder))!;
  // The only job of its company, which is a block of its own.
  await changeJob(database, "6", "closed_at = now(), closed_reason = 'removed'", "closed");
  expect((await writer.write()).toSorted()).toEqual(["companies-2", "jobs-2"]);
  const hashes = new Map(before.files.map((file) => [nameOf(file), file.hash]));
  const after = (await readList(folder))!.files;
  expect(after.map(nameOf)).toEqual([...hashes.keys()].filter((name) => name !== "companies-2"));
  expect(after.filter((file) => hashes.get(nameOf(file)) !== file.hash).map(nameOf)).toEqual(["jobs-2"]);

  const restarted = new SitemapWriter(options);
  const blocks = (names: readonly string[]) => names.filter((name) => /^(jobs|companies)/.test(name));
  expect(blocks(await restarted.write())).toEqual([]);
  await changeJob(database, "1", "content_hash = 'other'", "changed");
  expect(blocks(await new SitemapWriter(options).write())).toEqual(["jobs-1", "companies-1"]);
});

test("a file whose content was changed is named by the next start and written again", async () => {
  const { database, folder, options } = await newSite();
  await saveTestJobs(database, 2);
  await new SitemapWriter(options).write();
  const file = (await readList(folder))!.files.find(({ kind }) => kind === "jobs")!;
  const name = pathOf(folder, file);
  const bytes = readFileSync(name);
  writeFileSync(name, bytes.with(20, bytes.at(20)! ^ 1));
  const warn = vi.fn<() => void>();
  const log = Object.assign(Object.create(silentLog) as typeof silentLog, { warn });
  expect(await new SitemapWriter({ ...options, log }).write()).toContain("jobs-1");
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ file: name }), expect.stringContaining("damaged"));
  expect(readFileSync(name)).toEqual(bytes);
});

test("the files of another site, of another database and an unreadable list are replaced", async () => {
  const { folder, options } = await newSite();
  await new SitemapWriter(options).write();
  const other = await newSite();
  await saveTestJob(other.database, { title: "Other", company: "Other" });
  await new SitemapWriter({ ...other.options, folder }).write();
  await expectTrue({ database: other.database, folder });
  appendFileSync(path.join(folder, "list.json"), "}");
  await new SitemapWriter({ ...other.options, folder }).write();
  await expectTrue({ database: other.database, folder });
  const moved = { baseUrl: "https://jobs.example" };
  expect(await new SitemapReader(folder, moved.baseUrl).current()).toBeNull();
  await new SitemapWriter({ ...other.options, folder, config: moved }).write();
  expect((await new SitemapReader(folder, moved.baseUrl).current())!.index).not.toContain(BASE);
});

test("a replaced file stays for readers of the old list for an hour", async () => {
  const { database, folder, options } = await newSite();
  await saveTestJobs(database, 1);
  const writer = new SitemapWriter(options);
  await writer.write();
  const reader = new SitemapReader(folder, BASE);
  const old = (await reader.current())!.files.get("jobs-1")!;
  await saveTestJobs(database, 1);
  await writer.write();
  const handle = await reader.open(old);
  expect(handle).not.toBeNull();
  await handle!.close();
  const twoHoursAgo = Date.now() / 1000 - 2 * HOUR_S;
  utimesSync(pathOf(folder, old), twoHoursAgo, twoHoursAgo);
  await saveTestJobs(database, 1);
  await writer.write();
  expect(await reader.open(old)).toBeNull();
  expect((await reader.current())!.files.get("jobs-1")!.urls).toBe(3);
});

test("two processes of one folder and a database that is away for a moment leave it whole", async () => {
  const { database, folder, options } = await newSite();
  await saveTestJobs(database, 3);
  const broken = { ...database, pool: { query: vi.fn<() => Promise<never>>().mockRejectedValue(new Error("away")) } };
  const away = keepSitemaps({ ...options, reading: broken as unknown as Database });
  await expect.poll(() => broken.pool.query.mock.calls.length).toBeGreaterThan(0);
  await away.stop();
  expect(await readList(folder)).toBeNull();
  const both = [keepSitemaps(options), keepSitemaps(options)];
  await expect.poll(() => readList(folder)).not.toBeNull();
  await Promise.all(both.map((each) => each.stop()));
  await new SitemapWriter(options).write();
  await expectTrue({ database, folder });
});
