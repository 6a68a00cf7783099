import { expect, test } from "vitest";
import { lines } from "#test/lines.ts";
import { areasOf, excludedAreas } from "#taxonomy/place-areas.ts";
import { type EligibilityInput, readEligibility } from "./eligibility.ts";
import { displayLocation } from "./display-location.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";

function read(body: string, rest: Partial<EligibilityInput> = {}) {
  return readEligibility({
    title: "",
    locations: [],
    eligibleLocations: [],
    timeZones: [],
    prepared: prepareText(body),
    ...rest,
  });
}

test.each([
  ["You must reside in the United States.", "United States"],
  [
    "This role is open to candidates in the US, except California and New York.",
    "United States, except California, New York",
  ],
  [
    "We hire in the following states: CA, TX, NY, FL and WA.",
    "United States (California, Florida, New York, Texas, Washington)",
  ],
  ["Must be located in Georgia, Florida or Texas.", "United States (Florida, Georgia, Texas)"],
  ["Applicants must have the right to work in the UK.", "United Kingdom"],
  ["You must have the right to work in the Ukraine.", "Ukraine"],
  ["We can only hire in the EU.", "European Union"],
  ["Open to candidates in the EU, UK and Switzerland.", "European Union, Switzerland, United Kingdom"],
  ["Candidates must be based in Germany, Austria or Switzerland.", "Germany, Austria or Switzerland"],
  ["You can work from anywhere in the world.", "Worldwide"],
  ["We welcome applicants from anywhere in the Americas.", "Americas"],
  ["Remote aus ganz Deutschland", "Germany"],
  ["Poste en télétravail complet possible partout en France.", "France"],
  ["Trabajo 100% remoto desde cualquier lugar de México.", "Mexico"],
  ["Must be a US citizen.", "United States"],
  ["Not available to residents of Colorado.", "Not stated, except Colorado"],
])("%s → %s", (sentence, location) => {
  const eligibility = read(sentence);
  expect(displayLocation(eligibility)).toBe(location);
  expect(eligibility.evidence).toContain(sentence);
});

test.each(
  lines(`
    Our offices are in London and Paris.
    We have customers in Germany and France.
    We hire in 60+ countries.
    We cannot offer visa sponsorship.
    We do not discriminate on the basis of citizenship.
    Work from anywhere in August.
    This is a fully remote position.
  `),
)("%s says nothing about where to live", (sentence) => {
  expect(read(sentence).scope).toBe("unstated");
});

test("reads a bare Remote as unstated, never as worldwide", () => {
  expect(read("", { locations: ["Remote"] })).toMatchObject({ scope: "unstated", countries: [], regions: [] });
});

test("prefers the source's statement to the location field", () => {
  const eligibility = read("", { eligibleLocations: ["Canada"], locations: ["San Francisco"] });
  expect(eligibility).toMatchObject({ countries: ["CA"], states: [], evidence: "eligible locations: Canada" });
});

test("narrows a field by the text", () => {
  expect(read("You must live in Texas or Ohio.", { locations: ["Remote - US"] })).toMatchObject({
    countries: ["US"],
    states: ["US-OH", "US-TX"],
  });
  expect(read("Candidates must be based in Spain.", { locations: ["Worldwide"] })).toMatchObject({
    scope: "places",
    countries: ["ES"],
  });
});

test("never widens a field by the text", () => {
  expect(read("Candidates can be based anywhere in Europe.", { locations: ["Remote - Germany"] }).countries).toEqual([
    "DE",
  ]);
  expect(read("Work from anywhere in the world.", { locations: ["Remote - Germany"] }).scope).toBe("places");
});

