import { expect, test } from "vitest";
import { EVERY_JOB } from "#contract/values/jobs-query.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { emptySearchDocument } from "#test/search/search-document.ts";
import { engineOf, type ListedJob } from "#test/search/listed-jobs.ts";
import { createEngine } from "../engine.ts";

const places = { slugs: ["worldwide"], ancestors: () => [], descendants: () => [] };

const plain: SearchDocument = {
  ...emptySearchDocument,
  text: "We are the team that ships. You go to market with us.",
  companyName: "Acme",
};

/** Jobs, newest first; each states only what is given here. */
const jobs: readonly ListedJob[] = [
  {
    title: "Sales Engineer",
    text: "You know Terraform well enough to demonstrate it, and you enjoy the software engineer mindset.",
  },
  { title: "Senior Terraform Engineer" },
  { title: "Backend Developer", techStack: ["kubernetes", "go"], roles: ["backend-engineer", "software-engineer"] },
  { title: "JavaScript Developer" },
  { title: "Java Developer" },
  { title: "Product Manager", companyName: "Reactive Søftware", companySlug: "reactive" },
  { title: "Front-End Developer", roles: ["frontend-engineer"] },
  { title: "C++ Developer" },
  { title: "C# / .NET Developer" },
  { title: "Software Engineer, Engineering Productivity" },
  ...Array.from({ length: 60 }, (_, index) => ({ title: `Accountant ${index + 100}` })),
];

const { engine, titles } = engineOf(jobs, plain);

test.each([
  ["whole words, title before description", "terraform", ["Senior Terraform Engineer", "Sales Engineer"]],
  ["the beginning of a word being typed", "produ", ["Product Manager", "Software Engineer, Engineering Productivity"]],
  ["a word that is finished by a space is no beginning", "produ ", []],
  ["a technology is not the beginning of another", "java", ["Java Developer"]],
  ["one slip from five letters on", "terrafrom engineer", ["Senior Terraform Engineer", "Sales Engineer"]],
  ["two slips from nine letters on", "javvascrpt", ["JavaScript Developer"]],
  ["none below five letters", "jvaa", []],
  [
    "a phrase",
    '"software engineer"',
    ["Software Engineer, Engineering Productivity", "Backend Developer", "Sales Engineer"],
  ],
  ["an open phrase", '"senior terraform', ["Senior Terraform Engineer"]],
  ["exclusion", "developer -java -javascript -c++ -c#", ["Backend Developer", "Front-End Developer"]],
  ["excluding a phrase", 'software -"software engineer"', ["Product Manager"]],
  ["another name of a technology", "k8s", ["Backend Developer"]],
  ["a name for a role", "frontend", ["Front-End Developer"]],
  ["a technology called like a common word", "go", ["Backend Developer"]],
  ["C++ is not C#", "c++", ["C++ Developer"]],
  ["C# is not C++", "c#", ["C# / .NET Developer"]],
  [".NET", ".net", ["C# / .NET Developer"]],
  ["another spelling of .NET", "dotnet", ["C# / .NET Developer"]],
  ["letters with marks", "s\u00f6ftware re\u00e1ctive", ["Product Manager"]],
  ["letters without their marks", "reactive software", ["Product Manager"]],
  ["a company", "reactive", ["Product Manager"]],
  ["a word nobody uses does not hide the rest", "zzzzzz terraform", ["Senior Terraform Engineer", "Sales Engineer"]],
  ["what every job here is, and words that say nothing", "remote jobs for a java developer", ["Java Developer"]],
])("%s: %s", (_, q, expected) => {
  expect(titles(q)).toEqual(expected);
});

test("a text without words finds everything", () => {
  for (const q of ["", " ", "- ", '""', "!?"]) {
    expect(engine.query({ ...EVERY_JOB, q }, { now: 0, counts: false }).total).toBe(jobs.length);
  }
});

test("swe finds software engineers", () => {
  expect(titles("swe")).toContain("Software Engineer, Engineering Productivity");
});

test("the newer of two equal matches comes first", () => {
  expect(titles("accountant").slice(0, 3)).toEqual(["Accountant 100", "Accountant 101", "Accountant 102"]);
});

test("a text with only excluded words finds the rest, newest first", () => {
  const found = titles("-developer -engineer");
  expect(found.length).toBeGreaterThan(3);
  const newest = engine.query({ ...EVERY_JOB, limit: jobs.length }, { now: 0, counts: false }).ids;
  const rest = newest.map((id) => jobs[Number(id) - 1]!.title).filter((title) => !/developer|engineer/i.test(title));
  expect(found).toEqual(rest.slice(0, found.length));
});

test("combines with filters and their counts", () => {
  const { total, counts } = engine.query({ ...EVERY_JOB, q: "developer", techStack: ["go"] }, { now: 0, counts: true });
  expect(total).toBe(1);
  expect(counts!.countOf(4, "go")).toBe(1);
  expect(counts!.countOf(0, "backend-engineer")).toBe(1);
});

test("follows changes to a text", () => {
  const changing = createEngine(places);
  const job = { ...plain, id: "1", title: "Welder" };
  changing.apply([job]);
  const total = (q: string): number => changing.query({ ...EVERY_JOB, q }, { now: 0, counts: false }).total;
  expect(total("welder")).toBe(1);
  changing.apply([{ ...job, title: "Painter" }]);
  expect([total("welder"), total("painter")]).toEqual([0, 1]);
  changing.apply([{ id: "1", open: false }]);
  expect([changing.termStats.docFrequency("painter"), total("painter")]).toEqual([0, 0]);
});
