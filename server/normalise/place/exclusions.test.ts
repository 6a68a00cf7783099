import { expect, test } from "vitest";
import { lines } from "#test/lines.ts";
import { readLocation } from "#test/normalise/read-location.ts";

const lists = [
  { text: "Norway", reading: "Norway" },
  { text: "Norway, Iceland or Serbia", reading: "Iceland, Norway, Serbia" },
];
/** Refusals in several languages; `#` stands for the places. */
const refusals = lines(`
  We cannot hire in #.
  We are currently unable to employ people in #.
  Applicants based in # will not be considered.
  Candidates residing in # cannot be hired.
  Individuals located in # are not eligible.
  This role is not available in #.
  Not open to residents of #.
  We do not accept applications from #.
  Open to everyone, except #.
  Open to everyone (excluding #).
`);

test.each(refusals)("%s excludes only the places that it names", (sentence) => {
  for (const { text, reading } of lists) {
    expect(readLocation(sentence.replace("#", text), "Worldwide")).toBe(`Worldwide, except ${reading}`);
    expect(readLocation(sentence.replace("#", text), "Europe")).toBe(`Europe, except ${reading}`);
  }
});

test.each([
  ["Bewerber mit Wohnsitz in Norwegen können nicht berücksichtigt werden."],
  ["Les candidats résidant en Norvège ne peuvent pas être embauchés."],
  ["No contratamos en Noruega."],
  ["Não contratamos em Noruega."],
  ["Non assumiamo in Norvegia."],
])("%s", (sentence) => {
  expect(readLocation(sentence, "Europe")).toBe("Europe, except Norway");
});

test("is open everywhere else if the posting names no place", () => {
  expect(readLocation("Persons located in sanctioned countries (Cuba, Iran, Syria) cannot be hired.", "Remote")).toBe(
    "Worldwide, except Cuba, Iran, Syria",
  );
});

test("ends an exception at its closing bracket, and excludes no state because of a city", () => {
  expect(readLocation("We hire in California (excluding San Francisco), Colorado and Texas.", "United States")).toBe(
    "United States (California, Colorado, Texas)",
  );
  expect(readLocation("We hire in Germany (except Bavaria), France and Spain.", "Europe")).toBe(
    "Germany, Spain, France",
  );
});

test('reads "we can\'t hire outside a place" as open to that place only', () => {
  expect(readLocation("We can't hire outside the EU.", "Worldwide")).toBe("European Union");
});

test.each(
  lines(`
    We cannot sponsor visas in Norway.
    We do not discriminate against people from Norway.
    We are not able to offer relocation from Norway.
    We do not accept CVs from agencies in Norway.
  `),
)("%s leaves nothing out", (sentence) => {
  expect(readLocation(sentence, "Europe")).toBe("Europe");
});
