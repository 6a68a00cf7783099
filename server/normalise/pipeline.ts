import type { SalaryRange } from "#contract/schemas/job.ts";
import type { Posting } from "#sources/posting.ts";
import { boundedPosting } from "./bounded-posting.ts";
import { readAgency } from "./company/agency.ts";
import { readCompanySize } from "./company/company-size.ts";
import { readClosesAt, readPostedAt } from "./dates.ts";
import { readEducation } from "./education/education.ts";
import { readEligibility } from "./place/eligibility.ts";
import { readEmploymentType } from "./employment-type.ts";
import type { Evidenced, NormalisedPosting } from "./result.ts";
import { readIndustries } from "./company/industries.ts";
import { readJobProfile } from "./role/job-profile.ts";
import { readLevels } from "./role/levels.ts";
import { displayLocation } from "./place/display-location.ts";
import { readRemote } from "./remote.ts";
import { readRoles } from "./role/roles.ts";
import { countryOfPay, readSalary } from "./salary/salary.ts";
import { maskPosting } from "./text/personal-contacts.ts";
import { asWritten } from "./text/plain/as-written.ts";
import { readSummary } from "./text/summary.ts";
import { readTechStack } from "./tech/stack.ts";
import { type PreparedText, prepareText } from "./text/prepared-text.ts";
import { readScamSigns } from "./scam-signs.ts";
import { readVisaSponsorship } from "./permits/visa-sponsorship.ts";
import { inItsLanguages } from "./terms/prepared-ad.ts";
import { termSentences } from "./terms/term-sentences.ts";
import { readTerms } from "./terms/terms.ts";
import { askedOfEverybody } from "./conditions/application-form.ts";
import { readConditions } from "./conditions/conditions.ts";
import { cleanTitle } from "./role/title.ts";

export interface NormaliseContext {
  sourceId: string;
  sourceKind: "ats" | "board";
  now: Date;
}

/** Returns the country of a posting that is open to people in one only. */
function onlyCountry({ countries, regions }: NormalisedPosting["eligibility"]): string | null {
  return countries.length === 1 && regions.length === 0 ? (countries[0] ?? null) : null;
}

/** Reads the fields of a posting one after another, and pauses between them. */
function* reading(given: Posting, { now }: NormaliseContext): Generator<undefined, NormalisedPosting, undefined> {
  const posting = boundedPosting(given);
  const text = prepareText(posting.body ?? posting.excerpt);
  const locations = posting.locations ?? [];
  yield;
  const title = cleanTitle(posting.title, locations, posting.company.name);
  const tags = posting.tags ?? [];
  const companyName = (posting.company.name ?? "").replace(/\s+/g, " ").trim();
  yield;
  const { prepared, language } = inItsLanguages(text, title);
  yield;
  const remote = readRemote({
    title: posting.title,
    locations,
    tags,
    workplace: posting.workplace,
    prepared,
    language,
  });
  yield;
  const eligibility = readEligibility({
    title: posting.title,
    locations,
    eligibleLocations: posting.eligibleLocations ?? [],
    timeZones: posting.timeZones ?? [],
    prepared,
    language,
  });
  const payCountry = countryOfPay(onlyCountry(eligibility), language);
  yield;
  const salary = readSalary({ field: posting.salary, title: posting.title, prepared, country: payCountry });
  yield;
  const roles = readRoles(posting.title, { department: posting.department, tags });
  yield;
  const stated = readStatements(posting, { prepared, language, country: payCountry, salary: salary.value, now });
  const years = { value: stated.fields.yearsAsked, evidence: stated.evidence.yearsAsked ?? "" };
  yield;
  const levels = readLevels({ title: posting.title, level: posting.level, prepared, years });
  yield;
  const employmentType = readEmploymentType({
    title: posting.title,
    field: posting.employmentType,
    prepared,
    language,
    hours: { value: stated.fields.hoursAsked, evidence: stated.evidence.hoursAsked ?? "" },
  });
  yield;
  const techStack = readTechStack({ title: posting.title, tags, prepared, company: companyName, language });
  yield;
  const industries = readIndustries({ company: posting.company, prepared, tags });
  yield;
  const education = readEducation({ field: posting.education, prepared, language });
  yield;
  const visaSponsorship = readVisaSponsorship({ prepared });
  const size = readCompanySize(posting.company.employees);
  const agency = readAgency({ company: posting.company, prepared });
  const quoted = (evidence: string) => asWritten(evidence, prepared.sentences).slice(0, 500);
  yield;
  return maskPosting({
    title,
    roles: roles.value,
    jobProfile: readJobProfile(roles.value, posting.department),
    levels: levels.value,
    employmentType: employmentType.value,
    remote: { verdict: remote.verdict, evidence: quoted(remote.evidence) },
    eligibility: { ...eligibility, evidence: quoted(eligibility.evidence) },
    location: displayLocation(eligibility),
    salary: salary.value,
    education: education.value,
    visaSponsorship: visaSponsorship.value,
    adLanguage: language,
    ...stated.fields,
    techStack: techStack.value,
    industries: industries.value,
    companySize: size.value,
    employeeStrength: size.strength,
    summary: readSummary({ title, companyName, excerpt: posting.excerpt ?? "", prepared }),
    description: prepared.html,
    text: prepared.text,
    descriptionQuality: prepared.quality,
    companyName,
    agency: agency.value,
    evidence: evidenceOf(
      { roles, levels, employmentType, salary, techStack, industries, education, visaSponsorship, agency },
      stated.evidence,
      quoted,
    ),
  });
}

