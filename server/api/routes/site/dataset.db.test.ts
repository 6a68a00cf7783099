import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DatasetEdition, DatasetResponse } from "#contract/schemas/dataset.ts";
import { DATASET_COLUMNS } from "#dataset/dataset-columns.ts";
import { datasetFolder } from "#dataset/editions.ts";
import { writeDataset } from "#dataset/write-dataset.ts";
import { testDatabase } from "#test/database/database.ts";
import { type JobsApi, jobsApi } from "#test/jobs-api.ts";
import { carriedBy } from "#test/search/carried-by.ts";
import { saveTestJob } from "#test/search/saved-job.ts";

const database = await testDatabase();
const apis: JobsApi[] = [];
let api: JobsApi;
let dataDir: string;
let edition: DatasetEdition;
let file: DatasetEdition["files"][number];
let content: Buffer;

async function apiOf(settings: Record<string, string>): Promise<JobsApi> {
  const opened = await jobsApi(database, undefined, settings);
  apis.push(opened);
  return opened;
}
const body = (answer: { rawPayload: Buffer }): Buffer => answer.rawPayload;
const get = (headers: Record<string, string> = {}, name = file.name) => api.get(`/data/${name}`, headers);

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "afield-dataset-"));
  await carriedBy(database, await saveTestJob(database, { title: "Engineer", company: "Acme" }), "greenhouse");
  const folder = datasetFolder(dataDir);
  edition = (await writeDataset({ database, folder, baseUrl: "https://jobs.example.org", now: new Date() }))!;
  file = edition.files[0]!;
  content = readFileSync(path.join(folder.files, file.name));
  writeFileSync(path.join(dataDir, "auth-secret"), "secret");
  api = await apiOf({ DATA_DIR: dataDir });
});
afterAll(async () => {
  for (const each of apis) await each.close();
  rmSync(dataDir, { recursive: true });
});

test("lists the editions with their files, the columns and the licence", async () => {
  const answer = await api.get("/api/dataset");
  const { data } = DatasetResponse.parse(answer.json());
  expect(data).toMatchObject({ nightly: true, editions: [edition], licence: { name: "CC BY 4.0" } });
  expect(data.columns).toEqual(DATASET_COLUMNS);
  const etag = String(answer.headers.etag);
  expect((await api.get("/api/dataset", { "if-none-match": etag })).statusCode).toBe(304);
});

test("has no edition before the first night, and says where none will come", async () => {
  const empty = await apiOf({ DATA_DIR: path.join(dataDir, "none"), DATASET: "off" });
  expect((await empty.get("/api/dataset")).json()).toMatchObject({ data: { nightly: false, editions: [] } });
  expect((await empty.get("/data/jobs.parquet")).statusCode).toBe(404);
});

test("serves a file under a name that its content decides, for ever", async () => {
  const answer = await get();
  expect(answer.statusCode).toBe(200);
  expect(body(answer)).toEqual(content);
  expect(answer.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "accept-ranges": "bytes",
    "content-length": String(file.bytes),
    "content-type": "application/vnd.apache.parquet",
    "content-disposition": `attachment; filename="${file.name}"`,
    "access-control-allow-origin": "*",
    "x-content-type-options": "nosniff",
    etag: `"${file.sha256.slice(0, 16)}"`,
  });
  const same = await get({ "if-none-match": String(answer.headers.etag) });
  expect([same.statusCode, same.body]).toEqual([304, ""]);
});

test("answers HEAD with the headers alone", async () => {
  const answer = await api.app.inject({ method: "HEAD", url: `/data/${file.name}` });
  expect([answer.statusCode, answer.body, answer.headers["content-length"]]).toEqual([200, "", String(file.bytes)]);
});

test("serves parts, and the whole where the file changed since", async () => {
  const etag = `"${file.sha256.slice(0, 16)}"`;
  const part = await get({ range: "bytes=4-11" });
  expect([part.statusCode, part.headers["content-range"], part.headers["content-length"]]).toEqual([
    206,
    `bytes 4-11/${file.bytes}`,
    "8",
  ]);
  expect(body(part)).toEqual(content.subarray(4, 12));
  expect(body(await get({ range: "bytes=-4" }))).toEqual(Buffer.from("PAR1"));
  expect((await get({ range: "bytes=0-3", "if-range": etag })).statusCode).toBe(206);
  expect((await get({ range: "bytes=0-3", "if-range": '"other"' })).statusCode).toBe(200);
  const beyond = await get({ range: `bytes=${file.bytes}-` });
  expect([beyond.statusCode, beyond.headers["content-range"]]).toEqual([416, `bytes */${file.bytes}`]);
  expect(beyond.json()).toMatchObject({ code: "range-not-satisfiable" });
});

test("fixed names lead to the latest edition", async () => {
  for (const [name, format] of [
    ["jobs.parquet", "parquet"],
    ["jobs.csv.gz", "csv"],
    ["jobs.jsonl.gz", "jsonl"],
    ["schema.json", "schema"],
    ["SHA256SUMS", "checksums"],
  ] as const) {
    const answer = await get({}, name);
    const latest = edition.files.find((each) => each.format === format)!;
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/data/${latest.name}`]);
  }
});

test("the checksums are those of the files, and the schema describes every column", async () => {
  const sums = (await get({}, edition.files.find(({ format }) => format === "checksums")!.name)).body;
  for (const { name, format } of edition.files.filter((each) => each.format !== "checksums")) {
    const bytes = body(await get({}, name));
    expect(sums, format).toContain(`${createHash("sha256").update(bytes).digest("hex")}  ${name}\n`);
  }
  const schema = (await get({}, edition.files.find(({ format }) => format === "schema")!.name)).json();
  expect(Object.keys(schema.properties)).toEqual(DATASET_COLUMNS.map(({ name }) => name));
});

test.each([
  "jobs-2026-01-01-0123456789abcdef.parquet",
  "index.json",
  "..%2fauth-secret",
  "..%2f..%2fauth-secret",
  "%2e%2e%2findex.json",
  "jobs-2026-01-01-0123456789abcdef.parquet%00",
])("has no file %s", async (name) => {
  expect((await get({}, name)).statusCode).toBe(404);
});
