import { expect, test } from "vitest";
import { SPECIFIED_COMPANY_SIZES, SPECIFIED_EDUCATION } from "#test/specified-options.ts";
import { completeOptions, fillOption } from "./filter-options.ts";

test("a missing value or label is filled from the other, and what has neither is the unknown company", () => {
  expect(fillOption("Quill")).toEqual({ value: "Quill", label: "Quill" });
  expect(fillOption({ label: "Quill" })).toEqual({ value: "Quill", label: "Quill" });
  expect(fillOption({ value: "quill", count: 3, slug: "q" })).toEqual({
    value: "quill",
    label: "quill",
    count: 3,
    slug: "q",
  });
  for (const nothing of [{}, null, "", 7, { value: "", label: "" }])
    expect(fillOption(nothing)).toEqual({ value: "unknown", label: "Unknown Company" });
});

test("an empty or missing list is replaced by the built-in one, a given list is not", async () => {
  const options = await completeOptions({
    data: { roleTitles: [{ value: "x", label: "X" }], locations: [], industries: "nonsense" },
  });
  expect(options.roleTitles).toEqual([{ value: "x", label: "X" }]);
  expect(options.locations[0]?.label).toMatch(/Worldwide Remote$/);
  expect(options.industries.length).toBeGreaterThan(40);
});

test("the built-in lists are as long as the specification says", async () => {
  const options = await completeOptions(null);
  expect(options.roleTitles.length).toBeGreaterThanOrEqual(200);
  expect(options.techStacks.length).toBeGreaterThanOrEqual(240);
  expect(options.companySizes.map((option) => option.value)).toEqual(SPECIFIED_COMPANY_SIZES);
  expect(options.educationRequirements.map((option) => option.value)).toEqual(SPECIFIED_EDUCATION);
});
