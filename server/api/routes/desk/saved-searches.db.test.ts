import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { SavedSearchesResponse, SavedSearchResponse } from "#contract/schemas/desk/saved-search.ts";
import { SentAlertsResponse } from "#contract/schemas/desk/sent-alerts.ts";
import { CAPABILITIES } from "#contract/values/capabilities.ts";
import { MAX_SAVED_SEARCHES, NO_FILTER, TOO_MANY_SEARCHES } from "#contract/values/desk/saved-search.ts";
import { alertUnsubscribeLink } from "#desk/alerts/alert-links.ts";
import { notificationChoices } from "#store/accounts/account-settings.ts";
import { erasePersonalData, exportPersonalData } from "#store/accounts/personal-data.ts";
import { accountApi, accountApiTestbed } from "#test/account-api.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { silentLog } from "#test/log.ts";

const LIST = "/api/me/searches";
const { api, database } = await accountApiTestbed();
let people = 0;

async function person() {
  people += 1;
  const { token, email } = await api.signedIn({ email: `seeker${people}@example.com` });
  const { rows } = await sql<{ id: string }>`select id from account where email = ${email}`.execute(database.db);
  return {
    id: rows[0]!.id,
    put: (id: string, body: object) => api.put(`${LIST}/${id}`, body, { token }),
    delete: (id: string) => api.delete(`${LIST}/${id}`, { token }),
    sent: async () => SentAlertsResponse.parse((await api.get("/api/me/alerts", { token })).body).data,
    list: async () => SavedSearchesResponse.parse((await api.get(LIST, { token })).body).data,
  };
}

const refused = await person();

test("saves a search in canonical form, once however often the call is repeated", async () => {
  const ana = await person();
  const id = randomUUID();
  const body = { name: "  Nights ", params: "?techStack=Rust&role=Data+Engineer&page=3&hideAgency=yes&sortBy=salary" };
  const first = SavedSearchResponse.parse((await ana.put(id, body)).body).data;
  const second = SavedSearchResponse.parse((await ana.put(id.toUpperCase(), body)).body).data;
  expect(first).toMatchObject({
    id,
    name: "Nights",
    params: "role=data-engineer&techStack=rust&sortBy=salary",
    frequency: "daily",
    pausedUntil: null,
  });
  expect(second).toEqual({ ...first, updatedAt: second.updatedAt });
  expect(await ana.list()).toMatchObject([{ ...second, found: 0, waiting: 0, since: first.createdAt }]);
});

test("refuses with If-Match to replace a search or times that have changed elsewhere", async () => {
  const { token } = await api.signedIn({ email: "devices@example.com" });
  const path = `${LIST}/${randomUUID()}`;
  const times = { hour: 9, weekday: 1, timeZone: "UTC", quiet: null, pausedUntil: null };
  const put = async (url: string, payload: object, match: string) => {
    const headers = { authorization: `Bearer ${token}`, "if-match": match };
    return (await api.app.inject({ method: "PUT", url, headers, payload })).statusCode;
  };
  expect(await put(path, { name: "Mine", params: "role=nurse" }, "*")).toBe(412);
  await api.put(path, { name: "Mine", params: "role=nurse" }, { token });
  for (const [url, body, other] of [
    [path, { name: "Nurses", params: "role=nurse" }, { name: "Editors", params: "role=editor" }],
    ["/api/me/alert-settings", times, { ...times, hour: 10 }],
  ] as const) {
    const known = String((await api.get(url, { token })).headers["etag"]);
    expect(known).toMatch(/^"[\w-]+"$/);
    expect([await put(url, body, known), await put(url, other, known), await put(url, other, "*")]).toEqual([
      200, 412, 200,
    ]);
    // A compressed answer's tag is weak.
    const weak = `W/${String((await api.get(url, { token })).headers["etag"])}`;
    expect([await put(url, body, weak), await put(url, other, weak)]).toEqual([200, 412]);
  }
  expect((await api.get(`${LIST}/${randomUUID()}`, { token })).status).toBe(404);
});

/** Records that a search found a nurse's job that is due at a time, and when a mail showed it. */
async function found(accountId: string, searchId: string, dueAt: string, shownAt: string | null = null) {
  const jobId = await saveTestJob(database, { title: "Nurse", company: `Company of ${randomUUID()}` });
  await sql`insert into alert_job (account_id, job_id, search_id, due_at, settled_at, shown_at)
    values (${accountId}, ${jobId}, ${searchId}, ${dueAt}, ${shownAt}, ${shownAt})`.execute(database.db);
  return jobId;
}

