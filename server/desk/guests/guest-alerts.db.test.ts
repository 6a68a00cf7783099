import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { GuestAlertsResponse } from "#contract/schemas/desk/guest-alerts.ts";
import {
  GUEST_CONFIRM_HOURS,
  GUEST_FILTERS_ONLY,
  TOO_MANY_GUEST_SEARCHES,
} from "#contract/values/desk/guest-alerts.ts";
import { NO_FILTER, searchFilters } from "#contract/values/desk/saved-search.ts";
import { EVERY_JOB } from "#contract/values/jobs-query.ts";
import { recordMatches } from "#desk/alerts/record-matches.ts";
import { sendAlerts } from "#desk/alerts/send-alerts.ts";
import { filtersHash } from "#desk/searches/filters-hash.ts";
import { renderMail } from "#mail/frame.ts";
import { composeMessage } from "#mail/messages.ts";
import type { JobAlertData } from "#mail/messages/job-alert.ts";
import { PERSONAL_TABLES, erasePersonalData, exportPersonalData } from "#store/accounts/personal-data.ts";
import { notificationChoices, setNotificationChoices } from "#store/accounts/account-settings.ts";
import { distinctFilters } from "#store/desk/alert-matching.ts";
import { pruneGuests } from "#store/desk/guests/guest-searches.ts";
import { readBacklog } from "#store/operations/backlog.ts";
import { accountApiTestbed } from "#test/account-api.ts";
import { silentLog } from "#test/log.ts";
import { saveTestJob } from "#test/search/saved-job.ts";

const { api, database } = await accountApiTestbed();
const context = {
  database,
  secrets: api.accounts.secrets,
  log: silentLog,
  baseUrl: "https://afield.example",
  openSearch: false,
};
const tokenOf = (link: string): string => link.split("/").at(-1)!;
const pathOf = (link: string): string => new URL(link).pathname;

interface WrittenMail<Data> {
  message: string;
  data: Data;
}

/** Returns the mails written to an address, the oldest first. */
async function mailsTo<Data>(email: string, message: string): Promise<WrittenMail<Data>[]> {
  const { rows } = await sql<{ message: string; encryptedData: Buffer }>`
    select message, encrypted_data from outbox_mail where to_address = ${email} and message = ${message} order by created_at, id`.execute(
    database.db,
  );
  return rows.map((row) => ({
    message: row.message,
    data: JSON.parse(context.secrets.decrypt(row.encryptedData)) as Data,
  }));
}

/** Somebody without an account, by a new address. */
function guest(email = `${randomUUID()}@example.com`) {
  const token = async () => tokenOf((await mailsTo<{ link: string }>(email, "confirm-alerts")).at(-1)!.data.link);
  const path = async (rest = "") => `/api/guest-alerts/${await token()}${rest}`;
  const listed = async () => GuestAlertsResponse.parse((await api.get(await path())).body).data;
  return {
    email,
    token,
    path,
    listed,
    async ask(params: string, frequency = "daily") {
      await api.forgetLimits();
      return await api.post("/api/guest-alerts", { email, params, frequency, timeZone: "Europe/Berlin" });
    },
    /** Confirms everything that waits. */
    async confirm() {
      for (const { id, confirmed } of (await listed()).searches)
        if (!confirmed) expect((await api.post(await path(`/searches/${id}/confirm`))).status).toBe(200);
    },
    alerts: async () => (await mailsTo<JobAlertData>(email, "job-alert")).map(({ data }) => data),
    /** Makes what waits due now, and lets the last mail be long ago. */
    async hurry() {
      await sql`update guest_alert_job set due_at = now() - interval '1 minute' where settled_at is null`.execute(
        database.db,
      );
      await sql`update guest_subscriber set due_at = now() - interval '1 minute', last_mail_at = null where due_at is not null`.execute(
        database.db,
      );
    },
  };
}

const NURSES = { ...EVERY_JOB, role: ["nurse"] };
const keyOf = (query: typeof EVERY_JOB): string => filtersHash(searchFilters(query)).toString("hex");
let page = 0;

/** Records that the search for nurses, or another, finds a new job. Returns the job's id. */
async function find({ title = "Nurse", company = `Company ${randomUUID()}`, query = NURSES } = {}): Promise<string> {
  const jobId = await saveTestJob(database, { title, company });
  await findAgain(jobId, query);
  return jobId;
}

