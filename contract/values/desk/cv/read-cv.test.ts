import { expect, test } from "vitest";
import { cvWords } from "#desk/profile/cv-words.ts";
import type { CvDocument } from "./cv-reading.ts";
import { cvReader } from "./read-cv.ts";

const TODAY = new Date("2026-11-22T12:00:00Z");
const reader = cvReader(cvWords());

const documentOf = (text: string): CvDocument => ({
  lines: text
    .trim()
    .split("\n")
    .map((line, at) => ({ text: line.trim(), size: at === 0 ? 2 : 1, bold: false })),
  links: [],
});
const read = (text: string) => reader(documentOf(text), TODAY);

test("reads each field with the line that says it", () => {
  const reading = read(`
    Rosalind Achterberg
    Senior Backend Engineer
    Ghent, Belgium · rosalind@example.be · github.com/rosalind-a
    Experience
    Senior Backend Engineer, Kanaal Software
    03/2021 – present
    • Moved the ledger to Kotlin.
    Skills
    Kotlin, PostgreSQL, Go
    Languages
    Dutch (native), English (C1), Greek`);
  expect(reading).toMatchObject({
    name: { value: "Rosalind Achterberg", sure: true },
    country: { value: "BE", sure: true, evidence: "Ghent, Belgium · rosalind@example.be · github.com/rosalind-a" },
    roles: [{ value: "backend-engineer", sure: true }],
    level: { value: "senior", sure: true, evidence: "Senior Backend Engineer" },
    years: { value: 5.7 },
    links: [{ value: "https://github.com/rosalind-a", sure: true }],
  });
  expect(reading.skills.map(({ value }) => value).toSorted()).toEqual(["go", "kotlin", "postgresql"]);
  expect(reading.languages.map(({ value, sure }) => ({ ...value, sure }))).toEqual([
    { code: "nl", level: "native", sure: true },
    { code: "en", level: "C1", sure: true },
    // Without a level the person decides.
    { code: "el", level: "B2", sure: false },
  ]);
});

test.each([
  ["Ingénieure de données confirmée", "data-engineer"],
  ["Desarrollador Full Stack", "full-stack-engineer"],
  ["Produktmanagerin (m/w/d)", "product-manager"],
  ["Engenheiro de software sênior", "software-engineer"],
  ["Softwareentwicklerin", "software-engineer"],
  ["Tech Lead", "technical-lead"],
])("the headline %s is the role %s", (headline, role) => {
  expect(read(`Ana Li\n${headline}\nana@example.com`).roles).toMatchObject([{ value: role, sure: true }]);
});

test("words that only look like a technology don’t count", () => {
  const { skills } = read(`
    Ana Li
    ana@example.com
    Profile
    I go to great lengths, excel at planning and react to feedback with a swift answer.
    Interests
    Rust belt history, ruby jewellery`);
  expect(skills).toEqual([]);
});

test("birthplace, nationality and employers don't say where somebody lives", () => {
  const { country } = read(`
    Ana Li
    ana@example.com
    Born in Lisbon, Portugal
    Nationality: Brazil
    Experience
    Engineer, Acme, Paris, France
    2019 – 2021`);
  expect(country).toBeNull();
});

test("a CV that says nothing of a field leaves it empty", () => {
  expect(read("Curriculum vitae\nseeking opportunities")).toEqual({
    name: null,
    country: null,
    roles: [],
    level: null,
    years: null,
    skills: [],
    languages: [],
    links: [],
  });
});

test("jobs at the same time count once, and studies don't count", () => {
  const { years } = read(`
    Ana Li
    ana@example.com
    Work experience
    Designer, One, 2018 – 2022
    Teacher, Two, 2020 – 2023
    Education
    BA, Somewhere, 2010 – 2014`);
  expect(years?.value).toBe(5);
});

test.each([
  ["Languages: Go, Python", "Skills", ["go", "python"], []],
  ["Languages: German (B2)", "Skills", [], ["de"]],
  ["Languages: German (B2)", "Interests", [], ["de"]],
])("the label in %j below %s decides what it lists", (line, heading, skills, languages) => {
  const reading = read(`Ana Li\nana@example.com\n${heading}\n${line}`);
  expect(reading.skills.map(({ value }) => value)).toEqual(skills);
  expect(reading.languages.map(({ value }) => value.code)).toEqual(languages);
});
