import { expect, test } from "vitest";
import type { CorrectableField } from "#contract/values/moderation/correction.ts";
import { readCorrection } from "./read-correction.ts";

test.each<[CorrectableField, string, unknown]>([
  ["title", "  Otter Wrangler ", "Otter Wrangler"],
  ["title", "", null],
  ["countries", "Worldwide", []],
  ["countries", "pt, Germany, DE", ["DE", "PT"]],
  ["levels", "Senior, lead", ["senior", "lead"]],
  ["employmentType", "Full-time", "full-time"],
  ["visaSponsorship", "no", "no"],
])("%s “%s” is %o", (field, written, value) => {
  expect(readCorrection(field, written)).toEqual({ field, value });
});

test("pay is read with its currency and period", () => {
  expect(readCorrection("salary", "€60,000 - €80,000 per year").value).toMatchObject({
    min: 60_000,
    max: 80_000,
    currency: "EUR",
    period: "year",
  });
});

test.each<[CorrectableField, string]>([
  ["countries", "Germany, Atlantis"],
  ["countries", "Europe"],
  ["salary", "a lot"],
  ["levels", "senior, boss"],
  ["employmentType", "sometimes"],
  ["title", "x".repeat(201)],
])("refuses %s “%s” and says how to write it", (field, written) => {
  expect(() => readCorrection(field, written)).toThrow("Please write it like this");
});
