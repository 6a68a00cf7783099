import { EMPLOYMENT_TYPES, LEVELS } from "#contract/schemas/job.ts";
import { EVERY_JOB, type JobsQuery } from "#contract/values/jobs-query.ts";
import { emptySearchDocument } from "#test/search/search-document.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { companySizes } from "#taxonomy/company-sizes.ts";
import { educations } from "#taxonomy/education.ts";
import { industries } from "#taxonomy/industries.ts";
import { placeBySlug, places } from "#taxonomy/places.ts";
import { roles } from "#taxonomy/roles.ts";
import { technologies } from "#taxonomy/technologies.ts";
import { RankedChoice, SeededRandom } from "./seeded-random.ts";

export const NOW = Date.UTC(2026, 5, 1);
const DAY = 24 * 3_600_000;

const role = new RankedChoice(roles.map(({ slug }) => slug));
const technology = new RankedChoice(technologies.map(({ slug }) => slug));
const industry = new RankedChoice(industries.map(({ slug }) => slug));
const order = ["united-states", "worldwide", "europe", "germany", "united-kingdom", "canada", "india"];
const place = new RankedChoice([...order, ...places.map(({ slug }) => slug).filter((slug) => !order.includes(slug))]);
const size = new RankedChoice(companySizes.map(({ value }) => value));
const education = new RankedChoice(educations.map(({ value }) => value).toReversed());
const level = new RankedChoice(["senior", "mid", "lead", "junior", "entry"]);
const type = new RankedChoice(EMPLOYMENT_TYPES);
const sources = new RankedChoice(
  "greenhouse lever ashby workable remotive remoteok smartrecruiters recruitee personio".split(" "),
);

function placesOf(area: string | undefined): Pick<SearchDocument, "areas" | "excludedAreas" | "eligibility"> {
  const named = area === undefined ? undefined : placeBySlug(area);
  const code = named?.code ?? null;
  return {
    areas: area === undefined ? [] : [area],
    excludedAreas: [],
    eligibility: {
      scope: named === undefined ? "unstated" : named.kind === "worldwide" ? "worldwide" : "places",
      countries: named?.kind === "country" && code !== null ? [code] : [],
      regions: named?.kind === "region" ? [named.slug] : [],
      states: named?.kind === "state" && code !== null ? [code] : [],
      excluded: [],
    },
  };
}

/** Generates jobs with realistic frequencies, one area each, in random order of date. */
export function* generatedJobs(count: number): Generator<SearchDocument> {
  const random = new SeededRandom(1);
  const others = new SeededRandom(3);
  const company = new RankedChoice(
    Array.from({ length: Math.max(10, Math.floor(count / 20)) }, (_, index) => `company-${index}`),
  );
  for (let id = 1; id <= count; id += 1) {
    const companySlug = company.pick(random);
    yield {
      ...emptySearchDocument,
      id: String(id),
      title: "Job",
      summary: "",
      text: "",
      companySlug,
      companyName: companySlug,
      roles: role.pickSome(random, 1 + random.below(3)),
      ...placesOf(random.next() < 0.1 ? undefined : place.pick(random)),
      levels:
        random.next() < 0.15 ? [] : (level.pickSome(random, random.next() < 0.2 ? 2 : 1) as SearchDocument["levels"]),
      employmentType: random.next() < 0.1 ? null : (type.pick(random) as SearchDocument["employmentType"]),
      techStack: technology.pickSome(random, random.below(9)),
      industries: industry.pickSome(random, random.below(3)),
      companySize: random.next() < 0.3 ? null : size.pick(random),
      education: random.next() < 0.6 ? null : education.pick(random),
      postedAt: NOW - Math.floor(random.next() ** 2 * 120 * DAY),
      salaryYearlyUsd: random.next() < 0.65 ? null : 1000 * Math.round(30 + random.next() * 220),
      agency: others.next() < 0.08,
      sources: sources.pickSome(others, others.next() < 0.1 ? 2 : 1),
      open: true,
    };
  }
}

type Narrow = (query: JobsQuery, random: SeededRandom) => JobsQuery;

const narrow: readonly Narrow[] = [
  (query, random) => ({ ...query, role: role.pickSome(random, 1 + random.below(2)) }),
  (query, random) => ({ ...query, techStack: technology.pickSome(random, 1 + random.below(2)) }),
  (query, random) => ({ ...query, location: [place.pick(random)] }),
  (query, random) => ({ ...query, experienceLevel: [random.pick(LEVELS)] }),
  (query, random) => ({ ...query, employmentType: random.pick(EMPLOYMENT_TYPES) }),
  (query, random) => ({ ...query, industry: [industry.pick(random)] }),
  (query, random) => ({ ...query, companySize: random.pick(companySizes).value }),
  (query, random) => ({ ...query, education: [education.pick(random)] }),
  (query, random) => ({ ...query, datePosted: random.pick(["today", "week", "month"] as const) }),
];

function narrowed(random: SeededRandom, facets: number): JobsQuery {
  const left = [...narrow];
  let query = EVERY_JOB;
  for (let chosen = 0; chosen < facets; chosen += 1)
    query = left.splice(random.below(left.length), 1)[0]!(query, random);
  return query;
}

/**
 * Generates a mix of queries: 35 % the first page without filters, 25 % one role or technology, 20 % two or three facets,
 * 10 % four facets or more, 5 % sorted by salary, 5 % deep pages.
 */
export function queryMix(count: number): JobsQuery[] {
  const random = new SeededRandom(2);
  return Array.from({ length: count }, () => {
    const kind = random.next();
    if (kind < 0.35) return EVERY_JOB;
    if (kind < 0.6) return narrow[random.below(2)]!(EVERY_JOB, random);
    if (kind < 0.8) return narrowed(random, 2 + random.below(2));
    if (kind < 0.9) return narrowed(random, 4 + random.below(3));
    if (kind < 0.95) return { ...narrowed(random, 2), sortBy: "salary" };
    return { ...narrowed(random, random.below(2)), page: 1 + random.below(500) };
  });
}
