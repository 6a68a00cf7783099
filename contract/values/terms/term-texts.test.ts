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

test("writes what is stated about hours, contract, applying, travel and pay beside the base", () => {
  const onTargetPay = {
    text: "OTE $160k",
    min: 160_000,
    max: 160_000,
    currency: "USD",
    period: "year",
    yearlyUsd: 160_000,
  } as const;
  const texts = termTexts({
    vacancy: "pool",
    hoursAsked: { min: 20, max: 30 },
    contractMonths: { min: 2.77, max: 2.77 },
    deadline: "dated",
    applicationDeadline: "2026-12-31",
    travel: "25",
    travelPercent: { min: null, max: 25 },
    onCall: "no",
    onTargetPay,
    extraPay: ["bonus", "equity"],
    disclosures: ["ai-screening"],
  });
  expect(texts.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    "Vacancy: Talent pool, no opening yet",
    "Hours a week: 20 to 30 hours",
    "Contract: 12 weeks",
    "Apply by: December 31, 2026",
    "Travel: up to 25 % of the time",
    "On-call: No on-call duty",
    "On target: OTE $160k",
    "Also paid: Bonus, Equity",
    "Disclosed: Uses AI to screen applicants",
  ]);
});

test.each([
  [{ deadline: "rolling" as const }, "Apply by: Open until filled"],
  [{ deadline: "dated" as const, applicationDeadline: "2026-12-31", closesAt: "2026-12-31T00:00:00.000Z" }, ""],
  [{ travel: "some" as const }, "Travel: Some travel, no share stated"],
  [{ travel: "none" as const, travelPercent: { min: 0, max: 0 } }, "Travel: No travel"],
  [{ contractMonths: { min: 3, max: 6 } }, "Contract: 3 to 6 months"],
  [{ applicationForm: { questions: 0, essays: 0 } }, "Questions: None beside the CV"],
  [{ applicationForm: { questions: 6, essays: 0 } }, "Questions: 6 to answer when you apply"],
  [{ applicationForm: { questions: 6, essays: 2 } }, "Questions: 6 to answer when you apply, 2 of them at length"],
])("writes %j as %s", (terms, text) => {
  expect(
    termTexts(terms)
      .map((each) => `${each.name}: ${each.text}`)
      .join(),
  ).toBe(text);
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
