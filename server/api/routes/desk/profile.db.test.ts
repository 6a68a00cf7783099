import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { CvWordsResponse } from "#contract/schemas/desk/cv-words.ts";
import { type ProfileValues, ProfileOptionsResponse, SaveProfileResponse } from "#contract/schemas/desk/profile.ts";
import { EMPTY_PROFILE } from "#contract/values/desk/profile.ts";
import { PROFILE_LIMITS } from "#contract/values/desk/profile-limits.ts";
import { NO_SEARCH_SETTINGS } from "#contract/values/search-settings.ts";
import { erasePersonalData, exportPersonalData } from "#store/accounts/personal-data.ts";
import { accountApi, accountApiTestbed, PERSON } from "#test/account-api.ts";
import { removeAccounts } from "#test/account-testbed.ts";
import { silentLog } from "#test/log.ts";

const PATH = "/api/me/profile";
const EMPTY: ProfileValues = { ...EMPTY_PROFILE, name: PERSON.name };
const FULL: ProfileValues = {
  name: "Ana Li Marques",
  roles: ["software-engineer", "product-manager"],
  places: ["germany", "worldwide"],
  country: "PT",
  workday: { from: 9, to: 17, timeZone: "Europe/Lisbon" },
  level: "senior",
  skills: ["typescript", "python"],
  payFloor: { amount: 70_000, currency: "EUR", period: "year" },
  links: ["https://ana.example.com/work"],
  languages: [{ code: "pt", level: "native" }],
  permits: ["PT", "DE"],
};

const { api, database } = await accountApiTestbed();
const { db } = database;
beforeEach(() => removeAccounts(database));

async function profileOf(token: string): Promise<unknown> {
  return (await api.get(PATH, { token })).body["data"];
}
const save = (token: string, values: unknown, base: unknown = EMPTY) => api.put(PATH, { base, values }, { token });

test("keeps every part, and `me` then says so in words", async () => {
  const { token } = await api.signedIn();
  expect(await profileOf(token)).toEqual(EMPTY);
  const me = async () => (await api.get("/api/auth/me", { token })).body["user"];
  expect(await me()).toMatchObject({ profileCompleted: false, preferences: { roles: [], locations: [] } });
  const answer = await save(token, FULL);
  expect(answer.status).toBe(200);
  expect(SaveProfileResponse.parse(answer.body)).toEqual({ data: FULL, conflicts: [] });
  expect(await profileOf(token)).toEqual(FULL);
  const user = {
    name: FULL.name,
    profileCompleted: true,
    preferences: { roles: ["Software Engineer", "Product Manager"], locations: ["Germany", "Worldwide"] },
  };
  expect(await me()).toMatchObject(user);
  const { email, password } = PERSON;
  expect((await api.post("/api/auth/login", { email, password })).body["user"]).toMatchObject(user);
  // Safe to repeat.
  expect((await save(token, FULL)).body).toMatchObject({ data: FULL, conflicts: [] });
  // Everything can be taken back.
  expect((await save(token, EMPTY, FULL)).body["data"]).toEqual(EMPTY);
});

test("home country and hours are the search settings' own", async () => {
  const { token } = await api.signedIn();
  const settings = { ...NO_SEARCH_SETTINGS, country: "ES", currency: "EUR" };
  await api.put("/api/me/search-settings", settings, { token });
  expect(await profileOf(token)).toMatchObject({ country: "ES" });
  await save(token, { ...EMPTY, country: "PT", workday: FULL.workday }, { ...EMPTY, country: "ES" });
  const stored = (await api.get("/api/me/search-settings", { token })).body["data"];
  expect(stored).toEqual({ ...settings, country: "PT", workday: FULL.workday });
});

test("a stale tab loses nothing and replaces nothing silently", async () => {
  const { token } = await api.signedIn();
  await save(token, { ...FULL, country: "ES" });
  const stale = await save(token, { ...EMPTY, country: "FR", skills: ["rust"], level: "senior" });
  expect(stale.body["conflicts"]).toEqual(["country"]);
  expect(stale.body["data"]).toEqual({ ...FULL, country: "ES", skills: ["typescript", "python", "rust"] });
  expect(await profileOf(token)).toEqual(stale.body["data"]);
});

test("two devices that save at once both count", async () => {
  const { token } = await api.signedIn();
  const skills = ["go", "rust", "python", "java", "kotlin", "react"];
  const answers = await Promise.all(skills.map((skill) => save(token, { ...EMPTY, skills: [skill] })));
  expect(answers.map(({ status }) => status)).toEqual(skills.map(() => 200));
  expect(((await profileOf(token)) as ProfileValues).skills.toSorted()).toEqual(skills.toSorted());
});

