import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { SPECIFIED_COMPANY_SIZES, SPECIFIED_EDUCATION } from "#test/specified-options.ts";
import { FILTERS } from "#contract/values/filters.ts";
import { defaultOptions } from "#api/results/built-in-options.ts";
import { DEFAULT_OPTIONS_FOLDER, defaultOptionsFiles } from "./default-options.ts";

test("web/model/default-options is what the taxonomy makes; else run: node tools/default-options.ts", () => {
  const files = defaultOptionsFiles();
  for (const [name, text] of files)
    expect(readFileSync(path.join(DEFAULT_OPTIONS_FOLDER, name), "utf8"), name).toBe(text);
  const present = readdirSync(DEFAULT_OPTIONS_FOLDER).filter((name) => name.endsWith(".json"));
  expect(present.toSorted()).toEqual(files.map(([name]) => name).toSorted());
});

test("the built-in lists have the sizes the specification names", () => {
  const options = defaultOptions();
  expect(options.roleTitles).toHaveLength(210);
  expect(options.industries).toHaveLength(43);
  expect(options.techStacks.length).toBeGreaterThanOrEqual(245);
  expect(options.techStacks.length).toBeLessThanOrEqual(255);
  expect(options.companySizes.map(({ value }) => value)).toEqual(SPECIFIED_COMPANY_SIZES);
  expect(options.educationRequirements.map(({ value }) => value)).toEqual(SPECIFIED_EDUCATION);
  expect(FILTERS.experienceLevel.options).toEqual([
    { value: "entry", label: "Entry Level" },
    { value: "junior", label: "Junior" },
    { value: "mid", label: "Mid Level" },
    { value: "senior", label: "Senior" },
    { value: "lead", label: "Expert / Lead" },
  ]);
});

test("places are the world, nine regions, the states and about 150 countries, each once and labelled with an emoji and Remote", () => {
  const { locations } = defaultOptions();
  expect(locations.slice(0, 3).map(({ label }) => label)).toEqual([
    "🌍 Worldwide Remote",
    "🇺🇸 United States Remote",
    "🇪🇺 Europe Remote",
  ]);
  expect(new Set(locations.map(({ value }) => value)).size).toBe(locations.length);
  expect(locations.length).toBeGreaterThanOrEqual(1 + 9 + 50 + 145);
  expect(locations.length).toBeLessThanOrEqual(1 + 9 + 51 + 155);
  for (const { label, slug, value } of locations) {
    expect(label).toMatch(/^\P{ASCII}+ .+ Remote$/u);
    expect(slug).toBe(value);
  }
});

test("every list names each value once", () => {
  for (const [list, values] of Object.entries(defaultOptions()))
    expect(new Set(values.map(({ value }) => value)).size, list).toBe(values.length);
});
