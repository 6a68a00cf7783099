import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { FILE_BYTES_MAX } from "#contract/values/desk/application.ts";
import { CalendarResponse } from "#contract/schemas/desk/application.ts";
import { sendReminders, pruneFiles } from "#desk/applications/send-reminders.ts";
import { recentMails } from "#store/operations/outbox.ts";
import { accountApiTestbed } from "#test/account-api.ts";
import { calendarEvents } from "#test/calendar.ts";

const PATH = "/api/me/applications";
const { api, database } = await accountApiTestbed();
const { token } = await api.signedIn();
const { token: eve } = await api.signedIn({ email: "eve@example.com" });

const PDF = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");

async function application(events: object[] = []): Promise<string> {
  const id = randomUUID();
  const { status, text } = await api.post(PATH, { applications: [{ id, events }] }, { token });
  expect(status, text).toBe(200);
  return id;
}
function event(kind: string, thing: string, set: object) {
  return { id: randomUUID(), thing, kind, madeAt: new Date().toISOString(), set };
}
async function upload(id: string, content: Buffer, { file = randomUUID(), of = token, name = "CV.pdf" } = {}) {
  const response = await api.app.inject({
    method: "POST",
    url: `${PATH}/${id}/files?file=${file}&name=${encodeURIComponent(name)}`,
    headers: { authorization: `Bearer ${of}`, "content-type": "application/octet-stream" },
    payload: content,
  });
  return { status: response.statusCode, body: response.json<{ message: string; code?: string }>(), file };
}
async function download(id: string, file: string, of = token) {
  return await api.app.inject({
    method: "GET",
    url: `${PATH}/${id}/files/${file}`,
    headers: { authorization: `Bearer ${of}` },
  });
}

test("stores a file once, shows it in the history and serves it only as an attachment to its owner", async () => {
  const id = await application();
  const { status, file } = await upload(id, PDF);
  expect(status).toBe(200);
  expect((await upload(id, PDF, { file })).status).toBe(200);
  const { body } = await api.get(`${PATH}/${id}`, { token });
  expect((body["data"] as { events: object[] }).events).toMatchObject([
    { kind: "file", thing: file, set: { name: "CV.pdf", type: "application/pdf", size: PDF.length } },
  ]);
  const served = await download(id, file);
  expect(served.rawPayload.equals(PDF)).toBe(true);
  expect(served.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "attachment",
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
  });
  expect((await download(id, file, eve)).statusCode).toBe(404);
  expect((await upload(id, PDF, { of: eve })).status).toBe(404);
});

test.each([
  ["a web page that is called CV.pdf", Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["a plain archive", Buffer.from("504b0506000000000000000000000000000000000000", "hex")],
  ["a damaged archive", Buffer.from("504b0304ffffffffffffffffffffffffffffffffffffffffffffffffffffffffff", "hex")],
  ["a program", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(200, 1)])],
  ["an SVG picture", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>")],
  ["nothing", Buffer.alloc(0)],
])("refuses %s", async (_, content) => {
  const { status, body } = await upload(await application(), content);
  expect([status, body.code]).toEqual([400, "invalid-input"]);
});

test("refuses a file of more than 10 MB, with the reason", async () => {
  const content = Buffer.concat([PDF, Buffer.alloc(FILE_BYTES_MAX)]);
  expect((await upload(await application(), content)).body.message).toMatch(/larger than 10 MB/);
  const huge = await upload(await application(), Buffer.alloc(FILE_BYTES_MAX * 2));
  expect(huge.status).toBe(413);
});

/** Sends one part of a file. */
async function sendPart(id: string, file: string, whole: Buffer, [from, to]: readonly [number, number]) {
  const response = await api.app.inject({
    method: "POST",
    url: `${PATH}/${id}/files?file=${file}&name=CV.pdf&size=${whole.length}&offset=${from}`,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
    payload: whole.subarray(from, to),
  });
  return response.json<{ data?: { received: number; done: boolean }; message?: string }>();
}

