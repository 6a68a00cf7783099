import { expect, test } from "vitest";
import type { Eligibility } from "#contract/schemas/job.ts";
import { makeEligibility } from "#test/factories.ts";
import { displayLocation } from "./display-location.ts";

const none = makeEligibility({ scope: "places" });

test.each<[Partial<Eligibility>, string]>([
  [{ countries: ["DE"] }, "Germany"],
  [{ regions: ["europe"] }, "Europe"],
  [{ regions: ["europe"], countries: ["US"] }, "Europe, United States"],
  [{ scope: "worldwide" }, "Worldwide"],
  [{ scope: "worldwide", excluded: ["JP"] }, "Worldwide, except Japan"],
  [{ countries: ["US"], states: ["US-CA", "US-NY"] }, "United States (California, New York)"],
  [{ countries: ["SE", "NO", "DK", "FI", "IS"] }, "Nordics"],
  [{ regions: ["africa", "europe", "middle-east"] }, "EMEA"],
  [{ scope: "unstated" }, "Not stated"],
  [
    { countries: ["AR", "BR", "CL", "CO", "MX", "PE", "UY", "PY"] },
    "Argentina, Brazil, Chile, Colombia, Mexico, Peru and 2 more",
  ],
])("%o is shown as %s", (eligibility, text) => {
  expect(displayLocation({ ...none, ...eligibility })).toBe(text);
});
