import { expect, test } from "vitest";
import { areaMatcher, type PlaceTree } from "./areas.ts";

const above: Record<string, string[]> = {
  worldwide: [],
  europe: ["worldwide"],
  "north-america": ["worldwide"],
  germany: ["europe", "worldwide"],
  "united-states": ["north-america", "worldwide"],
  california: ["united-states", "north-america", "worldwide"],
};
const tree: PlaceTree = {
  slugs: Object.keys(above),
  ancestors: (slug) => above[slug] ?? [],
  descendants: (slug) => Object.keys(above).filter((place) => above[place]!.includes(slug)),
};
const finding = (areas: string[], excluded: string[] = []): string[] =>
  areaMatcher(tree).matchingPlaces(areas, excluded).sort();

test("a country and the regions around it find a job in the country; Worldwide does not", () => {
  expect(finding(["germany"])).toEqual(["europe", "germany"]);
});

test("places within a region find a job in the region", () => {
  expect(finding(["north-america"])).toEqual(["california", "north-america", "united-states"]);
});

test("every place finds a worldwide job", () => {
  expect(finding(["worldwide"])).toEqual([...tree.slugs].sort());
});

test("an excluded place and the places within it do not find the job", () => {
  expect(finding(["worldwide"], ["united-states"])).toEqual(["europe", "germany", "north-america", "worldwide"]);
});

test("no place finds a job whose own area is excluded", () => {
  expect(finding(["california"], ["united-states"])).toEqual([]);
});

test("no place finds a job that states no area", () => {
  expect(finding([])).toEqual([]);
});

test("a place outside the tree finds the jobs that name it but no worldwide jobs", () => {
  expect(finding(["atlantis"])).toEqual(["atlantis"]);
});
