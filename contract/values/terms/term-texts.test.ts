import { expect, test } from "vitest";
import { boundsText, termTexts } from "./term-texts.ts";

test.each([
  [3, 5, "3 to 5 years"],
  [5, null, "5 years or more"],
  [1, null, "1 year or more"],
  [null, 2, "up to 2 years"],
  [4, 4, "4 years"],
  [null, null, ""],
])("writes bounds from %s to %s", (min, max, text) => {
  expect(boundsText({ min, max }, "year")).toBe(text);
});

test("writes every stated term and no other", () => {
  expect(termTexts({})).toEqual([]);
  expect(termTexts({ adLanguage: "en", yearsAsked: { min: null, max: null } })).toEqual([]);
  const texts = termTexts({
    securityClearance: "required",
    workAuthorisation: ["EU", "US"],
    adLanguage: "de",
    degreeOptional: "yes",
    yearsAsked: { min: 5, max: null },
    languagesAsked: [
      { language: "de", level: "C1", required: true },
      { language: "fr", level: null, required: false },
    ],
  });
  expect(texts.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    "Languages: German (C1), French (welcome)",
    "Experience: 5 years or more",
    "Degree: Experience replaces a degree",
    "Work permit: Asked for in: European Union, United States",
    "Clearance: Clearance required",
    "Ad in: German",
  ]);
});