test("a file arrives in parts: repeated, late and early ones change nothing, and the answer says where to go on", async () => {
  const id = await application();
  const file = randomUUID();
  const whole = Buffer.concat([PDF, randomBytes(900_000)]);
  const send = async (from: number, to: number) => (await sendPart(id, file, whole, [from, to])).data;
  expect(await send(0, 0)).toEqual({ received: 0, done: false });
  expect(await send(0, 400_000)).toEqual({ received: 400_000, done: false });
  expect(await send(0, 400_000)).toEqual({ received: 400_000, done: false });
  expect(await send(600_000, 700_000)).toEqual({ received: 400_000, done: false });
  expect((await download(id, file)).statusCode).toBe(404);
  const last = [await send(400_000, whole.length), await send(400_000, whole.length), await send(0, 0)];
  expect(last).toEqual(last.map(() => ({ received: whole.length, done: true })));
  expect((await download(id, file)).rawPayload.equals(whole)).toBe(true);
  const { body } = await api.get(`${PATH}/${id}`, { token });
  expect((body["data"] as { events: object[] }).events).toHaveLength(1);
  expect((await sql`select from application_file_part`.execute(database.db)).rows).toEqual([]);
});

test("two parts at once end as one file", async () => {
  const id = await application();
  const file = randomUUID();
  const whole = Buffer.concat([PDF, randomBytes(5000)]);
  await sendPart(id, file, whole, [0, 1000]);
  await Promise.all([1, 2, 3].map(() => sendPart(id, file, whole, [1000, whole.length])));
  expect((await download(id, file)).rawPayload.equals(whole)).toBe(true);
});

test("checks the type of the whole file, and keeps nothing of a refused one", async () => {
  const id = await application();
  const page = Buffer.from("<!doctype html><script>alert(1)</script>");
  const file = randomUUID();
  await sendPart(id, file, page, [0, 10]);
  expect((await sendPart(id, file, page, [10, page.length])).message).toMatch(/isn’t a PDF/);
  expect((await sql`select from application_file_part`.execute(database.db)).rows).toEqual([]);
  const other = await sendPart(id, file, page.subarray(0, 5), [0, 20]);
  expect(other.data).toBeUndefined();
});

test("refuses a file that says it's too large with its first part, and parts beyond its end", async () => {
  const id = await application();
  const send = async (size: number, offset: number) => {
    const response = await api.app.inject({
      method: "POST",
      url: `${PATH}/${id}/files?file=${randomUUID()}&name=CV.pdf&size=${size}&offset=${offset}`,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
      payload: PDF,
    });
    return [response.statusCode, response.json<{ message: string }>().message];
  };
  expect(await send(FILE_BYTES_MAX + 1, 0)).toEqual([400, expect.stringMatching(/larger than 10 MB/)]);
  expect(await send(PDF.length, 1)).toEqual([400, expect.stringMatching(/beyond the end/)]);
  expect((await send(100, -1))[0]).toBe(400);
});

test("what arrived of an unfinished file goes after a day", async () => {
  const id = await application();
  const file = randomUUID();
  await sendPart(id, file, PDF, [0, 10]);
  expect(await pruneFiles({ database })).toBe(0);
  await sql`update application_file_part set created_at = now() - interval '25 hours'`.execute(database.db);
  expect(await pruneFiles({ database })).toBe(1);
});