async function findAgain(jobId: string, query: typeof EVERY_JOB = NURSES): Promise<void> {
  page += 1;
  for await (const _ of recordMatches(database, String(page), new Map([[keyOf(query), [jobId]]])));
}

async function rowsOf(email: string): Promise<number> {
  const hash = context.secrets.personalHash(`guest:${email}`);
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from guest_subscriber where address_hash = ${hash})
      + (select count(*) from outbox_mail where to_address = ${email}))::int as count`.execute(database.db);
  return rows[0]!.count;
}

test("sends nothing before a press confirms it, and then each job once, however often the frequency changes", async () => {
  const ana = guest();
  const asked = await ana.ask("role=Nurse&sortBy=salary");
  expect(asked.status).toBe(200);
  const waiting = await ana.listed();
  expect(waiting).toMatchObject({
    address: `${ana.email[0]}•••@example.com`,
    inAccount: false,
    searches: [{ params: "role=nurse", frequency: "daily", confirmed: false }],
  });
  await find();
  expect(await distinctFilters(database.db, null)).toEqual([]);
  await ana.listed();
  await sendAlerts(context);
  expect(await ana.alerts()).toEqual([]);

  await ana.confirm();
  await ana.confirm();
  expect(await distinctFilters(database.db, null)).toMatchObject([{ key: keyOf(NURSES) }]);
  const [first, second] = [await find({ title: "Night nurse" }), await find({ title: "Day nurse" })];
  await ana.hurry();
  expect((await readBacklog(database)).alertS).toBeGreaterThan(30);
  expect(await sendAlerts(context)).toEqual({ mails: 1, failed: 0 });
  const [mail] = await ana.alerts();
  expect(mail!.jobs.map(({ title }) => title).toSorted()).toEqual(["Day nurse", "Night nurse"]);
  expect(mail!.searches).toEqual([{ name: waiting.searches[0]!.name, link: "https://afield.example/?role=nurse" }]);
  const { text, html, unsubscribeUrl } = renderMail(composeMessage("job-alert", mail));
  for (const body of [text, html]) {
    expect(body).toContain(mail!.manageLink!);
    expect(body).toContain("Hello,");
  }
  expect(unsubscribeUrl).toBe(mail!.unsubscribeLink);

  const [{ id } = { id: "" }] = (await ana.listed()).searches;
  for (const frequency of ["at-once", "weekly"]) {
    const changed = await api.put(await ana.path(`/searches/${id}`), { frequency, pausedUntil: null });
    expect(GuestAlertsResponse.parse(changed.body).data.searches).toMatchObject([{ frequency }]);
    for (const job of [first, second]) await findAgain(job);
  }
  await ana.hurry();
  await sendAlerts(context);
  expect(await ana.alerts()).toHaveLength(1);
});

test("writes one mail of a due time with the jobs of every search, at most three of a company", async () => {
  const ana = guest();
  const editors = { ...EVERY_JOB, role: ["editor"] };
  await ana.ask("role=nurse");
  await ana.ask("role=editor");
  await ana.confirm();
  for (let at = 0; at < 5; at += 1) await find({ company: "Acme" });
  await find({ title: "Editor", query: editors });
  await ana.hurry();
  await sendAlerts(context);
  const [mail, ...others] = await ana.alerts();
  expect(others).toEqual([]);
  expect(mail!.jobs.filter(({ company }) => company === "Acme")).toHaveLength(3);
  expect(mail!.jobs.map(({ title }) => title)).toContain("Editor");
  expect(mail!.jobs.length + mail!.more).toBe(6);
});

test("answers the same for every address, and puts no stranger's word into the mail", async () => {
  const [ana, member] = [guest(), await api.signedIn({ email: `${randomUUID()}@example.com` })];
  const first = await ana.ask("q=buy+pills&role=nurse");
  const again = await ana.ask("q=buy+pills&role=nurse");
  const known = await guest(member.email).ask("q=buy+pills&role=nurse");
  for (const answer of [again, known]) expect([answer.status, answer.text]).toEqual([first.status, first.text]);
  const [mail] = await mailsTo(ana.email, "confirm-alerts");
  const { text, html, unsubscribeUrl } = renderMail(composeMessage("confirm-alerts", mail!.data));
  for (const body of [text, html]) expect(body).not.toMatch(/pills|nurse/i);
  expect(unsubscribeUrl).toBeUndefined();
  expect((await ana.listed()).searches).toHaveLength(1);
});

test("mails an address three times a day and a network ten times an hour, with the same answer", async () => {
  const ana = guest();
  await api.forgetLimits();
  const from = "203.0.113.90";
  const ask = (role: string, email = ana.email) =>
    api.post("/api/guest-alerts", { email, params: `role=${role}` }, { from });
  const answers = [];
  for (const role of ["nurse", "editor", "writer", "lawyer", "accountant"]) answers.push((await ask(role)).text);
  expect(new Set(answers).size).toBe(1);
  expect(await mailsTo(ana.email, "confirm-alerts")).toHaveLength(3);
  for (let at = 0; at < 5; at += 1) expect((await ask("nurse", guest().email)).status).toBe(200);
  expect((await ask("nurse", guest().email)).status).toBe(429);
});

test("refuses a search without a filter, filters that visitors don't have, and more alerts than an address may have", async () => {
  const ana = guest();
  expect((await ana.ask("datePosted=week")).body).toMatchObject({ message: NO_FILTER, field: "params" });
  expect((await ana.ask("role=nurse&salaryMin=100000")).body).toMatchObject({ message: GUEST_FILTERS_ONLY });
  expect(await rowsOf(ana.email)).toBe(0);
  for (const role of ["nurse", "editor", "writer", "lawyer", "accountant"]) await ana.ask(`role=${role}`);
  await ana.confirm();
  await ana.ask("role=teacher");
  // Asking again for a search changes it.
  await ana.ask("role=nurse", "weekly");
  const waiting = (await ana.listed()).searches.filter(({ confirmed }) => !confirmed);
  const answers = [];
  for (const { id } of waiting) answers.push(await api.post(await ana.path(`/searches/${id}/confirm`)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.message).toBe(TOO_MANY_GUEST_SEARCHES);
  const after = (await ana.listed()).searches;
  expect(after.filter(({ confirmed }) => confirmed)).toHaveLength(5);
  expect(after.find(({ params }) => params === "role=nurse")).toMatchObject({ frequency: "weekly" });
});

test("refuses links that aren't ours, and another guest's search", async () => {
  const [ana, eve] = [guest(), guest()];
  for (const one of [ana, eve]) {
    await one.ask("role=nurse");
    await one.confirm();
  }
  const [{ id } = { id: "" }] = (await ana.listed()).searches;
  const token = await ana.token();
  const forged = token.replace(/.(?=.{9}$)/, (one) => (one === "A" ? "B" : "A"));
  for (const wrong of [forged, "nonsense", token.split(".").slice(0, 2).join(".")]) {
    expect((await api.get(`/api/guest-alerts/${wrong}`)).status).toBe(404);
    expect((await api.delete(`/api/guest-alerts/${wrong}`)).status).toBe(404);
    expect((await api.post(`/api/guest-alerts/unsubscribe/${wrong}`)).status).toBe(404);
  }
  expect((await api.post(await eve.path(`/searches/${id}/confirm`))).status).toBe(404);
  expect((await api.put(await eve.path(`/searches/${id}`), { frequency: "weekly", pausedUntil: null })).status).toBe(
    404,
  );
  await api.delete(await eve.path(`/searches/${id}`));
  expect((await ana.listed()).searches).toMatchObject([{ id, frequency: "daily" }]);
});

test("ends by one click what the mail told of and nothing else, and pauses until a date", async () => {
  const ana = guest();
  await ana.ask("role=nurse");
  await ana.ask("role=editor");
  await ana.confirm();
  await find();
  await ana.hurry();
  await sendAlerts(context);
  const [mail] = await ana.alerts();
  const link = pathOf(mail!.unsubscribeLink);
  const opened = await api.get(link);
  expect([opened.status, opened.headers["location"]]).toEqual([303, expect.stringContaining("/alerts/")]);
  expect((await ana.listed()).searches).toHaveLength(2);
  for (let click = 0; click < 2; click += 1) expect((await api.post(link)).status).toBe(200);
  const left = (await ana.listed()).searches;
  expect(left).toMatchObject([{ params: "role=editor" }]);
  const editors = { ...EVERY_JOB, role: ["editor"] };
  const pausedUntil = "2099-01-02T00:00:00.000Z";
  await api.put(await ana.path(`/searches/${left[0]!.id}`), { frequency: "at-once", pausedUntil });
  await find({ query: editors });
  await ana.hurry();
  await sendAlerts(context);
  expect(await ana.alerts()).toHaveLength(1);
});

test("forgets a guest who ends everything or the last alert, and what nobody confirmed in time", async () => {
  const [all, last, silent] = [guest(), guest(), guest()];
  for (const one of [all, last, silent]) await one.ask("role=nurse");
  await all.confirm();
  await last.confirm();
  await find();
  await all.hurry();
  await sendAlerts(context);
  expect((await api.delete(await all.path())).status).toBe(200);
  const [{ id } = { id: "" }] = (await last.listed()).searches;
  await api.delete(await last.path(`/searches/${id}`));
  expect([await rowsOf(all.email), await rowsOf(last.email)]).toEqual([0, 0]);
  await pruneGuests(database.db, GUEST_CONFIRM_HOURS);
  expect(await rowsOf(silent.email)).toBeGreaterThan(0);
  for (const table of ["guest_search", "guest_subscriber"])
    await sql`update ${sql.table(table)} set created_at = now() - interval '49 hours'`.execute(database.db);
  await pruneGuests(database.db, GUEST_CONFIRM_HOURS);
  expect(await rowsOf(silent.email)).toBe(0);
});

test("moves confirmed alerts and the jobs that were mailed to the account that is made with the address", async () => {
  const ana = guest();
  await ana.ask("role=nurse");
  await ana.confirm();
  const told = await find();
  await ana.hurry();
  await sendAlerts(context);
  const waiting = await find({ title: "Waiting" });
  const [mail] = await ana.alerts();
  const { token } = await api.signedIn({ email: ana.email });
  const { rows } = await sql<{ id: string }>`select id from account where email = ${ana.email}`.execute(database.db);
  const accountId = rows[0]!.id;
  const searches = (await api.get("/api/me/searches", { token })).body["data"];
  expect(searches).toMatchObject([{ params: "role=nurse", frequency: "daily", found: 2, waiting: 1 }]);
  expect(
    GuestAlertsResponse.parse((await api.get(`/api/guest-alerts/${tokenOf(mail!.manageLink!)}`)).body).data,
  ).toEqual({
    address: null,
    inAccount: true,
    searches: [],
  });
  for (const job of [told, waiting]) await findAgain(job);
  await sql`update alert_job set due_at = now() where account_id = ${accountId} and settled_at is null`.execute(
    database.db,
  );
  await sql`update alert_setting set due_at = now() - interval '1 minute', last_mail_at = null where account_id = ${accountId}`.execute(
    database.db,
  );
  await sendAlerts(context);
  const mails = await ana.alerts();
  expect(mails.map(({ jobs }) => jobs.map(({ title }) => title))).toEqual([["Nurse"], ["Waiting"]]);
  const exported = await exportPersonalData(database.db, accountId);
  expect(exported["guest_subscriber"]).toHaveLength(1);
  expect(JSON.stringify(exported["guest_subscriber"])).not.toContain("hash");
  expect(exported["saved_search"]).toHaveLength(1);

  // The link of a mail from before still ends its search.
  expect((await api.post(pathOf(mail!.unsubscribeLink))).status).toBe(200);
  expect((await api.get("/api/me/searches", { token })).body["data"]).toMatchObject([{ frequency: "off" }]);
  await erasePersonalData(database.db, accountId);
  expect(await rowsOf(ana.email)).toBe(0);
});

test("an alert that an account's owner confirms becomes one of the account, whose mails are on again", async () => {
  const member = await api.signedIn({ email: `${randomUUID()}@example.com` });
  const { rows } = await sql<{ id: string }>`select id from account where email = ${member.email}`.execute(database.db);
  const accountId = rows[0]!.id;
  await database.db
    .transaction()
    .execute((trx) => setNotificationChoices(trx as never, accountId, { jobAlerts: false }));
  const own = randomUUID();
  await api.put(`/api/me/searches/${own}`, { name: "Mine", params: "role=nurse" }, { token: member.token });
  const ana = guest(member.email);
  await ana.ask("role=nurse");
  await ana.ask("role=editor");
  await ana.confirm();
  const data = (await api.get("/api/me/searches", { token: member.token })).body["data"];
  expect(data).toMatchObject([{ params: "role=editor" }, { id: own, name: "Mine", params: "role=nurse" }]);
  expect(await notificationChoices(database.db, accountId)).toMatchObject({ jobAlerts: true });
  expect(PERSONAL_TABLES.map(({ table }) => table)).toContain("guest_subscriber");
});
