import { expect, test } from "vitest";
import { SearchSettings } from "#contract/schemas/search-settings.ts";
import { NO_SEARCH_SETTINGS } from "#contract/values/search-settings.ts";
import { isUnset, settingsParams, readSettings, appendParams, withRule } from "./search-settings.ts";

const full = SearchSettings.parse({
  country: "PT",
  workday: { from: 9, to: 17, timeZone: "Europe/Lisbon" },
  currency: "EUR",
  period: "month",
  hide: {
    companies: ["acme", "globex"],
    keywords: ["night shift", "C++"],
    sources: ["lever"],
    jobs: ["7", "12"],
    agencies: true,
  },
});

test("reads stored settings back unchanged", () => {
  expect(readSettings(JSON.parse(JSON.stringify(full)))).toEqual(full);
  expect(isUnset(full)).toBe(false);
});

test.each([
  null,
  undefined,
  "text",
  7,
  [],
  { country: "portugal", workday: 9, currency: 1, period: "decade", hide: [] },
])("%j counts as unset", (raw) => {
  expect(readSettings(raw)).toEqual(NO_SEARCH_SETTINGS);
  expect(isUnset(readSettings(raw))).toBe(true);
});

test.each([
  { from: 17, to: 9, timeZone: "UTC" },
  { from: 9, to: 25, timeZone: "UTC" },
  { from: 9.5, to: 17, timeZone: "UTC" },
  { from: 9, to: 17 },
])("rejects %j as a working day", (workday) => expect(readSettings({ workday }).workday).toBeNull());

test("adds settings to a search as parameters, and keeps commas and symbols in words", () => {
  expect(settingsParams(NO_SEARCH_SETTINGS)).toEqual({});
  const params = new URLSearchParams(appendParams("role=designer", settingsParams(full)));
  expect(Object.fromEntries(params)).toMatchObject({
    role: "designer",
    livesIn: "PT",
    hideCompany: "acme,globex",
    hideSource: "lever",
    hideJob: "7,12",
    hideAgency: "yes",
  });
  expect(params.getAll("hideKeyword")).toEqual(["night shift", "C++"]);
  expect(appendParams("", {})).toBe("");
});

test("adds a rule once and removes it again", () => {
  const rule = { by: "companies", value: "initech" } as const;
  const once = withRule(full, rule, true);
  expect(withRule(once, rule, true).hide.companies).toEqual(["acme", "globex", "initech"]);
  expect(withRule(once, rule, false)).toEqual(full);
  expect(withRule(full, { by: "agencies" }, false).hide.agencies).toBe(false);
});