test.each([
  [{ name: " " }, "values.name", "Please enter your name"],
  [{ roles: ["astronaut-chef"] }, "roles", "We don’t know the role “astronaut-chef”. Please choose from the list."],
  [{ skills: ["no\u0000nsense"] }, "skills", /Please choose from the list/],
  [{ permits: ["ZZ"] }, "permits", /Please choose from the list/],
  [{ country: "ZZ" }, "country", "Please choose a country from the list."],
  [{ payFloor: { amount: 1, currency: "XXX", period: "year" } }, "payFloor", /currency/],
  [
    { payFloor: { amount: 0, currency: "EUR", period: "year" } },
    "values.payFloor.amount",
    "Please enter your lowest pay",
  ],
  [{ links: ["javascript:alert(1)"] }, "values.links.0", /web address/],
  [{ links: ["https://a.example/ b"] }, "values.links.0", /web address/],
  [{ languages: [{ code: "xx", level: "B1" }] }, "values.languages.0.code", /language/],
  [
    { skills: Array.from({ length: PROFILE_LIMITS.skills + 1 }, (_, at) => `s${at}`) },
    "values.skills",
    "At most 100 skills",
  ],
  [{ age: 40 }, "values", /./],
])("refuses %j by the name of the field", async (change, field, message) => {
  const { token } = await api.signedIn();
  const answer = await save(token, { ...EMPTY, ...change });
  expect([answer.status, answer.body.field]).toEqual([400, field]);
  expect(answer.body.message).toMatch(message);
  expect(await profileOf(token)).toEqual(EMPTY);
});

test("the browser gets the names with which it reads a CV", async () => {
  const { token } = await api.signedIn();
  const { data } = CvWordsResponse.parse((await api.get(`${PATH}/cv-words`, { token })).body);
  const { data: options } = ProfileOptionsResponse.parse((await api.get(`${PATH}/options`, { token })).body);
  // Whatever a CV can say, the form can hold.
  expect(data.roles.map(({ slug }) => slug)).toEqual(options.roles.map(({ value }) => value));
  expect(data.skills.map(({ slug }) => slug)).toEqual(options.skills.map(({ value }) => value));
  expect(data.countries.find(({ code }) => code === "DE")?.names).toContain("deutschland");
  expect(data.cities.find(({ names }) => names.includes("lisboa"))?.country).toBe("PT");
});

test("these names travel compressed, and not again while they are the same", async () => {
  const { token } = await api.signedIn();
  const ask = (headers: Record<string, string>) =>
    api.app.inject({ url: `${PATH}/cv-words`, headers: { authorization: `Bearer ${token}`, ...headers } });
  const [packed, plain] = [await ask({ "accept-encoding": "gzip, br" }), await ask({})];
  expect(packed.headers).toMatchObject({
    "content-encoding": "gzip",
    "content-type": "application/json; charset=utf-8",
    vary: expect.stringContaining("accept-encoding"),
  });
  expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  const again = await ask({ "accept-encoding": "gzip", "if-none-match": String(packed.headers.etag) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test("the pickers get the whole lists", async () => {
  const { token } = await api.signedIn();
  const { data } = ProfileOptionsResponse.parse((await api.get(`${PATH}/options`, { token })).body);
  expect(data.roles.length).toBeGreaterThan(200);
  expect(data.places).toContainEqual({ value: "germany", label: "🇩🇪 Germany" });
  expect(data.skills).toContainEqual({ value: "typescript", label: "TypeScript" });
});

test("the export has the profile, and erasure takes it", async () => {
  const { token } = await api.signedIn();
  await save(token, FULL);
  const { rows } = await sql<{ id: string }>`select id from account`.execute(db);
  expect((await exportPersonalData(db, rows[0]!.id))["seeker_profile"]).toMatchObject([{ skills: FULL.skills }]);
  expect(await erasePersonalData(db, rows[0]!.id)).toMatchObject({ seeker_profile: 1 });
});

test("the calls don't exist while the profile is held back", async () => {
  const held = await accountApi(database, silentLog, {}, ["profile"]);
  try {
    const { token } = await api.signedIn();
    expect((await held.get(PATH, { token })).status).toBe(404);
    expect((await held.put(PATH, { base: EMPTY, values: EMPTY }, { token })).status).toBe(404);
    expect((await held.get(`${PATH}/options`, { token })).status).toBe(404);
  } finally {
    await held.close();
  }
});
