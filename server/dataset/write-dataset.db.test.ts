import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import papaparse from "papaparse";
import { expect, test } from "vitest";
import { LEVELS } from "#contract/schemas/job.ts";
import { testDatabase } from "#test/database/database.ts";
import { temporaryDataDir } from "#test/processes/product-process.ts";
import { fileOf, readWithArrow, readWithHyparquet, textOf, wholeText } from "#test/oracles/read-dataset.ts";
import { carriedBy } from "#test/search/carried-by.ts";
import { saveTestJob, type TestJob } from "#test/search/saved-job.ts";
import { DATASET_COLUMNS } from "./dataset-columns.ts";
import { type DatasetFolder, datasetFolder, EDITION_DAYS, readEditions } from "./editions.ts";
import { writeDataset } from "./write-dataset.ts";
import { writeDatasetInThread } from "./write-in-thread.ts";

const BASE_URL = "https://jobs.example.org";
const DAY_MS = 24 * 3_600_000;
const PROCESS = path.resolve(import.meta.dirname, "../../test/processes/write-dataset-process.ts");

const database = await testDatabase();
const newFolder = () => datasetFolder(temporaryDataDir());
/** Makes these the only jobs. */
async function saveOnly(jobs: readonly TestJob[], source = "greenhouse"): Promise<void> {
  await database.pool.query("truncate job, posting, board, company cascade");
  for (const job of jobs) await carriedBy(database, await saveTestJob(database, job), source);
}
const write = (folder: DatasetFolder, now = new Date()) =>
  writeDataset({ database, folder, baseUrl: BASE_URL, now, jobsPerStep: 10 });

/** Throws unless every file that the index lists is there, whole. */
async function checkFiles(folder: DatasetFolder): Promise<void> {
  for (const { files } of await readEditions(folder))
    for (const { name, sha256, bytes } of files) {
      const content = readFileSync(path.join(folder.files, name));
      expect([content.length, createHash("sha256").update(content).digest("hex")]).toEqual([bytes, sha256]);
    }
}

const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).filter((each) => !each.includes("\0"));
const anyJob: fc.Arbitrary<TestJob> = fc.record({
  title: text,
  company: fc.constantFrom("Acme", "Globex", "=Sum & Sons"),
  levels: fc.subarray([...LEVELS]),
  techStack: fc.subarray(["python", "react", "typescript"]),
  location: text,
  visaSponsorship: fc.constantFrom("yes" as const, "no" as const, null),
  adLanguage: fc.constantFrom("en", "de", null),
  languagesAsked: fc.subarray([
    { language: "de", level: "C1" as const, required: true },
    { language: "fr", level: null, required: false },
  ]),
  workAuthorisation: fc.subarray(["EU", "US"]),
  securityClearance: fc.constantFrom("required" as const, null),
  yearsAsked: fc.constantFrom({ min: 3, max: 5 }, { min: null, max: 2 }, null),
  degreeOptional: fc.constantFrom("yes" as const, null),
  hoursAsked: fc.constantFrom({ min: 20, max: 37.5 }, { min: 20, max: null }, null),
  contractMonths: fc.constantFrom({ min: 2.77, max: 2.77 }, null),
  deadline: fc.constantFrom("rolling" as const, null),
  travel: fc.constantFrom("some" as const, "none" as const, null),
  disclosures: fc.subarray(["ai-screening" as const, "pay-law" as const]),
  extraPay: fc.subarray(["bonus" as const, "equity" as const]),
  areas: fc.record({
    countries: fc.subarray(["DE", "PT", "US"]),
    timeZones: fc.constantFrom({ from: -3, to: 5.5 }, null),
  }),
});

