import fc from "fast-check";
import type { JobsQuery } from "#contract/values/jobs-query.ts";
import type { PlaceTree } from "#search/index/areas.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { declaredChoices, declaredValues } from "./declared-filters.ts";

/** When the jobs and queries here are searched. */
export const NOW = Date.UTC(2026, 5, 1);
export const HOUR = 3_600_000;

const parents: Record<string, string[]> = {
  worldwide: [],
  europe: ["worldwide"],
  "north-america": ["worldwide"],
  germany: ["europe", "worldwide"],
  france: ["europe", "worldwide"],
  "united-states": ["north-america", "worldwide"],
  california: ["united-states", "north-america", "worldwide"],
  texas: ["united-states", "north-america", "worldwide"],
};
export const arbitraryPlaces: PlaceTree = {
  slugs: Object.keys(parents),
  ancestors: (slug) => parents[slug] ?? [],
  descendants: (slug) => Object.keys(parents).filter((place) => parents[place]!.includes(slug)),
};

const some = (values: string[], max: number): fc.Arbitrary<string[]> =>
  fc.subarray(values, { maxLength: Math.min(max, values.length) });
const place = [...arbitraryPlaces.slugs, "atlantis"];
const roles = ["engineer", "designer", "manager", "writer"];
const technologies = Array.from({ length: 12 }, (_, index) => `tech-${index}`);
export const arbitraryCompanies = Array.from({ length: 40 }, (_, index) => `company-${index}`);

/** Similar words, so that prefixes, plurals and typos collide. */
const vocabulary = [
  ..."Engineer engineers engineering Enginer enginee React reactor Reach java JavaScript go Go, k8s Kubernetes node.js".split(
    " ",
  ),
  ..."front-end frontend front end C++ C# .NET Zürich naïve SWE software developer development the of remote R&D".split(
    " ",
  ),
];
const textOf = (most: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...vocabulary), { maxLength: most }).map((words) => words.join(" "));

/** Texts as people type them: words, prefixes, typos, phrases, exclusions. */
const typed: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(...vocabulary),
      fc.constantFrom(
        "engi",
        "enginere",
        "enginerring",
        "kuberntes",
        "reac",
        "zurich",
        "swe",
        "unheardof",
        "develloper",
        "e",
        "nodejs",
      ),
      fc.constantFrom(
        '"software engineer"',
        '"front end',
        "-react",
        '-"front end"',
        "-",
        '""',
        "- react",
        "software engineer",
        "java scr",
        '"united states"',
        '"north america"',
        '"states north"',
      ),
    ),
    { maxLength: 4 },
  )
  .chain((parts) => fc.constantFrom(parts.join(" "), `${parts.join(" ")} `));

/** Jobs with ids up to `ids`, in values that collide. */
export const arbitraryDocument = (ids: number): fc.Arbitrary<SearchDocument> =>
  fc.record({
    id: fc.integer({ min: 1, max: ids }).map(String),
    title: textOf(5),
    summary: textOf(6),
    text: textOf(12),
    companySlug: fc.constantFrom(...arbitraryCompanies),
    companyName: fc.constantFrom("Acme, Inc.", "Globex", "Software Engineer Factory"),
    roles: some(roles, 3),
    areas: some(place, 3),
    excludedAreas: fc.oneof(
      { weight: 4, arbitrary: fc.constant<string[]>([]) },
      { weight: 1, arbitrary: some(place, 2) },
    ),
    ...declaredValues,
    techStack: some(technologies, 5),
    industries: some(["saas", "fintech", "health"], 2),
    companySize: fc.constantFrom("1,10", "11,50", "10001+", null),
    education: fc.constantFrom("bachelor degree", null, null),
    // Whole days apart, so that many jobs share a time and some are exactly on the edge of a window.
    postedAt: fc.integer({ min: 0, max: 40 }).map((days) => NOW - days * 24 * HOUR),
    salaryYearlyUsd: fc.option(fc.constantFrom(50_000, 80_000, 80_000.5, 120_000)),
    salaryTopUsd: fc.option(fc.constantFrom(60_000, 90_000, 140_000.7)),
    timeZones: fc.constantFrom(null, null, { from: -8, to: -5 }, { from: 0, to: 2 }, { from: 5.5, to: 5.5 }),
    eligibility: fc.record({
      scope: fc.constantFrom("worldwide" as const, "places" as const, "unstated" as const),
      countries: some(["DE", "FR", "US"], 2),
      regions: some(["europe", "north-america", "middle-earth"], 2),
      states: some(["US-CA"], 1),
      excluded: fc.oneof(
        { weight: 3, arbitrary: fc.constant<string[]>([]) },
        { weight: 1, arbitrary: some(["DE", "europe"], 1) },
      ),
    }),
    agency: fc.constantFrom(false, false, true),
    sources: some(["remotive", "greenhouse", "lever"], 2),
    open: fc.constantFrom(true, true, true, true, false),
  });

