import { expect, test } from "vitest";
import { countriesOfProvince, hasProvinceCode } from "./provinces.ts";
import { placeByCode } from "./places.ts";
import { readTable } from "./tsv.ts";
import { z } from "zod";

test("names of provinces are found in their own language and in English", () => {
  expect(countriesOfProvince("Oberösterreich")).toEqual(["AT"]);
  expect(countriesOfProvince("upper austria")).toEqual(["AT"]);
  expect(countriesOfProvince("Pirkanmaa")).toEqual(["FI"]);
  expect(countriesOfProvince("Tyne and Wear")).toEqual(["GB"]);
  expect(countriesOfProvince("Breadland")).toEqual([]);
});

test("a town of its province's name says as much", () => {
  expect(countriesOfProvince("Bergamo")).toEqual([]);
});

test("codes belong to their countries", () => {
  expect(hasProvinceCode("IT", "MI")).toBe(true);
  expect(hasProvinceCode("DE", "TN")).toBe(false);
});

test("every country of the table is known", () => {
  const rows = readTable("provinces", z.object({ country: z.string() }));
  expect(rows.filter(({ country }) => placeByCode(country) === undefined)).toEqual([]);
});