test("two independent readers get equal counts and equal values from all formats", { timeout: 60_000 }, async () => {
  const jobs = fc.sample(anyJob, 60);
  await saveOnly([
    ...jobs,
    { title: "Paid", company: "Acme", salaryYearlyUsd: 90_000, summary: "s" },
    {
      title: "Demanding",
      company: "Acme",
      adLanguage: "de",
      languagesAsked: [
        { language: "de", level: "C1", required: true },
        { language: "fr", level: null, required: false },
      ],
      yearsAsked: { min: 5, max: null },
      hoursAsked: { min: 20, max: 30 },
      applicationDeadline: "2026-12-31",
      extraPay: ["equity"],
    },
    { title: 'With "quotes", commas\nand lines', company: "Acme" },
  ]);
  const folder = newFolder();
  const edition = (await write(folder))!;
  expect(edition).toMatchObject({
    jobs: 63,
    leftOut: 0,
    sources: [{ id: "greenhouse", name: "Greenhouse", jobs: 63 }],
  });
  const rows = await readWithHyparquet(fileOf(folder, edition, "parquet"));
  expect(rows).toHaveLength(63);
  expect(rows.find(({ title }) => title === "Paid")).toMatchObject({ salary_min: 90_000, salary_currency: "USD" });
  expect(rows.find(({ title }) => title === "Demanding")).toMatchObject({
    ad_language: "de",
    languages_required: ["de C1"],
    languages_welcome: ["fr"],
    work_authorisation: [],
    security_clearance: null,
    years_min: 5,
    years_max: null,
    degree_optional: null,
    hours_min: 20,
    hours_max: 30,
    apply_by: "2026-12-31",
    extra_pay: ["equity"],
    on_target_min: null,
  });

  expect(readWithArrow(fileOf(folder, edition, "parquet"))).toEqual(rows);
  const lines = textOf(fileOf(folder, edition, "jsonl"))
    .trimEnd()
    .split("\n");
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(rows);
  const csv = papaparse.parse<Record<string, string>>(textOf(fileOf(folder, edition, "csv")), {
    header: true,
    skipEmptyLines: true,
  });
  expect(csv.errors).toEqual([]);
  expect(csv.data).toEqual(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cell(value)]))),
  );
  expect(Object.keys(rows[0]!)).toEqual(DATASET_COLUMNS.map(({ name }) => name));
});

/** What a CSV cell holds of a value. */
function cell(value: unknown): string {
  if (value === null) return "";
  if (typeof value === "string") return /^'*[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value;
  return JSON.stringify(value);
}

test("nothing of a source that doesn't allow it gets in, alone or beside another source", async () => {
  const forbidden = ["remotive", "jobicy", "remoteok", "adzuna", "teamtailor", "workday", "planted"];
  await saveOnly([{ title: "Allowed", company: "Acme" }]);
  for (const source of forbidden) {
    await carriedBy(database, await saveTestJob(database, { title: `Secret ${source}`, company: "Acme" }), source);
    const both = await saveTestJob(database, { title: `Secret both ${source}`, company: "Acme" });
    await carriedBy(database, both, "greenhouse");
    await carriedBy(database, both, source, { leads: false });
  }
  await saveTestJob(database, { title: "Secret without a source", company: "Acme" });
  await carriedBy(
    database,
    await saveTestJob(database, { title: "Secret sample", company: "A", sample: true }),
    "lever",
  );
  const closed = await saveTestJob(database, { title: "Secret closed", company: "Acme" });
  await carriedBy(database, closed, "greenhouse");
  await database.pool.query("update job set closed_at = now(), closed_reason = 'expired' where id = $1", [closed]);
  const folder = newFolder();
  const edition = (await write(folder))!;
  expect(edition).toMatchObject({ jobs: 1, leftOut: 2 * forbidden.length + 1 });
  const all = wholeText(folder, edition);
  expect(all).toContain("Allowed");
  expect(all).not.toContain("Secret");
});

test("names the attribution that a source requires next to its jobs", async () => {
  await saveOnly([{ title: "Swedish", company: "Acme" }], "jobtech");
  const folder = newFolder();
  const edition = (await write(folder))!;
  const attribution = "Source: Platsbanken, Arbetsförmedlingen";
  expect(edition.sources).toMatchObject([{ id: "jobtech", attribution }]);
  expect(await readWithHyparquet(fileOf(folder, edition, "parquet"))).toMatchObject([
    { attributions: [attribution], source_urls: [expect.stringMatching(/^https:/)] },
  ]);
});

test("holds no e-mail address and no telephone number, whatever a posting says", { timeout: 60_000 }, async () => {
  const contacts = fc.sample(
    fc.record({
      user: fc.stringMatching(/^[a-z]{6}\.[a-z]{6}$/),
      host: fc.stringMatching(/^[a-z]{8}\.(com|org|io)$/),
      phone: fc.stringMatching(/^\+[1-9]\d \(0\)\d{2} \d{4} \d{4}$/),
      before: fc.constantFrom("write to ", "(", "Contact:", ""),
    }),
    50,
  );
  await saveOnly(
    contacts.map(({ user, host, phone, before }, index): TestJob => {
      const said = `${before}${user}@${host} or ${phone}`;
      const links = [
        `https://jobs.example.org/apply?to=${user}%40${host}`,
        `mailto:${user}@${host}`,
        `https://wa.me/${phone.replaceAll(/\D/g, "")}`,
        `https://api.whatsapp.com/send?phone=${phone.replaceAll(/\D/g, "")}`,
      ];
      return {
        title: said,
        company: `Acme ${said}`,
        location: said,
        summary: said,
        text: said,
        remoteEvidence: said,
        evidence: { location: said },
        areas: { evidence: said },
        url: links[index % links.length]!,
      };
    }),
  );
  await database.pool.query("update company set website = 'mailto:' || name, slug = 'acme-' || id");
  const folder = newFolder();
  const edition = (await write(folder))!;
  expect(edition.jobs).toBe(50);
  const all = wholeText(folder, edition);
  const digits = all.replaceAll(/[ ()+.-]/g, "");
  for (const { user, host, phone } of contacts) {
    expect(all).not.toContain(user);
    expect(all).not.toContain(`@${host}`);
    expect(digits).not.toContain(phone.replaceAll(/\D/g, ""));
  }
  expect(all).toContain("•••••");
});

