import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { recentMails } from "#store/operations/outbox.ts";
import { accountApiTestbed } from "#test/account-api.ts";
import { saveTestJob } from "#test/search/saved-job.ts";

const { api, database } = await accountApiTestbed();
let jobId: string;
const notice = (changes: object = {}) => ({
  about: { kind: "job", id: jobId },
  category: "scam",
  words: "They ask for money first.",
  goodFaith: true,
  ...changes,
});
const file = async (changes: object = {}, from = "203.0.113.1") => {
  const { status, body } = await api.post("/api/notices", notice(changes), { from });
  return { status, body, ...(body["data"] as { number: string; token: string }) };
};
const cases = async () =>
  (
    await sql<{ category: string; title: string; notices: number }>`
      select c.category, c.subject_title as title, count(n.id)::int as notices
      from moderation_case c left join notice n on n.case_id = c.id group by c.id order by c.id`.execute(database.db)
  ).rows;

beforeAll(async () => {
  jobId = await saveTestJob(database, { title: "Senior Baker", company: "Acme Ovens" });
});
beforeEach(async () => {
  await sql`delete from moderation_case`.execute(database.db);
  await api.forgetLimits();
});

test("a notice needs no account, and gets a number and a page at once", async () => {
  const { status, number, token } = await file();
  expect(status).toBe(201);
  expect(number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const { body, headers } = await api.get(`/api/notices/${token}`);
  expect(headers["cache-control"]).toBe("no-store");
  expect(body["data"]).toMatchObject({
    number,
    about: { kind: "job", title: "Senior Baker at Acme Ovens", path: expect.stringMatching(/^\/job\/.*-\d+$/) },
    category: "scam",
    words: "They ask for money first.",
    mailed: false,
    state: "waiting",
  });
});

test("opens a notice to nobody with another token", async () => {
  const { token } = await file();
  const [id, hash] = token.split(".") as [string, string];
  for (const wrong of [`${id}.`, id, `${Number(id) + 1}.${hash}`, `${id}.${hash.slice(0, -4)}AAAA`, "1.", "0.AAAA"]) {
    const { status, text } = await api.get(`/api/notices/${wrong}`);
    expect(status, wrong).toBe(404);
    expect(text).not.toContain("money");
  }
});

test("the same notice again is one notice; others about the same thing for the same reason are one case", async () => {
  const first = await file();
  expect(await file()).toMatchObject({ number: first.number, token: first.token });
  const second = await file({ words: "They want gift cards." }, "203.0.113.2");
  expect(second.number).not.toBe(first.number);
  await file({ category: "expired", words: "" });
  expect(await cases()).toEqual([
    { category: "scam", title: "Senior Baker at Acme Ovens", notices: 2 },
    { category: "expired", title: "Senior Baker at Acme Ovens", notices: 1 },
  ]);
});

test("two people who send the same words from one network don't get each other's page", async () => {
  const first = await file({ email: "ana@example.com" });
  const second = await file({ email: "bea@example.com" });
  expect(second.token).not.toBe(first.token);
});

test("mails the number to the address, without a word of the notice, and stores the address encrypted", async () => {
  const { number, token } = await file({ email: "ana@example.com" });
  const [mail] = await recentMails(database.db, 1);
  const data = api.accounts.secrets.decrypt(mail!.encryptedData!);
  expect(mail).toMatchObject({ toAddress: "ana@example.com", message: "notice-received" });
  expect(JSON.parse(data)).toEqual({ number, link: `https://afield.example/notices/${token}` });
  const { rows } = await sql<{ row: string }>`select n::text as row from notice n`.execute(database.db);
  expect(rows[0]!.row).not.toContain("ana@");
  expect((await api.get(`/api/notices/${token}`)).text).not.toContain("ana@");
});

test("one address gets at most three such mails a day, however many notices name it", async () => {
  const before = (await recentMails(database.db, 50)).filter((mail) => mail.toAddress === "eve@example.com").length;
  for (let at = 0; at < 5; at += 1) await file({ words: `Notice ${at} of many.`, email: "eve@example.com" });
  const after = (await recentMails(database.db, 50)).filter((mail) => mail.toAddress === "eve@example.com").length;
  expect([before, after]).toEqual([0, 3]);
});

test.each([
  ["without the statement of good faith", { goodFaith: false }, "goodFaith"],
  ["of an unknown category", { category: "boring" }, "category"],
  ["that claims something illegal without explaining it", { category: "illegal", words: "bad" }, "words"],
  ["about a page of another site", { about: { kind: "page", id: "//evil.example/" } }, "about.id"],
  ["to an address that isn't one", { email: "nobody" }, "email"],
])("refuses a notice %s", async (_, changes, field) => {
  const { status, body } = await file(changes);
  expect([status, body.field]).toEqual([400, field]);
  expect(await cases()).toEqual([]);
});

test.each([
  { kind: "job", id: "999999" },
  { kind: "job", id: "1 or true" },
  { kind: "company", id: "nobody-here" },
  { kind: "message", id: "00000000-0000-4000-8000-000000000000" },
  { kind: "message", id: "1" },
])("refuses a notice about a %o that doesn't exist", async (about) => {
  expect((await file({ about })).status).toBe(404);
  expect(await cases()).toEqual([]);
});

test("takes notices about companies by slug and about pages", async () => {
  expect((await file({ about: { kind: "company", id: "acme-ovens" } })).status).toBe(201);
  const { token } = await file({ about: { kind: "page", id: "/help" } });
  expect(await cases()).toMatchObject([{ title: "Acme Ovens" }, { title: "/help" }]);
  expect((await api.get(`/api/notices/${token}`)).body["data"]).toMatchObject({ about: { path: "/help" } });
});

test("one network files at most ten notices an hour", async () => {
  const answers: number[] = [];
  for (let at = 0; at < 12; at += 1) answers.push((await file({ words: `This is notice number ${at}.` })).status);
  expect(answers).toEqual([...Array<number>(10).fill(201), 429, 429]);
  expect((await file({}, "203.0.113.9")).status).toBe(201);
});