test("counts what each search has found and what waits, and says when the next mail comes", async () => {
  const ana = await person();
  const [daily, paused, off, atOnce] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await ana.put(daily, { name: "1", params: "role=nurse" });
  const pausedUntil = "2030-01-02T08:30:00.000Z";
  await ana.put(paused, { name: "2", params: "role=editor", pausedUntil });
  await ana.put(off, { name: "3", params: "role=writer", frequency: "off" });
  await ana.put(atOnce, { name: "4", params: "role=lawyer", frequency: "at-once" });
  await found(ana.id, daily, "2029-12-31T08:00:00Z");
  await found(ana.id, daily, "2029-12-30T08:00:00Z");
  await found(ana.id, daily, "2026-01-01T08:00:00Z", "2026-01-01T08:00:00Z");
  await found(ana.id, paused, "2029-12-30T08:00:00Z");
  await sql`insert into alert_progress (identity, xid, seq, page) values ('here', '1', 1, 7) on conflict (only_row) do nothing`.execute(
    database.db,
  );
  await sql`insert into alert_overflow (account_id, search_id, page, jobs)
    select ${ana.id}, ${daily}, page, 40 from alert_progress`.execute(database.db);
  expect(await ana.list()).toMatchObject([
    { found: 43, waiting: 42, nextMailAt: "2029-12-30T08:00:00.000Z" },
    { found: 1, waiting: 1, nextMailAt: "2030-01-03T08:00:00.000Z" },
    { found: 0, waiting: 0, nextMailAt: null },
    { found: 0, waiting: 0, nextMailAt: null },
  ]);
  await ana.put(daily, { name: "1", params: "role=editor" });
  expect((await ana.list())[0]).toMatchObject({ found: 40, waiting: 42 });
});

test("lists what mails showed, the latest first, with why, until the search has other filters", async () => {
  const [ana, ben] = [await person(), await person()];
  const id = randomUUID();
  await ana.put(id, { name: "Nights", params: "q=nurse" });
  const older = await found(ana.id, id, "2026-01-01T08:00:00Z", "2026-01-01T08:00:00Z");
  const newer = await found(ana.id, id, "2026-01-02T08:00:00Z", "2026-01-02T08:00:00Z");
  await found(ana.id, id, "2029-12-30T08:00:00Z");
  await found(ana.id, randomUUID(), "2025-01-02T08:00:00Z", "2025-01-02T08:00:00Z");
  expect(await ana.sent()).toMatchObject([
    { job: { id: newer }, sentAt: "2026-01-02T08:00:00.000Z", searchName: "Nights", conditions: ["Text: “nurse”"] },
    { job: { id: older }, searchName: "Nights" },
    { searchName: null, conditions: [] },
  ]);
  await ana.put(id, { name: "Nights", params: "q=night+nurse" });
  expect((await ana.sent())[0]).toMatchObject({ searchName: "Nights", conditions: [] });
  expect(await ben.sent()).toEqual([]);
});

test("finds a company by its name", async () => {
  await saveTestJob(database, { title: "Nurse", company: "Kestrow Grid" });
  const ana = await person();
  await expect
    .poll(async () => (await ana.put(randomUUID(), { name: "K", params: "company=Kestrow+Grid" })).body)
    .toMatchObject({ data: { params: "company=kestrow-grid" } });
});

test("renames, pauses and replaces a search, and news counts from new filters on only", async () => {
  const ana = await person();
  const id = randomUUID();
  await ana.put(id, { name: "One", params: "role=nurse" });
  const since = async () => {
    const { rows } = await sql<{ since: Date }>`
      select filters_since as since from saved_search where account_id = ${ana.id}`.execute(database.db);
    return rows[0]!.since.getTime();
  };
  const began = await since();
  const pausedUntil = "2030-01-02T08:00:00.000Z";
  await ana.put(id, { name: "Two", params: "role=nurse&sortBy=salary", frequency: "weekly", pausedUntil });
  expect(await ana.list()).toMatchObject([{ name: "Two", frequency: "weekly", pausedUntil }]);
  expect(await since()).toBe(began);
  await ana.put(id, { name: "Two", params: "role=editor" });
  expect(await ana.list()).toMatchObject([{ params: "role=editor", frequency: "daily", pausedUntil: null }]);
  expect(await since()).toBeGreaterThan(began);
});