test("a process killed at any moment leaves the edition before, whole", { timeout: 120_000 }, async () => {
  const jobs = Array.from({ length: 30 }, (_, index) => ({ title: `Job ${index}`, company: "Acme" }));
  await saveOnly(jobs);
  const dataDir = temporaryDataDir();
  const folder = datasetFolder(dataDir);
  const first = (await write(folder))!;
  const index = readFileSync(folder.index, "utf8");
  const run = (last: number) =>
    spawnSync(process.execPath, [PROCESS, database.url, dataDir, String(last)], { encoding: "utf8" });
  // Three steps of ten jobs, then five files.
  for (const last of [2, 6]) {
    expect(run(last).signal, `killed at ${last}`).toBe("SIGKILL");
    expect(readFileSync(folder.index, "utf8")).toBe(index);
    await checkFiles(folder);
  }
  expect((await readEditions(folder))[0]).toEqual(first);
  expect(readdirSync(folder.parts).length).toBeGreaterThan(0);
  const long = new Date(Date.now() - 2 * DAY_MS);
  for (const part of readdirSync(folder.parts)) utimesSync(path.join(folder.parts, part), long, long);
  await saveTestJob(database, { title: "Without a source", company: "Acme" });
  expect((await write(folder))!.leftOut).toBe(1);
  expect(readdirSync(folder.parts)).toEqual([]);
  await checkFiles(folder);
});

test("keeps the editions of a week, one a day, and removes what no edition lists", async () => {
  await saveOnly([{ title: "Engineer", company: "Acme" }]);
  const folder = newFolder();
  const begin = Date.parse("2026-03-01T02:17:00Z");
  for (let day = 0; day <= EDITION_DAYS; day += 1) await write(folder, new Date(begin + day * DAY_MS));
  await database.pool.query("update job set title = title || '!'");
  const lastDay = begin + EDITION_DAYS * DAY_MS;
  const last = await write(folder, new Date(lastDay + 60_000));
  const editions = await readEditions(folder);
  expect(editions.map(({ date }) => date)).toEqual(
    Array.from({ length: EDITION_DAYS }, (_, index) => new Date(lastDay - index * DAY_MS).toISOString().slice(0, 10)),
  );
  expect(editions[0]).toEqual(last);
  await checkFiles(folder);
  const stray = path.join(folder.files, "stray");
  writeFileSync(stray, "");
  for (const name of readdirSync(folder.files)) utimesSync(path.join(folder.files, name), 0, 0);
  await write(folder, new Date(lastDay + 120_000));
  const listed = (await readEditions(folder)).flatMap(({ files }) => files.map(({ name }) => name));
  expect(readdirSync(folder.files).toSorted()).toEqual([...new Set(listed)].toSorted());
});

test("writes no edition where no job may be published", async () => {
  await saveOnly([{ title: "Gated", company: "Acme" }], "remotive");
  const folder = newFolder();
  expect(await write(folder)).toBeNull();
  expect(await readEditions(folder)).toEqual([]);
});

test("writes the same in a thread, and reports its failure", { timeout: 120_000 }, async () => {
  await saveOnly([{ title: "Engineer", company: "Acme" }]);
  const dataDir = temporaryDataDir();
  const edition = await writeDatasetInThread({ databaseUrl: database.url, dataDir, baseUrl: BASE_URL });
  expect(await readEditions(datasetFolder(dataDir))).toEqual([edition]);
  const file = path.join(dataDir, "taken");
  writeFileSync(file, "");
  const failing = writeDatasetInThread({ databaseUrl: database.url, dataDir: file, baseUrl: BASE_URL });
  await expect(failing).rejects.toThrow(/ENOTDIR/);
});