test.each([
  ["Tbilisi, Georgia (remote)", "Open to people in Georgia and Armenia.", "AM GE"],
  ["Remote - Germany", "You live in Germany or Austria.", "AT DE"],
  ["Spain", "We can hire people who live in Spain or Portugal.", "ES PT"],
  ["Spain", "Our customers are in Spain and Portugal.", "ES"],
  ["Remote - Poland", "We hire in Spain and Portugal.", "PL"],
  ["Remote - Texas", "You live in the US or Canada.", "US"],
])("adds countries to %j only where the text lists it with others: %j", (location, sentence, countries) => {
  expect(read(sentence, { locations: [location] }).countries.join(" ")).toBe(countries);
});

test("reads a place in the title when the fields name none", () => {
  expect(read("", { title: "Baker (Remote, Portugal)", locations: ["Remote"] })).toMatchObject({
    countries: ["PT"],
    evidence: "title: Baker (Remote, Portugal)",
  });
});

test("reads working hours as well as places", () => {
  expect(read("4 hours of overlap with EST required.", { locations: ["Remote"] }).timeZones).toEqual({
    from: -5,
    to: -5,
  });
  const inUs = read("You work US working hours.", { locations: ["Remote"] }).timeZones;
  expect(inUs).not.toBeNull();
  expect(read("You work U.S. working hours.", { locations: ["Remote"] }).timeZones).toEqual(inUs);
  expect(read("", { timeZones: ["-3", "UTC+2", "0"] }).timeZones).toEqual({ from: -3, to: 2 });
});

test("opens a state alone, but a country as a whole", () => {
  expect(areasOf(read("", { locations: ["Austin, TX"] }))).toEqual(["texas"]);
  expect(areasOf(read("", { locations: ["Remote, US", "Austin, TX"] }))).toEqual(["united-states"]);
  expect(areasOf(read("", { locations: ["Worldwide"] }))).toEqual(["worldwide"]);
  expect(areasOf(read(""))).toEqual([]);
});

test("returns exclusions as places", () => {
  expect(excludedAreas(read("", { locations: ["Worldwide (except Japan)"] }))).toEqual(["japan"]);
  expect(excludedAreas(read("We do not hire in California.", { locations: ["Remote, US"] }))).toEqual(["california"]);
  expect(excludedAreas(read("", { locations: ["Remote, EU"] }))).toContain("switzerland");
});

test.each([
  "Weaver - ML",
  "Loom Engineer (AI/BI)",
  "Thread Objects Developer (DO)",
  "Weaving Programme - QA",
  "Tailor (PT)",
])("takes no initials in a title for a country: %s", (title) => {
  expect(displayLocation(read("", { title, locations: ["Remote"] }))).toBe("Not stated");
});

test("reads codes of countries in a title", () => {
  expect(displayLocation(read("", { title: "Weaver (DE/AT)", locations: ["Remote"] }))).toBe("Austria, Germany");
  expect(displayLocation(read("", { title: "Weaver - UK", locations: ["Remote"] }))).toBe("United Kingdom");
});

test("takes no office beside remote work in a title for where one may live", () => {
  const title = "Loom Fitter - Dayton, OH or Remote";
  expect(displayLocation(read("", { title, eligibleLocations: ["United States"] }))).toBe("United States");
});

test("keeps the places of a field that a region in the title holds", () => {
  const title = "Loom Buyer - EMEA & Mexico";
  expect(read("", { title, locations: ["Leeds, UK", "Mexico"] }).countries).toEqual(["GB", "MX"]);
});

test("prefers zones in the text to those of a country with islands far away", () => {
  const zones = { timeZones: ["-10", "-5", "12"], eligibleLocations: ["United States"] };
  expect(read("Working hours follow Eastern Time.", zones).timeZones).toEqual({ from: -5, to: -5 });
  expect(read("We weave.", zones).timeZones).toBeNull();
});

test("leaves out only what lies where the job is open", () => {
  const prepared = { locations: ["Leeds, UK", "Malmö, Sweden"] };
  expect(read("You can be anywhere in EMEA (excluding France).", prepared).excluded).toEqual([]);
});
