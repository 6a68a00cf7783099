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
  areaMatcher(tree).findingPlaces(areas, excluded).sort();

test("a job in one country is found by the country and by the regions around it, not by Worldwide", () => {
  expect(finding(["germany"])).toEqual(["europe", "germany"]);
});

test("a job in a region is found by the places within it", () => {
  expect(finding(["north-america"])).toEqual(["california", "north-america", "united-states"]);
});

test("a worldwide job is found by every place", () => {
  expect(finding(["worldwide"])).toEqual([...tree.slugs].sort());
});

test("a place that is ruled out does not find the job, nor does a place within it", () => {
  expect(finding(["worldwide"], ["united-states"])).toEqual(["europe", "germany", "north-america", "worldwide"]);
});

test("an area that is ruled out itself makes no place find the job", () => {
  expect(finding(["california"], ["united-states"])).toEqual([]);
});

test("a job that states no area is found by no place", () => {
  expect(finding([])).toEqual([]);
});

test("a place outside the tree finds the jobs that name it, and worldwide ones do not come with it", () => {
  expect(finding(["atlantis"])).toEqual(["atlantis"]);
});