/** A query that may narrow every facet. */
export const narrowQuery: fc.Arbitrary<JobsQuery> = fc.record({
  q: fc.oneof({ weight: 1, arbitrary: fc.constant("") }, { weight: 1, arbitrary: typed }),
  role: some([...roles, "nobody"], 2),
  location: some(place, 2),
  ...declaredChoices,
  techStack: some(technologies, 3),
  company: fc.oneof(
    { weight: 3, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: some(arbitraryCompanies, 5) },
  ),
  industry: some(["saas", "fintech"], 2),
  companySize: fc.constantFrom(null, null, "1,10", "10001+"),
  education: fc.constantFrom<string[]>([], [], ["bachelor degree"]),
  datePosted: fc.constantFrom(null, null, "today" as const, "week" as const, "month" as const),
  salaryMin: fc.constantFrom(null, null, 0, 50_000, 80_001, 500_000),
  salaryUnstated: fc.boolean(),
  homeCountry: fc.constantFrom(null, "DE", "US", "PT"),
  eligibleOnly: fc.boolean(),
  hide: fc.record({
    companies: some([...arbitraryCompanies, "nobody"], 6),
    keywords: some(
      ["react", "REACTOR", "software engineer", "inc", "front-end", "C++", "!!", "unheardof", "acme software"],
      2,
    ),
    sources: some(["remotive", "greenhouse", "lever", "elsewhere"], 3),
    jobs: some(["1", "2", "3", "5", "8", "13", "999999"], 4),
    agencies: fc.boolean(),
  }),
  acceptsReferrals: fc.boolean(),
  sortBy: fc.constantFrom(
    "date" as const,
    "salary" as const,
    "relevance" as const,
    "referable" as const,
    "match" as const,
  ),
  page: fc.integer({ min: 1, max: 12 }),
  limit: fc.integer({ min: 1, max: 50 }),
});

/** A query that narrows only some facets, so that most results are not empty. */
export const looseQuery = fc.tuple(narrowQuery, fc.integer({ min: 0, max: 8191 })).map(([full, mask]): JobsQuery => ({
  ...full,
  role: mask & 1 ? full.role : [],
  location: mask & 2 ? full.location : [],
  experienceLevel: mask & 4 ? full.experienceLevel : [],
  techStack: mask & 8 ? full.techStack : [],
  industry: mask & 16 ? full.industry : [],
  companySize: mask & 32 ? full.companySize : null,
  education: mask & 64 ? full.education : [],
  page: mask & 128 ? full.page : 1,
  eligibleOnly: mask & 256 ? full.eligibleOnly : false,
  acceptsReferrals: mask & 512 ? full.acceptsReferrals : false,
  hide: {
    companies: mask & 1024 ? full.hide.companies : [],
    keywords: mask & 2048 ? full.hide.keywords : [],
    sources: mask & 4096 ? full.hide.sources : [],
    jobs: mask & 2048 ? full.hide.jobs : [],
    agencies: mask & 1 ? full.hide.agencies : false,
  },
}));
