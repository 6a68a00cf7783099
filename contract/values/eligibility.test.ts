import { expect, test } from "vitest";
import { eligibilityFor, openToText } from "./eligibility.ts";

const nowhere = { scope: "places" as const, countries: [], regions: [], states: [], excluded: [] };

test.each([
  ["worldwide is yes", { ...nowhere, scope: "worldwide" as const }, "PT", "yes"],
  ["worldwide except the country is no", { ...nowhere, scope: "worldwide" as const, excluded: ["PT"] }, "PT", "no"],
  ["worldwide except its region is no", { ...nowhere, scope: "worldwide" as const, excluded: ["europe"] }, "PT", "no"],
  ["unstated is unclear", { ...nowhere, scope: "unstated" as const }, "PT", "unclear"],
  ["the country itself is yes", { ...nowhere, countries: ["PT"] }, "PT", "yes"],
  ["another country is no", { ...nowhere, countries: ["US"] }, "PT", "no"],
  ["a region with the country is yes", { ...nowhere, regions: ["europe"] }, "PT", "yes"],
  ["a region without the country is no", { ...nowhere, regions: ["asia"] }, "PT", "no"],
  ["an unknown region is unclear", { ...nowhere, regions: ["middle-earth"] }, "PT", "unclear"],
  ["some states of the country are unclear", { ...nowhere, states: ["US-CA"] }, "US", "unclear"],
])("%s", (_name, eligibility, homeCountry, answer) => {
  expect(eligibilityFor(eligibility, homeCountry)).toBe(answer);
});

test.each([
  ["Germany", "Open to people in Germany"],
  ["Canada, United States", "Open to people in Canada, the United States"],
  ["European Union", "Open to people in the European Union"],
  ["Philippines", "Open to people in the Philippines"],
  ["Cayman Islands", "Open to people in the Cayman Islands"],
])("says who can be hired in %s with its article", (location, text) => {
  expect(openToText({ scope: "places" }, location)).toBe(text);
});