test("knows that searches in another order or case are the same", async () => {
  const ana = await person();
  for (const params of ["role=nurse,editor&q=Night+Shift", "q=night%20shift&role=editor&role=nurse"])
    await ana.put(randomUUID(), { name: "Same", params });
  const { rows } = await sql<{ hashes: number }>`
    select count(distinct filters_hash)::int as hashes from saved_search where account_id = ${ana.id}`.execute(
    database.db,
  );
  expect(rows).toEqual([{ hashes: 1 }]);
});

test.each([
  ["", NO_FILTER, "params"],
  ["datePosted=week&livesIn=DE", NO_FILTER, "params"],
  ["salaryMin=lots", "salaryMin must be a whole number from 0 to 10000000", "params"],
  ["eligible=only", /^eligible=only needs livesIn/, "params"],
])("refuses the search %j with the reason", async (params, message, field) => {
  const { status, body } = await refused.put(randomUUID(), { name: "Mine", params });
  expect({ status, field: body.field }).toEqual({ status: 400, field });
  expect(body.message).toMatch(message);
  expect(await refused.list()).toEqual([]);
});

test.each([
  [{ name: " ", params: "role=nurse" }, "name"],
  [{ name: "a".repeat(101), params: "role=nurse" }, "name"],
  [{ name: "Mine", params: "role=nurse", frequency: "hourly" }, "frequency"],
  [{ name: "Mine", params: "role=nurse", pausedUntil: "tomorrow" }, "pausedUntil"],
  [{ name: "Mine" }, "params"],
])("refuses %j and names the field", async (body, field) => {
  expect(await refused.put(randomUUID(), body)).toMatchObject({ status: 400, body: { field } });
});

test("refuses one search more than the limit, but still changes those that exist", async () => {
  const ana = await person();
  const ids = Array.from({ length: MAX_SAVED_SEARCHES }, () => randomUUID());
  for (const id of ids) expect((await ana.put(id, { name: id, params: "role=nurse" })).status).toBe(200);
  const tooMany = await ana.put(randomUUID(), { name: "One more", params: "role=nurse" });
  expect(tooMany).toMatchObject({ status: 409, body: { message: TOO_MANY_SEARCHES } });
  expect((await ana.put(ids[0]!, { name: "Renamed", params: "role=nurse" })).status).toBe(200);
  expect(await ana.list()).toHaveLength(MAX_SAVED_SEARCHES);
});

test("keeps the searches of two people apart", async () => {
  const [ana, ben] = [await person(), await person()];
  const id = randomUUID();
  await ana.put(id, { name: "Ana's", params: "role=nurse" });
  await ben.put(id, { name: "Ben's", params: "role=editor" });
  expect(await ana.list()).toMatchObject([{ name: "Ana's" }]);
  expect((await ben.delete(id)).status).toBe(200);
  expect((await ben.delete(id)).status).toBe(404);
  expect(await ana.list()).toHaveLength(1);
});

test("exports and erases the searches of an account", async () => {
  const ana = await person();
  await ana.put(randomUUID(), { name: "Mine", params: "role=nurse" });
  const exported = (await exportPersonalData(database.db, ana.id))["saved_search"];
  expect(exported).toMatchObject([{ name: "Mine", filters: { role: ["nurse"] } }]);
  await erasePersonalData(database.db, ana.id);
  expect((await exportPersonalData(database.db, ana.id))["saved_search"]).toEqual([]);
});

test("ends job alerts by the mailed link without a login, those of its person only", async () => {
  const [ana, ben] = [await person(), await person()];
  const wantsAlerts = async (id: string) => (await notificationChoices(database.db, id)).jobAlerts;
  const path = new URL(alertUnsubscribeLink(api.accounts, ana.id)).pathname;
  const opened = await api.get(path);
  expect([opened.status, opened.headers["location"]]).toEqual([303, "https://afield.example/me?tab=alerts"]);
  expect(await wantsAlerts(ana.id)).toBe(true);
  const { statusCode } = await api.app.inject({
    method: "POST",
    url: path,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(statusCode).toBe(200);
  expect([await wantsAlerts(ana.id), await wantsAlerts(ben.id)]).toEqual([false, true]);
  expect((await api.post(path.replace(ana.id, ben.id))).status).toBe(404);
  expect(await wantsAlerts(ben.id)).toBe(true);
});

test("has no saved searches while alerts are held back", async () => {
  const heldBack = await accountApi(database, silentLog, {}, ["alerts"]);
  const { token } = await heldBack.signedIn({ email: "early@example.com" });
  expect((await heldBack.get(LIST, { token })).status).toBe(404);
  expect((await heldBack.put(`${LIST}/${randomUUID()}`, {}, { token })).status).toBe(404);
  expect(CAPABILITIES).toContain("alerts");
  await heldBack.close();
});
