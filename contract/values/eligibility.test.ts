import { expect, test } from "vitest";
import { verdictFor } from "./eligibility.ts";

const nowhere = { scope: "places" as const, countries: [], regions: [], states: [], excluded: [] };

test.each([
  ["worldwide is yes", { ...nowhere, scope: "worldwide" as const }, "PT", "yes"],
  ["worldwide less the country is no", { ...nowhere, scope: "worldwide" as const, excluded: ["PT"] }, "PT", "no"],
  ["worldwide less its region is no", { ...nowhere, scope: "worldwide" as const, excluded: ["europe"] }, "PT", "no"],
  ["what is not stated is unclear", { ...nowhere, scope: "unstated" as const }, "PT", "unclear"],
  ["the country itself is yes", { ...nowhere, countries: ["PT"] }, "PT", "yes"],
  ["another country is no", { ...nowhere, countries: ["US"] }, "PT", "no"],
  ["a region that holds the country is yes", { ...nowhere, regions: ["europe"] }, "PT", "yes"],
  ["a region that does not hold it is no", { ...nowhere, regions: ["asia"] }, "PT", "no"],
  ["a region nobody can take apart is unclear", { ...nowhere, regions: ["middle-earth"] }, "PT", "unclear"],
  ["some states of the country are unclear", { ...nowhere, states: ["US-CA"] }, "US", "unclear"],
])("%s", (_name, eligibility, country, verdict) => {
  expect(verdictFor(eligibility, country)).toBe(verdict);
});
