import { eligibilityFor } from "#contract/values/eligibility.ts";
import type { CompanyFact } from "#contract/values/moderation/correction.ts";
import { CORRECTED, STATEMENT_PREFIX } from "#contract/values/employers/statement-limits.ts";
import { utcRange } from "#contract/values/utc-offset.ts";
import type { CompanyFacts, EmployerStatement } from "#contract/schemas/employers/statements.ts";
import type { Eligibility } from "#contract/schemas/job.ts";
import { displayLocation } from "#normalise/place/display-location.ts";
import { employeesOf } from "#taxonomy/company-sizes.ts";
import { namesOfIndustries } from "#taxonomy/industries.ts";
import { placeByCode } from "#taxonomy/places.ts";
import type { MergedJob } from "./merge.ts";

const NAMES_SHOWN = 12;
/** What a company states about itself that its jobs carry too, and which of it operators corrected. */
type FactsOfJobs = Pick<CompanyFacts, "size" | "industries"> & { corrected?: readonly CompanyFact[] };

/**
 * Returns a job as its employer's statement has it. Where the posting names countries, the job stays within those of them in which the
 * employer can hire; where it says “worldwide”, names none, or only others, the employer's countries count. Hours and visa are the employer's
 * where they say something.
 */
export function withStatement(job: MergedJob, statement: EmployerStatement): MergedJob {
  const { countries, timeZones, visaSponsorship } = statement;
  const eligibility = withCountries(
    { ...job.eligibility, timeZones: timeZones ?? job.eligibility.timeZones },
    countries,
  );
  const said = [
    ...(countries.length > 0 ? [`we can hire in ${namesOf(countries)}`] : []),
    ...(timeZones === null ? [] : [`hours ${utcRange(timeZones)}`]),
  ];
  const visa = visaSponsorship === null ? {} : { visaSponsorship };
  const visaEvidence =
    visaSponsorship === null
      ? {}
      : {
          visaSponsorship: `${STATEMENT_PREFIX}${visaSponsorship === "yes" ? "we sponsor visas" : "we don’t sponsor visas"}`,
        };
  if (said.length > 0) eligibility.evidence = STATEMENT_PREFIX + said.join("; ");
  return {
    ...job,
    ...visa,
    eligibility,
    location: countries.length > 0 ? displayLocation(eligibility) : job.location,
    evidence: { ...job.evidence, ...visaEvidence },
  };
}

/** Returns a job with all that its employer states. */
export function asStated(
  job: MergedJob,
  { statement, facts }: { statement: EmployerStatement | undefined; facts: FactsOfJobs | undefined },
): MergedJob {
  const known = facts === undefined ? job : withFacts(job, facts);
  return statement === undefined ? known : withStatement(known, statement);
}

/** Returns a job with the size and the industries that its employer states of the company, or that an operator corrected. */
export function withFacts(job: MergedJob, { size, industries, corrected = [] }: FactsOfJobs): MergedJob {
  const said = (fact: CompanyFact, words: string) => (corrected.includes(fact) ? CORRECTED : STATEMENT_PREFIX + words);
  const evidence = { ...job.evidence };
  const employees = size === null ? null : employeesOf(size);
  if (employees !== null) evidence["companySize"] = said("size", `${employees} employees`);
  if (industries.length > 0) evidence["industries"] = said("industries", namesOfIndustries(industries).join(", "));
  return {
    ...job,
    ...(employees !== null && { companySize: size, employeeStrength: employees }),
    ...(industries.length > 0 && { industries: [...industries] }),
    evidence,
  };
}

function withCountries(stated: Eligibility, countries: readonly string[]): Eligibility {
  if (countries.length === 0) return stated;
  const possible = countries.filter((code) => eligibilityFor(stated, code) !== "no");
  const chosen = (possible.length > 0 ? possible : [...countries]).toSorted();
  const countryOf = (state: string) => state.slice(0, 2);
  const isPart = (place: string) => /^[A-Z]{2}-/.test(place) && chosen.includes(countryOf(place));
  // A posting that names states means those and not their whole country.
  const states = possible.length > 0 ? stated.states.filter(isPart) : [];
  const whole = chosen.filter(
    (code) => stated.countries.includes(code) || states.every((state) => countryOf(state) !== code),
  );
  return {
    ...stated,
    scope: "places",
    countries: whole,
    regions: [],
    states,
    excluded: possible.length > 0 ? stated.excluded.filter(isPart) : [],
  };
}

function namesOf(countries: readonly string[]): string {
  const names = countries.map((code) => placeByCode(code)?.name ?? code).toSorted();
  return names.length <= NAMES_SHOWN
    ? names.join(", ")
    : `${names.slice(0, NAMES_SHOWN).join(", ")} and ${names.length - NAMES_SHOWN} more`;
}