/**
 * Reads every field of one posting in this order: text, title, language, remote, eligibility, salary, roles, terms, levels, employment type, technologies,
 * industries, education, visa sponsorship, company, agency, dates, conditions, signs of a scam, summary. Then masks people's contact details. Pure: the same posting and `now` always produce the same result.
 */
export function normalise(posting: Posting, context: NormaliseContext): NormalisedPosting {
  const steps = reading(posting, context);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** What became of a posting that was read together with others. */
export type Reading = { normalised: NormalisedPosting } | { error: unknown };

/**
 * Reads each posting as `normalise` does, but one field of them all before the next. That takes a quarter less time: a field's expressions are far
 * more machine code than a processor keeps at hand, and are fetched once for all postings. One that fails doesn't stop the others.
 */
export function normaliseTogether(postings: readonly Posting[], context: NormaliseContext): Reading[] {
  const readings: Reading[] = [];
  let open = Array.from(postings, (posting, at) => ({ at, steps: reading(posting, context) }));
  while (open.length > 0)
    open = open.filter(({ at, steps }) => {
      try {
        const step = steps.next();
        if (step.done === true) readings[at] = { normalised: step.value };
        return step.done !== true;
      } catch (error) {
        readings[at] = { error };
        return false;
      }
    });
  return readings;
}

interface StatementContext {
  prepared: PreparedText;
  language: string | null;
  country: string | null;
  salary: SalaryRange | null;
  now: Date;
}

/** Reads the terms and conditions of a job, its dates, and signs of a scam. */
function readStatements(posting: Posting, { prepared, language, country, salary, now }: StatementContext) {
  const { title } = posting;
  const about = termSentences(prepared);
  const asked = askedOfEverybody(posting.questions);
  const { terms, evidence } = readTerms({ title, prepared, about, asked, country });
  const postedAt = readPostedAt(posting.postedAt, now);
  const closesAt = readClosesAt(posting.closesAt, now);
  const dates = { postedAt, closesAt, now };
  const read = readConditions({ title, about, posting, ...dates, language, country, salary });
  const scamSigns = readScamSigns({ title, sentences: about.scam, salary });
  return {
    fields: { ...terms, ...read.conditions, postedAt, closesAt, scamSigns },
    evidence: { ...evidence, ...read.evidence },
  };
}

/** Returns the quote that decided each field; nothing where nothing did. */
function evidenceOf(
  read: Record<string, Evidenced<unknown>>,
  stated: Partial<Record<string, string>>,
  quoted: (evidence: string) => string,
): Record<string, string> {
  const texts = {
    ...Object.fromEntries(Object.entries(read).map(([field, { evidence }]) => [field, evidence])),
    ...stated,
  };
  const said = Object.entries(texts).filter((each): each is [string, string] => (each[1] ?? "") !== "");
  return Object.fromEntries(said.map(([field, text]) => [field, quoted(text)]));
}
