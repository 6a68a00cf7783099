import { expect, test } from "vitest";
import { engineOf } from "#test/search/listed-jobs.ts";

/** Jobs, newest first. */
const JOBS = [
  {
    title: "Translator",
    text: "You translate for customers in Portugal, and a senior editor reads your texts.",
    areas: ["brazil"],
  },
  { title: "Senior Partner Manager", areas: ["portugal"] },
  { title: "Senior Frontend Engineer", techStack: ["typescript"], areas: ["united-states"] },
  { title: "Senior Backend Engineer", techStack: ["typescript"], areas: ["worldwide"] },
  { title: "Senior Platform Engineer", techStack: ["typescript"], areas: ["europe"] },
  { title: "Senior Web Engineer", techStack: ["typescript"], areas: ["portugal"] },
  { title: "UI Engineer", areas: ["japan"] },
  { title: "UX Researcher", areas: ["worldwide"] },
  { title: "Product Designer", roles: ["ux-designer"], areas: ["japan"] },
  { title: "UX / UI Designer", areas: ["united-states"] },
  { title: "UI/UX Designer", areas: ["united-states"] },
  { title: "Release Manager", text: "You own the CI, and the CD burner in the museum.", areas: ["united-states"] },
  { title: "Frontend Engineer", techStack: ["react"], areas: ["germany"] },
  { title: "React Developer", techStack: ["react"], areas: ["germany"] },
  { title: "DevOps Lead", areas: ["united-kingdom"], text: "About us: you contact us." },
  ...Array.from({ length: 80 }, (_, at) => ({ title: `Accountant ${at}`, areas: ["canada"], text: "A sale for us." })),
];

const { titles } = engineOf(JOBS);

const PORTUGUESE = ["Senior Web Engineer", "Senior Platform Engineer", "Senior Backend Engineer"];

test.each([
  [
    "a slash: both words in any order, then either",
    "UI/UX",
    ["UI/UX Designer", "UX / UI Designer", "Product Designer", "UI Engineer", "UX Researcher"],
  ],
  ["a slash between parts of one name", "CI/CD", ["Release Manager"]],
  ["developers are engineers too", "react dev", ["React Developer", "Frontend Engineer"]],
  ["a level, a technology and a place", "senior typescript portugal", PORTUGUESE],
  ["the order of the words", "portugal typescript senior", PORTUGUESE],
  ["a town stands for its country", "typescript lisbon", PORTUGUESE],
  ["a country by another name", "developer deutschland", ["React Developer"]],
  ["a country by its abbreviation", "devops uk", ["DevOps Lead"]],
  ["a country whose abbreviation is a common word", "designer us", ["UX / UI Designer", "UI/UX Designer"]],
])("%s: %s", (_, q, expected) => {
  expect(titles(q)).toEqual(expected);
});

test("where no job has every word, what the work is counts most, then the place", () => {
  const { titles: found } = engineOf([
    { title: "Senior Translator", areas: ["portugal"] },
    { title: "Senior Frontend Engineer", techStack: ["typescript"], areas: ["united-states"] },
    { title: "Backend Engineer", techStack: ["typescript"], areas: ["europe"] },
  ]);
  expect(found("senior typescript portugal")).toEqual(["Backend Engineer"]);
  expect(found("senior typescript japan")).toEqual(["Senior Frontend Engineer"]);
  expect(found("senior zzzzz")).toHaveLength(2);
});

test("a place leads with what names it, then what lies around it", () => {
  expect(titles("portugal")).toEqual([
    "Senior Partner Manager",
    "Senior Web Engineer",
    "Senior Platform Engineer",
    "Senior Backend Engineer",
    "UX Researcher",
    "Translator",
  ]);
});

test("a town with the name of a common word is that word", () => {
  // Salé, in Morocco.
  expect(titles("sale")[0]).toMatch(/^Accountant/);
  expect(titles("sale")).not.toContain("UX Researcher");
});

test("a level is that of the job, not of the colleagues in its description", () => {
  const { titles: found } = engineOf([
    {
      title: "Junior Web Engineer",
      techStack: ["typescript"],
      levels: ["junior"],
      text: "A senior engineer helps you. Mid of May.",
    },
    {
      title: "Web Engineer",
      techStack: ["typescript"],
      levels: ["senior"],
      text: "You have worked with the web for eight years.",
    },
    { title: "Sr. Web Engineer", techStack: ["typescript"], levels: ["senior"] },
    { title: "Web Engineer II", techStack: ["typescript"], levels: ["mid"], text: "You help a junior." },
    {
      title: "Web Engineer",
      companyName: "Principal Staffing",
      techStack: ["typescript"],
      text: "You report to the lead.",
    },
  ]);
  expect(found("senior typescript")).toEqual(["Sr. Web Engineer", "Web Engineer"]);
  expect(found("sr typescript")).toEqual(["Sr. Web Engineer", "Web Engineer"]);
  expect(found("typescript junior")).toEqual(["Junior Web Engineer"]);
  expect(found("mid level typescript")).toEqual(["Web Engineer II"]);
  expect(found("typescript -senior")).toEqual(["Junior Web Engineer", "Web Engineer II", "Web Engineer"]);
  expect(found("principal typescript")).toEqual(["Web Engineer"]);
  // In quotes it's any word.
  expect(found('"senior engineer" typescript')).toEqual(["Junior Web Engineer"]);
});

test("where no job has the level, jobs of a level far from it come last", () => {
  const { titles: found } = engineOf([
    { title: "Junior TypeScript Engineer", techStack: ["typescript"], levels: ["junior"] },
    { title: "Web Engineer", techStack: ["typescript"] },
    { title: "Web Lead", techStack: ["typescript"], levels: ["lead"] },
    { title: "Senior Painter", levels: ["senior"] },
  ]);
  expect(found("senior typescript").at(-1)).toBe("Junior TypeScript Engineer");
  expect(found("senior typescript")).toHaveLength(3);
  expect(found("entry typescript").at(-1)).toBe("Web Lead");
  expect(found("entry typescript")[0]).toBe("Junior TypeScript Engineer");
});
