import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { type AlertSettings, AlertSettingsResponse } from "#contract/schemas/desk/alert-settings.ts";
import { nextAlertAt } from "#contract/values/desk/alert-times.ts";
import { erasePersonalData, exportPersonalData } from "#store/accounts/personal-data.ts";
import { accountApi, accountApiTestbed } from "#test/account-api.ts";
import { silentLog } from "#test/log.ts";
import { saveTestJob } from "#test/search/saved-job.ts";

const PATH = "/api/me/alert-settings";
const { api, database } = await accountApiTestbed();
let people = 0;

async function person() {
  people += 1;
  const { token, email } = await api.signedIn({ email: `seeker${people}@example.com` });
  const { rows } = await sql<{ id: string }>`select id from account where email = ${email}`.execute(database.db);
  const id = rows[0]!.id;
  return {
    id,
    token,
    put: (body: object) => api.put(PATH, body, { token }),
    get: async () => AlertSettingsResponse.parse((await api.get(PATH, { token })).body).data,
    async search(frequency: string) {
      const searchId = randomUUID();
      await api.put(`/api/me/searches/${searchId}`, { name: "Mine", params: "role=nurse", frequency }, { token });
      return searchId;
    },
    /** Stores a job that waits until a time. */
    async waits(searchId: string, dueAt: string) {
      const jobId = await saveTestJob(database, { title: "Nurse", company: "Kestrow Grid" });
      await sql`insert into alert_job (account_id, job_id, search_id, due_at) values (${id}, ${jobId}, ${searchId}, ${dueAt})`.execute(
        database.db,
      );
    },
    async due() {
      const { rows: times } = await sql<{ dueAt: Date }>`
        select due_at from alert_job where account_id = ${id} order by due_at`.execute(database.db);
      const { rows: next } = await sql<{ dueAt: Date | null }>`
        select due_at from alert_setting where account_id = ${id}`.execute(database.db);
      return { jobs: times.map(({ dueAt }) => dueAt), next: next[0]?.dueAt ?? null };
    },
  };
}

const ana = await person();
const SETTINGS: AlertSettings = {
  hour: 18,
  weekday: 5,
  timeZone: "Asia/Kathmandu",
  quiet: { from: 22, to: 7 },
  pausedUntil: "2030-01-02T08:00:00.000Z",
};

test("begins with the usual times in the time zone of the person's working hours, and stores others", async () => {
  const ben = await person();
  const usual = { hour: 8, weekday: 1, timeZone: "UTC", quiet: null, pausedUntil: null };
  expect(await ben.get()).toEqual(usual);
  await sql`insert into search_setting (account_id, settings)
    values (${ben.id}, '{"workday": {"from": 9, "to": 17, "timeZone": "Europe/Lisbon"}}')`.execute(database.db);
  expect(await ben.get()).toEqual({ ...usual, timeZone: "Europe/Lisbon" });
  expect((await ben.put(SETTINGS)).body).toEqual({ data: SETTINGS });
  expect(await ben.get()).toEqual(SETTINGS);
  const plain = { ...SETTINGS, quiet: null, pausedUntil: null };
  expect((await ben.put(plain)).status).toBe(200);
  expect(await ben.get()).toEqual(plain);
});

test.each([
  [{ hour: 24 }, "hour"],
  [{ hour: 7.5 }, "hour"],
  [{ hour: 23 }, "hour"],
  [{ hour: 3 }, "hour"],
  [{ weekday: 0 }, "weekday"],
  [{ timeZone: "Mars/Base" }, "timeZone"],
  [{ quiet: { from: 9, to: 9 } }, "quiet"],
  [{ quiet: { from: 9 } }, "quiet.to"],
  [{ pausedUntil: "tomorrow" }, "pausedUntil"],
  [{ extra: 1 }, ""],
])("refuses %j and names the field", async (wrong, field) => {
  const { status, body } = await ana.put({ ...SETTINGS, ...wrong });
  expect({ status, field: body.field ?? "" }).toEqual({ status: 400, field });
});

test("holds for what waits already, by how often each search tells, and leaves what is due", async () => {
  const ben = await person();
  const [daily, weekly] = [await ben.search("daily"), await ben.search("weekly")];
  await ben.waits(daily, "2090-01-01T00:00:00Z");
  await ben.waits(weekly, "2090-01-01T00:00:00Z");
  await ben.waits(daily, "2020-01-01T00:00:00Z");
  const before = new Date();
  await ben.put(SETTINGS);
  const expected = [nextAlertAt("daily", SETTINGS, before), nextAlertAt("weekly", SETTINGS, before)];
  expected.sort((one, other) => one.getTime() - other.getTime());
  expect((await ben.due()).jobs).toEqual([new Date("2020-01-01T00:00:00Z"), ...expected]);
  expect((await ben.due()).next).toEqual(new Date("2020-01-01T00:00:00Z"));
});

test("makes waiting jobs due at once when their search is to tell at once", async () => {
  const ben = await person();
  await ben.put({ ...SETTINGS, quiet: null, pausedUntil: null });
  const id = await ben.search("weekly");
  await ben.waits(id, "2090-01-01T00:00:00Z");
  await api.put(`/api/me/searches/${id}`, { name: "Mine", params: "role=nurse", frequency: "at-once" }, ben);
  const { jobs, next } = await ben.due();
  expect(jobs[0]!.getTime()).toBeLessThanOrEqual(Date.now());
  expect(next).toEqual(jobs[0]);
});

test("exports and erases the settings of an account", async () => {
  const ben = await person();
  await ben.put(SETTINGS);
  expect((await exportPersonalData(database.db, ben.id))["alert_setting"]).toMatchObject([{ hour: 18, weekday: 5 }]);
  await erasePersonalData(database.db, ben.id);
  expect((await exportPersonalData(database.db, ben.id))["alert_setting"]).toEqual([]);
});

test("has no alert settings while alerts are held back", async () => {
  const heldBack = await accountApi(database, silentLog, {}, ["alerts"]);
  const { token } = await heldBack.signedIn({ email: "early@example.com" });
  expect((await heldBack.get(PATH, { token })).status).toBe(404);
  expect((await heldBack.put(PATH, SETTINGS, { token })).status).toBe(404);
  await heldBack.close();
});
