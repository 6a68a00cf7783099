import type { Job } from "#contract/schemas/job.ts";
import type { JobDetails } from "#store/search/job-pages.ts";
import { sources } from "#sources/registry.ts";
import { countriesInRegion, placeByCode, places } from "#taxonomy/places.ts";

type Data = Record<string, unknown>;

const EMPLOYMENT = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  internship: "INTERN",
} as const;
const COUNTRIES = places.filter((place) => place.kind === "country").flatMap((place) => place.code ?? []);

/**
 * Returns the job as a schema.org `JobPosting` by Google's rules
 * (developers.google.com/search/docs/appearance/structured-data/job-posting). Null for a closed job, for one whose leading source
 * forbids passing it on to Google Jobs, and for one that does not state where its people may live: a remote posting must name its
 * countries, and we invent none.
 */
export function jobPostingData(job: Job, facts: JobDetails, pageUrl: string): Data | null {
  const applicants = applicantPlaces(job);
  if (facts.closedAt !== null || applicants.length === 0 || facts.description === "" || !mayAnnounce(job)) return null;
  return {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: job.role,
    description: facts.description,
    datePosted: job.postedAt,
    ...(facts.closesAt !== null && { validThrough: facts.closesAt.toISOString() }),
    hiringOrganization: {
      "@type": "Organization",
      name: job.company.name,
      ...(job.company.url !== undefined && { sameAs: job.company.url }),
    },
    identifier: { "@type": "PropertyValue", name: job.company.name, value: job.id },
    url: pageUrl,
    directApply: false,
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: applicants,
    ...(job.employmentType !== undefined && { employmentType: EMPLOYMENT[job.employmentType] }),
    ...(job.salaryRange !== undefined && baseSalary(job.salaryRange)),
    ...(job.industries.length > 0 && { industry: job.industries.join(", ") }),
    ...(job.techStack.length > 0 && { skills: job.techStack.join(", ") }),
    ...(facts.education !== null && {
      // Our five values are the ones that Google accepts.
      educationRequirements: { "@type": "EducationalOccupationalCredential", credentialCategory: facts.education },
    }),
  };
}

function mayAnnounce({ sources: carriers }: Job): boolean {
  return carriers.every(({ source, leads }) => !leads || sources.get(source)?.terms.noSearchEngines !== true);
}

/** Lists every eligible country and state, with regions expanded and exclusions removed. */
function applicantPlaces({ eligibility }: Job): Data[] {
  const { scope, countries, regions, states, excluded } = eligibility;
  if (scope === "unstated") return [];
  const excludedCountries = new Set(
    excluded.flatMap((place) => (/^[A-Z]{2}$/.test(place) ? [place] : countriesInRegion(place))),
  );
  const inStates = new Set(states.map((state) => state.slice(0, 2)));
  const named =
    scope === "worldwide"
      ? COUNTRIES
      : [...countries.filter((code) => !inStates.has(code)), ...regions.flatMap(countriesInRegion)];
  const eligible = [...new Set(named)].filter((code) => !excludedCountries.has(code));
  return [
    ...eligible.map((name) => ({ "@type": "Country", name })),
    ...states
      .filter((state) => !excluded.includes(state))
      .map((state) => ({ "@type": "State", name: `${placeByCode(state)?.name ?? state}, ${state.slice(0, 2)}` })),
  ];
}

function baseSalary({ min, max, currency, period, periodUnstated }: NonNullable<Job["salaryRange"]>): Data {
  const amount = min !== null && max !== null && min !== max ? { minValue: min, maxValue: max } : { value: min ?? max };
  if ((min === null && max === null) || periodUnstated === true) return {};
  return {
    baseSalary: {
      "@type": "MonetaryAmount",
      currency,
      value: { "@type": "QuantitativeValue", ...amount, unitText: period.toUpperCase() },
    },
  };
}