test("a removed file can be restored for a day, and then its content goes", async () => {
  const id = await application();
  const { file } = await upload(id, PDF);
  const write = (set: object, madeAt: string) =>
    api.post(PATH, { applications: [{ id, events: [{ ...event("file", file, set), madeAt }] }] }, { token });
  await write({ removed: true }, new Date(Date.now() + 1000).toISOString());
  await pruneFiles({ database });
  expect((await download(id, file)).statusCode).toBe(200);
  const old = await application();
  const removed = await upload(old, PDF);
  await sql`insert into application_event (account_id, id, application_id, thing, kind, made_at, fields)
    select account_id, gen_random_uuid(), application_id, id, 'file', now() - interval '25 hours', '{"removed": true}'
    from application_file where id = ${removed.file}`.execute(database.db);
  expect(await pruneFiles({ database })).toBe(1);
  expect((await download(old, removed.file)).statusCode).toBe(404);
});

test("the calendar at the secret address lists open next steps, until the address is renewed", async () => {
  const next = randomUUID();
  const done = randomUUID();
  await application([
    event("details", randomUUID(), { title: "Engineer", company: "Kestrow; Grid" }),
    event("next", next, { text: "Call Ada, the lead", due: "2026-12-01T09:30:00Z" }),
    event("next", done, { text: "Old", due: "2026-12-02T09:30:00Z", done: true }),
  ]);
  expect((await api.get(`${PATH}/calendar`, { token })).body["data"]).toBeNull();
  const made = CalendarResponse.parse((await api.post(`${PATH}/calendar/renew`, {}, { token })).body);
  const url = new URL(made.data!.url).pathname;
  expect(CalendarResponse.parse((await api.get(`${PATH}/calendar`, { token })).body)).toEqual(made);
  const { status, headers, text } = await api.get(url);
  expect([status, headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(text).toContain(String.raw`SUMMARY:Call Ada\, the lead – Kestrow\; Grid`);
  expect(calendarEvents(text)).toMatchObject([
    { DTSTART: "20261201T093000Z", SUMMARY: "Call Ada, the lead – Kestrow; Grid" },
  ]);
  await api.post(`${PATH}/calendar/renew`, {}, { token });
  expect((await api.get(url)).status).toBe(404);
  await api.post(`${PATH}/calendar/end`, {}, { token });
  expect((await api.get(`${PATH}/calendar`, { token })).body["data"]).toBeNull();
});

test("mails a due reminder once, and none for a step that is done", async () => {
  const context = { database, secrets: api.accounts.secrets, baseUrl: "https://afield.example" };
  const [next, done] = [randomUUID(), randomUUID()];
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const id = await application([
    event("details", randomUUID(), { title: "Engineer", company: "Kestrow Grid" }),
    event("next", next, { text: "Call Ada", due: soon, remindAt: soon }),
    event("next", done, { text: "Never mind", due: soon, remindAt: soon }),
  ]);
  await api.post(PATH, { applications: [{ id, events: [event("next", done, { done: true })] }] }, { token });
  expect(await sendReminders(context)).toBe(0);
  // An hour passes. A trigger protects what is stored.
  await sql`alter table application_event disable trigger user`.execute(database.db);
  const past = new Date(Date.now() - 1000).toISOString();
  await sql`update application_event set fields = fields || jsonb_build_object('due', ${past}::text, 'remindAt', ${past}::text)
    where fields ? 'remindAt'`.execute(database.db);
  await sql`alter table application_event enable trigger user`.execute(database.db);
  await sql`update application_reminder set remind_at = ${past}`.execute(database.db);
  // A change of something else neither loses nor repeats it.
  await api.post(
    PATH,
    { applications: [{ id, events: [event("label", randomUUID(), { name: "dream" })] }] },
    { token },
  );
  expect(await sendReminders(context)).toBe(1);
  expect(await sendReminders(context)).toBe(0);
  const mails = (await recentMails(database.db, 10)).filter(({ message }) => message === "application-reminder");
  expect(mails).toHaveLength(1);
  const data = JSON.parse(api.accounts.secrets.decrypt(mails[0]!.encryptedData!)) as object;
  expect(data).toMatchObject({
    step: "Call Ada",
    company: "Kestrow Grid",
    link: `https://afield.example/applications/${id}`,
  });
});
