import { randomUUID } from "node:crypto";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { type AlertFeeds, AlertFeedsResponse } from "#contract/schemas/desk/alert-feeds.ts";
import { NO_HIDE_RULES, NO_SEARCH_SETTINGS } from "#contract/values/search-settings.ts";
import { accountApi } from "#test/account-api.ts";
import { calendarEvents } from "#test/calendar.ts";
import { testDatabase } from "#test/database/database.ts";
import { germanBackendJob, saveTestJob } from "#test/search/saved-job.ts";

const PATH = "/api/me/alert-feeds";
const database = await testDatabase();
const germanId = await saveTestJob(database, germanBackendJob);
const nurseId = await saveTestJob(database, { title: "Nurse, nights", company: "Kestrow Grid", roles: ["nurse"] });
const api = await accountApi(database);
afterAll(() => api.close());
const { token, email } = await api.signedIn({ name: "Ana Li" });

async function savedSearch(name: string, params: string, of = token): Promise<string> {
  const id = randomUUID();
  const { status, text } = await api.put(`/api/me/searches/${id}`, { name, params }, { token: of });
  expect(status, text).toBe(200);
  return id;
}
async function feeds(): Promise<AlertFeeds> {
  return AlertFeedsResponse.parse((await api.post(`${PATH}/renew`, {}, { token })).body).data!;
}
const read = (url: string) => api.get(new URL(url).pathname);

test("serves a saved search at secret addresses as RSS, JSON Feed and iCalendar that parsers read", async () => {
  expect((await api.get(PATH, { token })).body["data"]).toBeNull();
  const id = await savedSearch("Ana’s way out", "role=backend-engineer&location=germany");
  const made = await feeds();
  expect((await api.get(PATH, { token })).body["data"]).toEqual(made);
  const search = made.searches.find((each) => each.id === id)!;

  const xml = await read(search.rss);
  expect(xml.headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
  expect(XMLValidator.validate(xml.text)).toBe(true);
  const { rss } = new XMLParser().parse(xml.text) as { rss: { channel: { title: string; item: { link: string } } } };
  expect(rss.channel.title).toBe("Afield: remote jobs (Backend Engineer, Germany)");
  expect(rss.channel.item.link).toBe(`https://afield.example/job/job-${germanId}`);

  const json = await read(search.jsonFeed);
  expect(json.body).toMatchObject({ version: "https://jsonfeed.org/version/1.1", feed_url: search.jsonFeed });
  expect(json.body["items"]).toMatchObject([{ id: germanId }]);

  const calendar = await read(search.calendar);
  expect(calendar.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  const [event, ...others] = calendarEvents(calendar.text);
  expect(others).toEqual([]);
  expect(event).toMatchObject({ UID: `job-${germanId}@afield.example`, TRANSP: "TRANSPARENT" });

  for (const { text, headers } of [xml, json, calendar]) {
    expect(headers).toMatchObject({ "cache-control": "private, no-cache", "x-robots-tag": "noindex" });
    for (const personal of ["Ana", email, "way out"]) expect(text).not.toContain(personal);
  }
});

test("serves the open jobs that the saved searches found for the person, without those they hide", async () => {
  const searchId = await savedSearch("Nights", "role=nurse");
  const { alerts } = await feeds();
  expect((await read(alerts.jsonFeed)).body["items"]).toEqual([]);
  await sql`
    insert into alert_job (account_id, job_id, search_id, due_at)
    select s.account_id, j, s.id, now() from saved_search s, unnest(${[nurseId, germanId]}::bigint[]) j where s.id = ${searchId}`.execute(
    database.db,
  );
  await sql`update job set closed_at = now(), closed_reason = 'missing' where id = ${germanId}`.execute(database.db);
  const listed = async () =>
    ((await read((await feeds()).alerts.jsonFeed)).body["items"] as { id: string }[]).map(({ id }) => id);
  expect(await listed()).toEqual([nurseId]);
  const settings = { ...NO_SEARCH_SETTINGS, hide: { ...NO_HIDE_RULES, companies: ["kestrow-grid"] } };
  const put = await api.put("/api/me/search-settings", settings, { token });
  expect(put.status, put.text).toBe(200);
  expect(await listed()).toEqual([]);
});

test("answers 304 while nothing has changed, and 404 once the address is renewed, ended or of somebody else’s search", async () => {
  const id = await savedSearch("Anything in nursing", "role=nurse");
  const { searches } = await feeds();
  const url = new URL(searches.find((each) => each.id === id)!.rss).pathname;
  const first = await api.get(url);
  const again = await api.app.inject({ url, headers: { "if-none-match": String(first.headers["etag"]) } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);

  const { token: eve } = await api.signedIn({ email: "eve@example.com" });
  const foreign = await savedSearch("Mine", "role=nurse", eve);
  expect((await api.get(url.replace(id, foreign))).status).toBe(404);
  expect((await api.get(url.replace(".rss", ".exe"))).status).toBe(404);

  const renewed = await feeds();
  expect((await api.get(url)).status).toBe(404);
  expect((await read(renewed.alerts.rss)).status).toBe(200);
  await api.post(`${PATH}/end`, {}, { token });
  expect((await read(renewed.alerts.rss)).status).toBe(404);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from alert_feed`.execute(database.db);
  expect(rows[0]!.count).toBe(0);
});
