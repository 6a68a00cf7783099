import fc from "fast-check";
import { expect, test } from "vitest";
import { eligibilityFor } from "#contract/values/eligibility.ts";
import { STATEMENT_PREFIX } from "#contract/values/employers/statement-limits.ts";
import type { EmployerStatement } from "#contract/schemas/employers/statements.ts";
import type { Eligibility } from "#contract/schemas/job.ts";
import { inCountries, makeMergePosting, makeNormalisedPosting } from "#test/factories.ts";
import { unstatedFields } from "#test/unstated-fields.ts";
import { withFacts, withStatement } from "./employer-statement.ts";
import { mergeJob } from "./merge.ts";

const { eligibility: unstated } = unstatedFields(["eligibility"]);
const jobWith = (eligibility: Eligibility) =>
  mergeJob([makeMergePosting({ normalised: makeNormalisedPosting({ eligibility, visaSponsorship: "no" }) })]);
const hires = (...countries: string[]): EmployerStatement => ({ countries, timeZones: null, visaSponsorship: null });
const answers = (eligibility: Eligibility, statement: EmployerStatement, ...homes: string[]) => {
  const job = withStatement(jobWith(eligibility), statement);
  return homes.map((home) => eligibilityFor(job.eligibility, home));
};
const worldwide: Eligibility = { ...unstated, scope: "worldwide", evidence: "Anywhere" };
const europe: Eligibility = { ...unstated, scope: "places", regions: ["europe"], evidence: "Europe" };
const california: Eligibility = { ...unstated, scope: "places", states: ["US-CA"], evidence: "CA only" };

test("says where a job that names no country can be done from", () => {
  for (const eligibility of [unstated, worldwide])
    expect(answers(eligibility, hires("DE", "FR"), "DE", "FR", "BR")).toEqual(["yes", "yes", "no"]);
});

test("keeps the countries of the posting that the employer can hire in", () => {
  expect(answers(inCountries("US"), hires("US", "DE"), "US", "DE")).toEqual(["yes", "no"]);
  expect(answers(europe, hires("US", "DE"), "US", "DE", "FR")).toEqual(["no", "yes", "no"]);
  expect(answers({ ...worldwide, excluded: ["DE"] }, hires("US", "DE"), "US", "DE")).toEqual(["yes", "no"]);
});

test("keeps a state rather than its country", () => {
  const { eligibility } = withStatement(jobWith(california), hires("US", "DE"));
  expect(eligibility).toMatchObject({ scope: "places", countries: [], states: ["US-CA"] });
});

test("beats a posting that contradicts it", () => {
  expect(answers(inCountries("BR"), hires("DE"), "DE", "BR")).toEqual(["yes", "no"]);
});

test("is shown as such, and only where it says something", () => {
  const said: EmployerStatement = { countries: ["DE"], timeZones: { from: -3.5, to: 2 }, visaSponsorship: "yes" };
  const job = withStatement(jobWith(worldwide), said);
  expect(job.eligibility.evidence).toBe(`${STATEMENT_PREFIX}we can hire in Germany; hours UTC−3:30 to UTC+2`);
  expect(job).toMatchObject({
    visaSponsorship: "yes",
    location: "Germany",
    evidence: { visaSponsorship: `${STATEMENT_PREFIX}we sponsor visas` },
  });
  const silent = jobWith(worldwide);
  expect(withStatement(silent, hires())).toEqual(silent);
  expect(jobWith(worldwide).eligibility.evidence, "the posting is as it was").toBe("Anywhere");
});

test("never lets somebody in whom neither the posting nor the employer does", () => {
  const codes = ["US", "DE", "FR", "BR", "IN", "JP"];
  const places = fc.record({
    scope: fc.constantFrom("worldwide", "places", "unstated"),
    countries: fc.subarray(codes),
    regions: fc.subarray(["europe", "latin-america"]),
    states: fc.subarray(["US-CA", "US-NY"]),
    excluded: fc.subarray([...codes, "US-CA"]),
  });
  fc.assert(
    fc.property(places, fc.subarray(codes, { minLength: 1 }), fc.constantFrom(...codes), (stated, countries, home) => {
      const before: Eligibility = { ...unstated, ...stated };
      const [answer] = answers(before, hires(...countries), home);
      if (!countries.includes(home)) expect(answer).toBe("no");
      const possible = countries.some((code) => eligibilityFor(before, code) !== "no");
      if (possible && eligibilityFor(before, home) === "no") expect(answer).toBe("no");
    }),
  );
});

test("size and industries are the employer's where they state them, and are shown as such", () => {
  const read = { companySize: "1,10", employeeStrength: "7", industries: ["saas"] };
  const posting = makeNormalisedPosting({ ...read, evidence: { industries: "company industries: Software" } });
  const job = mergeJob([makeMergePosting({ normalised: posting })]);
  expect(withFacts(job, { size: "10001+", industries: ["fintech", "insurance"] })).toEqual({
    ...job,
    companySize: "10001+",
    employeeStrength: "10001+",
    industries: ["fintech", "insurance"],
    evidence: {
      ...job.evidence,
      companySize: `${STATEMENT_PREFIX}10001+ employees`,
      industries: `${STATEMENT_PREFIX}Fintech, Insurance`,
    },
  });
  expect(withFacts(job, { size: null, industries: ["fintech"] })).toMatchObject({
    companySize: "1,10",
    employeeStrength: "7",
  });
  expect(withFacts(job, { size: null, industries: [] })).toEqual(job);
  expect(job, "the posting is as it was").toMatchObject({ ...read, evidence: posting.evidence });
});
