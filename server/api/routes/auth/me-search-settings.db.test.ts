import { expect, test } from "vitest";
import { sql } from "kysely";
import { type SearchSettings, SearchSettingsResponse } from "#contract/schemas/search-settings.ts";
import { NO_SEARCH_SETTINGS } from "#contract/values/search-settings.ts";
import { erasePersonalData, exportPersonalData } from "#store/accounts/personal-data.ts";
import { accountApiTestbed } from "#test/account-api.ts";

const PATH = "/api/me/search-settings";
const { api, database } = await accountApiTestbed();
const { token } = await api.signedIn();

const settings: SearchSettings = {
  country: "PT",
  workday: { from: 9, to: 18, timeZone: "Europe/Lisbon" },
  currency: "EUR",
  period: "month",
  hide: {
    companies: ["acme"],
    keywords: ["web3, crypto", "nul \u0000 \ud800 ñ"],
    sources: ["remotive"],
    jobs: ["12"],
    agencies: true,
  },
};

async function stored(of = token): Promise<unknown> {
  const { status, text } = await api.get(PATH, { token: of });
  expect(status).toBe(200);
  return SearchSettingsResponse.parse(JSON.parse(text)).data;
}

test("an account starts without settings and keeps the latest ones", async () => {
  const { token: eve } = await api.signedIn({ email: "eve@example.com" });
  expect(await stored(eve)).toBeNull();
  const first = await api.put(PATH, settings, { token: eve });
  expect([first.status, first.body["data"]]).toEqual([200, settings]);
  expect((await api.put(PATH, settings, { token: eve })).body["data"]).toEqual(settings);
  expect(await stored(eve)).toEqual(settings);
  expect((await api.put(PATH, NO_SEARCH_SETTINGS, { token: eve })).body["data"]).toEqual(NO_SEARCH_SETTINGS);
  expect(await stored(eve)).toEqual(NO_SEARCH_SETTINGS);
});

test("a write that says what it replaces is refused once that has changed, and of two at once one wins", async () => {
  const { token: ida } = await api.signedIn({ email: "ida@example.com" });
  const put = async (body: SearchSettings, ifMatch: string) => {
    const headers = { authorization: `Bearer ${ida}`, "if-match": ifMatch };
    return await api.app.inject({ method: "PUT", url: PATH, payload: body, headers, remoteAddress: "203.0.113.9" });
  };
  expect((await put(settings, "*")).statusCode).toBe(412);
  const none = String((await api.get(PATH, { token: ida })).headers["etag"]);
  const first = await put(settings, none);
  expect([first.statusCode, first.json()]).toEqual([200, { data: settings }]);
  const refused = await put(NO_SEARCH_SETTINGS, none);
  expect([refused.statusCode, refused.json()]).toMatchObject([412, { code: "changed-elsewhere" }]);
  expect(await stored(ida)).toEqual(settings);
  const etag = String(first.headers.etag);
  expect((await api.get(PATH, { token: ida })).headers["etag"]).toBe(etag);
  const racing = await Promise.all(
    ["DE", "FR", "IT", "PL"].map(async (country) => await put({ ...settings, country }, `"other", ${etag}`)),
  );
  expect(racing.filter(({ statusCode }) => statusCode === 412)).toHaveLength(3);
  const winner = racing.find(({ statusCode }) => statusCode === 200)!;
  expect(await stored(ida)).toEqual(winner.json<SearchSettingsResponse>().data);
  expect((await put(NO_SEARCH_SETTINGS, "*")).statusCode).toBe(200);
});

test("nobody sees another person's settings", async () => {
  const { token: zoe } = await api.signedIn({ email: "zoe@example.com" });
  await api.put(PATH, settings, { token });
  expect(await stored(zoe)).toBeNull();
  expect((await api.get(PATH)).status).toBe(401);
  expect((await api.put(PATH, settings)).status).toBe(401);
});

test.each([
  ["country", { ...settings, country: "Portugal" }],
  ["workday", { ...settings, workday: { from: 18, to: 9, timeZone: "Europe/Lisbon" } }],
  ["workday.to", { ...settings, workday: { from: 9, to: 25, timeZone: "Europe/Lisbon" } }],
  ["currency", { ...settings, currency: "euro" }],
  ["period", { ...settings, period: "fortnight" }],
  ["hide.keywords.0", { ...settings, hide: { ...settings.hide, keywords: ["x"] } }],
  ["hide.companies", { ...settings, hide: { ...settings.hide, companies: Array.from({ length: 201 }, () => "a") } }],
  ["hide", { ...settings, hide: undefined }],
])("names the invalid field: %s", async (field, body) => {
  const { status, body: refusal } = await api.put(PATH, body, { token });
  expect([status, refusal.code, refusal.field]).toEqual([400, "invalid-input", field]);
});

test("exports the settings with the account and erases them with it", async () => {
  const { token: max } = await api.signedIn({ email: "max@example.com" });
  await api.put(PATH, settings, { token: max });
  const { rows } = await sql<{ id: string }>`select id from account where email_key = 'max@example.com'`.execute(
    database.db,
  );
  const { search_setting: exported } = await exportPersonalData(database.db, rows[0]!.id);
  expect(exported).toMatchObject([{ settings }]);
  expect(await erasePersonalData(database.db, rows[0]!.id)).toMatchObject({ search_setting: 1, account: 1 });
});
