import { expect, test } from "vitest";
import type { MatchPoint } from "#contract/schemas/desk/match.ts";
import type { MatchableJob } from "#store/search/matchable-jobs.ts";
import { matchPoints } from "./match-points.ts";
import type { MatchedPerson } from "./matched-person.ts";

const NOW = new Date("2026-01-15T12:00:00Z");

const person: MatchedPerson = {
  roles: ["backend-engineer"],
  places: [],
  country: "PT",
  workday: { from: 9, to: 17, timeZone: "Europe/Lisbon" },
  level: "senior",
  skills: ["spring-boot", "postgresql"],
  payFloor: { amount: 60_000, currency: "EUR", period: "year" },
  languages: [{ code: "en", level: "C1" }],
  permits: ["PT"],
};

const job: MatchableJob = {
  title: "Senior Backend Engineer",
  companyName: "Acme",
  description: "",
  evidence: {},
  eligibility: {
    scope: "places",
    countries: [],
    regions: ["europe"],
    states: [],
    excluded: [],
    timeZones: null,
    evidence: "location: Remote, Europe",
  },
  levels: ["senior"],
  roles: ["backend-engineer"],
  salary: null,
  visaSponsorship: null,
};

const short = ({ need, fit, name }: MatchPoint): string => `${need} ${fit} ${name}`;
const pointsOf = (changes: Partial<MatchableJob>, of: Partial<MatchedPerson> = {}): string[] =>
  matchPoints({ ...person, ...of }, { ...job, ...changes }, NOW).map(short);
const listed = (requirements: string[], wishes: string[] = []): string =>
  `<h3>Requirements</h3><ul>${requirements.map((each) => `<li>${each}</li>`).join("")}</ul>` +
  `<h3>Nice to have</h3><ul>${wishes.map((each) => `<li>${each}</li>`).join("")}</ul>`;

test("compares what may rule a job out, then the role", () => {
  expect(pointsOf({})).toEqual(["rule yes Portugal", "rule yes Senior", "must yes Backend Engineer"]);
});

test("a country, level and pay that don't fit rule the job out", () => {
  const salary = {
    text: "$40,000 a year",
    min: 40_000,
    max: 40_000,
    currency: "USD",
    period: "year" as const,
    yearlyUsd: 40_000,
  };
  const eligibility = { ...job.eligibility, regions: [], countries: ["US"], evidence: "location: Remote, US" };
  expect(pointsOf({ eligibility, levels: ["junior"], salary })).toEqual([
    "rule no Portugal",
    "rule no Junior",
    "rule no Pay",
    "must yes Backend Engineer",
  ]);
});

test.each([
  ["up to the floor is fine", 59_000, 64_000, "yes"],
  ["a range that reaches the floor is unclear", 45_000, 60_000, "unclear"],
  ["just below the floor may be negotiated", 50_000, 58_000, "unclear"],
  ["well below the floor rules it out", 40_000, 50_000, "no"],
  ["an open range is unclear", 50_000, null, "unclear"],
])("pay: %s", (_what, min, max, fit) => {
  const yearlyUsd = ((min + (max ?? min)) / 2) * 1.17;
  const salary = { text: "as posted", min, max, currency: "EUR", period: "year" as const, yearlyUsd };
  expect(pointsOf({ salary })).toContain(`rule ${fit} Pay`);
});

test("hours that never meet rule the job out, and the sentence that says so is quoted", () => {
  const eligibility = { ...job.eligibility, timeZones: { from: 10, to: 12 } };
  const description = "<p>Your working hours are within UTC+10 to UTC+12.</p>";
  expect(matchPoints(person, { ...job, eligibility, description }, NOW)).toContainEqual({
    about: "hours",
    need: "rule",
    fit: "no",
    name: "Working hours",
    job: "Your working hours are within UTC+10 to UTC+12.",
    profile: "Hours: 9:00 to 17:00, Europe/Lisbon",
  });
});

test("a refused sponsorship counts only where the person has no permit", () => {
  const evidence = { visaSponsorship: "We do not sponsor visas." };
  const eligibility = { ...job.eligibility, regions: [], countries: ["PT", "US"] };
  const refused = { evidence, eligibility, visaSponsorship: "no" as const };
  expect(pointsOf(refused)).toContain("rule yes Work permit");
  expect(pointsOf(refused, { permits: ["IN"] })).toContain("rule no Work permit");
  expect(pointsOf(refused, { permits: [] }).join()).not.toContain("Work permit");
});

test("a skill that implies the one asked for counts, and the profile's own line is quoted", () => {
  const description = listed(["Experience with Java and Spring"], ["PostgreSQL"]);
  const points = matchPoints(person, { ...job, description }, NOW).filter(({ about }) => about === "skill");
  expect(points).toContainEqual({
    about: "skill",
    need: "must",
    fit: "yes",
    name: "Spring",
    job: "Experience with Java and Spring",
    profile: "Skill: Spring Boot",
  });
  expect(points.map(short)).toContain("nice yes PostgreSQL");
});

test("where one of several will do, one is enough; else they are one point", () => {
  expect(pointsOf({ description: listed(["Experience with MySQL or PostgreSQL"]) }).slice(3)).toEqual([
    "must yes PostgreSQL",
  ]);
  expect(pointsOf({ description: listed(["Experience with Python or Ruby on Rails"]) }).slice(3)).toEqual([
    "must no Python or Ruby on Rails",
  ]);
});

test("a requirement with a word of wishing is a wish", () => {
  expect(pointsOf({ description: listed(["Kubernetes is a plus", "PostgreSQL"]) }).slice(3)).toEqual([
    "must yes PostgreSQL",
    "nice no Kubernetes",
  ]);
});

test("a posting without requirements is read by what the work is", () => {
  const description = "<h3>Responsibilities</h3><ul><li>You keep our PostgreSQL database fast</li></ul>";
  expect(pointsOf({ description })).toContain("must yes PostgreSQL");
});

test("asks for languages, not for markets", () => {
  const description = listed(["Fluent English and German (C1)", "Experience in the French market"]);
  expect(pointsOf({ description }).slice(3)).toEqual(["must yes English", "must no German"]);
});

test("an empty profile makes no points but those of its missing skills", () => {
  const nobody: MatchedPerson = {
    roles: [],
    places: [],
    country: null,
    workday: null,
    level: null,
    skills: [],
    payFloor: null,
    languages: [],
    permits: [],
  };
  const points = matchPoints(nobody, { ...job, description: listed(["PostgreSQL", "Fluent German"]) }, NOW);
  expect(points.map(short)).toEqual(["must no PostgreSQL"]);
});
