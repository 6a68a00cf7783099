import { expect, it } from "vitest";
import { valueWords } from "./value-words.ts";

it.each([
  ["master degree", "master degree"],
  [["go", "rust"], "go, rust"],
  [{ min: 3, max: null }, "min: 3"],
  [{ min: 90, currency: "USD", yearlyUsd: 90 }, "min: 90, currency: USD, yearly usd: 90"],
  [
    { scope: "places", countries: ["DE", "FR"], regions: [], timeZones: { from: -1, to: 2 } },
    "scope: places, countries: DE, FR, time zones: from: -1, to: 2",
  ],
  [
    [
      { language: "de", required: true },
      { language: "fr", required: false },
    ],
    "language: de, required: true; language: fr, required: false",
  ],
  [true, "true"],
])("names every part of %j", (value, words) => {
  expect(valueWords(value)).toBe(words);
});
