import { randomBytes, randomUUID } from "node:crypto";
import { strFromU8, unzipSync, zipSync } from "fflate";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { CvFileResponse } from "#contract/schemas/desk/cv-file.ts";
import { FILE_BYTES_MAX } from "#contract/values/desk/application.ts";
import { JSON_CV_BYTES_MAX } from "#contract/values/desk/profile-limits.ts";
import { pruneFiles } from "#desk/applications/send-reminders.ts";
import { erasePersonalData } from "#store/accounts/personal-data.ts";
import { accountApi, accountApiTestbed } from "#test/account-api.ts";
import { silentLog } from "#test/log.ts";
import { newSession } from "#test/new-session.ts";

const PATH = "/api/me/profile/cv";
const { api, database } = await accountApiTestbed();
const PDF = Buffer.from("%PDF-1.7\n%âãÏÓ\n1 0 obj\n");
const RESUME = Buffer.from(JSON.stringify({ basics: { name: "Ana Li" } }));
const DOCX = Buffer.from(
  zipSync({
    "[Content_Types].xml": Buffer.from(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    "word/document.xml": Buffer.from("<w:document/>"),
  }),
);

interface Part {
  file?: string;
  name?: string;
  offset?: number;
  size?: number;
}

async function keep(token: string, content: Buffer, part: Part = {}) {
  const { file = randomUUID(), name = "CV.pdf", offset = 0, size = content.length } = part;
  const response = await api.app.inject({
    method: "POST",
    url: `${PATH}?file=${file}&name=${encodeURIComponent(name)}&size=${size}&offset=${offset}`,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
    payload: content,
  });
  const body = response.json<{ data?: { received: number; done: boolean }; message?: string }>();
  return { status: response.statusCode, ...body };
}

const download = (token: string) =>
  api.app.inject({ url: `${PATH}/file`, headers: { authorization: `Bearer ${token}` } });

async function kept(token: string) {
  return CvFileResponse.parse((await api.get(PATH, { token })).body).data;
}

test.each([
  ["PDF", PDF, "Ana — CV.pdf", "application/pdf"],
  ["DOCX", DOCX, "cv.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["JSON Resume", RESUME, "resume.json", "application/json"],
])("a %s is kept, downloaded as an attachment and removed", async (_, content, name, type) => {
  const { token } = await newSession(database);
  expect(await kept(token)).toBeNull();
  expect((await download(token)).statusCode).toBe(404);
  const file = randomUUID();
  const done = { status: 200, data: { received: content.length, done: true } };
  expect(await keep(token, content, { file, name })).toEqual(done);
  // Repeated after a lost answer, it does nothing twice.
  expect(await keep(token, content, { file, name })).toEqual(done);
  expect(await kept(token)).toMatchObject({ id: file, name, type, size: content.length });
  const response = await download(token);
  expect(response.rawPayload.equals(content)).toBe(true);
  expect(response.headers).toMatchObject({
    "content-type": type === "application/json" ? expect.stringMatching(/^application\/json/) : type,
    "content-disposition": "attachment",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    "content-security-policy": expect.stringContaining("sandbox"),
  });
  expect((await api.delete(PATH, { token })).body).toEqual({ data: null });
  expect((await api.delete(PATH, { token })).status).toBe(200);
  expect(await kept(token)).toBeNull();
  expect((await download(token)).statusCode).toBe(404);
});

test("a new CV replaces the one before once it is whole, and a refused one replaces nothing", async () => {
  const { token } = await newSession(database);
  await keep(token, PDF, { name: "first.pdf" });
  const whole = Buffer.concat([PDF, randomBytes(300_000)]);
  const file = randomUUID();
  const part = { file, name: "second.pdf", size: whole.length };
  expect((await keep(token, whole.subarray(0, 100_000), part)).data).toEqual({ received: 100_000, done: false });
  expect((await keep(token, whole.subarray(200_000), { ...part, offset: 200_000 })).data?.received).toBe(100_000);
  expect(await kept(token)).toMatchObject({ name: "first.pdf" });
  expect((await keep(token, Buffer.from("<!doctype html>"))).status).toBe(400);
  expect(await kept(token)).toMatchObject({ name: "first.pdf" });
  await keep(token, whole.subarray(100_000), { ...part, offset: 100_000 });
  expect(await kept(token)).toMatchObject({ id: file, name: "second.pdf", size: whole.length });
  expect((await download(token)).rawPayload.equals(whole)).toBe(true);
});

test("two CVs that arrive at once end as one", async () => {
  const { token, accountId } = await newSession(database);
  const names = ["a.pdf", "b.pdf", "c.pdf", "d.pdf"];
  const answers = await Promise.all(names.map((name) => keep(token, PDF, { name })));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
  const { rows } = await sql`select id from application_file where account_id = ${accountId}`.execute(database.db);
  expect(rows).toHaveLength(1);
});

test.each([
  ["a page", Buffer.from("<!doctype html><script>alert(1)</script>"), /isn’t a PDF/],
  ["a picture", Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ", "base64"), /isn’t a PDF/],
  ["other JSON", Buffer.from('{"name":"afield"}'), /JSON Resume/],
  ["torn JSON", RESUME.subarray(0, -1), /JSON Resume/],
  ["text that isn’t UTF-8", Buffer.from('{"basics":"\u00e9"}', "latin1"), /JSON Resume/],
  ["a PDF’s name on something else", Buffer.from("MZ\u0090"), /isn’t a PDF/],
  ["a large JSON", Buffer.from(`{"basics":"${"a".repeat(JSON_CV_BYTES_MAX)}"}`), /at most 1 MB/],
  ["nothing", Buffer.alloc(0), /empty/],
  ["more than 10 MB", Buffer.concat([PDF, Buffer.alloc(FILE_BYTES_MAX)]), /larger than 10 MB/],
])("refuses %s and keeps nothing of it", async (_, content, reason) => {
  const { token, accountId } = await newSession(database);
  const answer = await keep(token, content);
  expect([answer.status, answer.message]).toEqual([400, expect.stringMatching(reason)]);
  expect(await kept(token)).toBeNull();
  const { rows } = await sql`select from application_file_part where account_id = ${accountId}`.execute(database.db);
  expect(rows).toEqual([]);
});

test("the type is that of the whole file, not of its first part", async () => {
  const { token } = await newSession(database);
  const file = randomUUID();
  const size = RESUME.length;
  await keep(token, RESUME.subarray(0, 5), { file, size });
  const torn = Buffer.alloc(size - 5, "}");
  expect((await keep(token, torn, { file, size, offset: 5 })).status).toBe(400);
  expect(await kept(token)).toBeNull();
});

test("nobody else gets it, and it belongs to no application", async () => {
  const [owner, other] = [await newSession(database), await newSession(database)];
  const file = randomUUID();
  await keep(owner.token, PDF, { file });
  expect(await kept(other.token)).toBeNull();
  expect((await download(other.token)).statusCode).toBe(404);
  await api.delete(PATH, { token: other.token });
  expect(await kept(owner.token)).toMatchObject({ id: file });
  const applications = { applications: [{ id: file, createdAt: "2026-11-01T10:00:00.000Z", events: [] }] };
  await api.post("/api/me/applications", applications, { token: owner.token });
  expect((await api.get(`/api/me/applications/${file}/files/${file}`, { token: owner.token })).status).toBe(404);
  // What tidies the files of applications leaves it alone.
  await pruneFiles({ database });
  expect(await kept(owner.token)).toMatchObject({ id: file });
});

test("the export has it, and erasure takes it", async () => {
  const { token } = await api.signedIn();
  await keep(token, RESUME, { name: "resume.json" });
  const { id } = (await kept(token))!;
  const archive = await api.app.inject({ url: "/api/me/export", headers: { authorization: `Bearer ${token}` } });
  const files = unzipSync(new Uint8Array(archive.rawPayload));
  expect(strFromU8(files[`files/${id}.json`]!)).toBe(RESUME.toString());
  expect(JSON.parse(strFromU8(files["application_file.json"]!))).toMatchObject([{ id, name: "resume.json" }]);
  const { rows } = await sql<{ id: string }>`select account_id as id from application_file where id = ${id}`.execute(
    database.db,
  );
  expect(await erasePersonalData(database.db, rows[0]!.id)).toMatchObject({ application_file: 1 });
});

test("the calls don't exist while the profile is held back", async () => {
  const held = await accountApi(database, silentLog, {}, ["profile"]);
  onTestFinished(() => held.close());
  const { token } = await newSession(database);
  const calls = [held.get(PATH, { token }), held.get(`${PATH}/file`, { token }), held.delete(PATH, { token })];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404]);
});
