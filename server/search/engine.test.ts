import fc from "fast-check";
import { expect, test } from "vitest";
import type { EmploymentType } from "#contract/schemas/job.ts";
import { EVERY_JOB, type JobsQuery } from "#contract/values/jobs-query.ts";
import type { PlaceTree } from "./index/areas.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { runToEnd } from "#test/search/run-to-end.ts";
import { createEngine, type Engine } from "./engine.ts";
import { COMPANY_FACET, FACETS } from "./index/facets.ts";
import { declaredChoices, declaredValues } from "#test/search/declared-filters.ts";
import { naiveSearch } from "#test/oracles/naive-search.ts";
import { MATCH_TARGETS } from "#test/search/match-targets.ts";
import type { QueryResult } from "./query/run-query.ts";
import type { ReferableCompanies } from "./index/segment-types.ts";

const NOW = Date.UTC(2026, 5, 1);
const HOUR = 3_600_000;

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
const places: PlaceTree = {
  slugs: Object.keys(parents),
  ancestors: (slug) => parents[slug] ?? [],
  descendants: (slug) => Object.keys(parents).filter((place) => parents[place]!.includes(slug)),
};

const some = (values: string[], max: number): fc.Arbitrary<string[]> =>
  fc.subarray(values, { maxLength: Math.min(max, values.length) });
const place = [...places.slugs, "atlantis"];
const roles = ["engineer", "designer", "manager", "writer"];
const technologies = Array.from({ length: 12 }, (_, index) => `tech-${index}`);
const companies = Array.from({ length: 40 }, (_, index) => `company-${index}`);

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
      ),
    ),
    { maxLength: 4 },
  )
  .chain((parts) => fc.constantFrom(parts.join(" "), `${parts.join(" ")} `));

const document = (ids: number): fc.Arbitrary<SearchDocument> =>
  fc.record({
    id: fc.integer({ min: 1, max: ids }).map(String),
    title: textOf(5),
    summary: textOf(6),
    text: textOf(12),
    companySlug: fc.constantFrom(...companies),
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

const query: fc.Arbitrary<JobsQuery> = fc.record({
  q: fc.oneof({ weight: 1, arbitrary: fc.constant("") }, { weight: 1, arbitrary: typed }),
  role: some([...roles, "nobody"], 2),
  location: some(place, 2),
  ...declaredChoices,
  techStack: some(technologies, 3),
  company: fc.oneof({ weight: 3, arbitrary: fc.constant<string[]>([]) }, { weight: 1, arbitrary: some(companies, 5) }),
  industry: some(["saas", "fintech"], 2),
  companySize: fc.constantFrom(null, null, "1,10", "10001+"),
  education: fc.constantFrom<string[]>([], [], ["bachelor degree"]),
  datePosted: fc.constantFrom(null, null, "today" as const, "week" as const, "month" as const),
  salaryMin: fc.constantFrom(null, null, 0, 50_000, 80_001, 500_000),
  salaryUnstated: fc.boolean(),
  homeCountry: fc.constantFrom(null, "DE", "US", "PT"),
  eligibleOnly: fc.boolean(),
  hide: fc.record({
    companies: some([...companies, "nobody"], 6),
    keywords: some(
      ["react", "REACTOR", "software engineer", "inc", "front-end", "C++", "!!", "unheardof", "acme software"],
      2,
    ),
    sources: some(["remotive", "greenhouse", "lever", "elsewhere"], 3),
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
const looseQuery = fc.tuple(query, fc.integer({ min: 0, max: 8191 })).map(([full, mask]): JobsQuery => ({
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
    agencies: mask & 1 ? full.hide.agencies : false,
  },
}));

function readable({ ids, total, counts, eligibility, referable, hidden }: QueryResult): unknown {
  const read = Object.fromEntries(FACETS.map(({ list }, facet) => [list, Object.fromEntries(counts!.entries(facet))]));
  return { ids, total, counts: { ...read, datePosted: counts!.windows }, eligibility, referable, hidden };
}

function expectSame(
  engine: Engine,
  jobs: Map<string, SearchDocument>,
  request: JobsQuery,
  referable: ReferableCompanies | null = null,
): void {
  const match = MATCH_TARGETS[request.limit % MATCH_TARGETS.length]!;
  const expected = naiveSearch(jobs.values(), places, request, { now: NOW, referable, match });
  expect(readable(engine.query(request, { now: NOW, counts: true, match }))).toEqual(expected);
  const { ids, total, eligibility, hidden } = engine.query(request, { now: NOW, counts: false, match });
  expect({ ids, total, eligibility, hidden }).toEqual({
    ids: expected.ids,
    total: expected.total,
    eligibility: expected.eligibility,
    hidden: expected.hidden,
  });
}

/** Companies that accept referral requests, with their response scores. */
const referableCompanies: fc.Arbitrary<ReferableCompanies> = fc
  .array(fc.tuple(fc.constantFrom(...companies, "unheard-of"), fc.constantFrom(1, 2, 52, 102)), { maxLength: 12 })
  .map((entries) => new Map(entries));

test("returns what a scan of all documents returns after any inserts, changes, removals and compactions", () => {
  const step = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant("apply" as const),
        documents: fc.array(document(150), { maxLength: 60 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("compact" as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant("compact in part" as const), steps: fc.integer({ min: 1, max: 12 }) }),
    },
    { weight: 6, arbitrary: fc.record({ kind: fc.constant("ask" as const), request: looseQuery }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("refer" as const), companies: referableCompanies }) },
  );
  fc.assert(
    fc.property(
      fc.array(document(150), { maxLength: 200 }),
      fc.array(step, { maxLength: 12 }),
      looseQuery,
      (first, steps, last) => {
        const engine = createEngine(places);
        const jobs = new Map(first.map((job) => [job.id, job]));
        const loading = engine.load();
        for (const job of jobs.values()) loading.add(job);
        runToEnd(loading.finish());
        let running: Generator<void, void> | null = null;
        let referable: ReferableCompanies | null = null;
        for (const doing of steps) {
          if (doing.kind === "apply") {
            engine.apply(doing.documents.map((job) => (job.open ? job : { id: job.id, open: false as const })));
            for (const job of doing.documents) jobs.set(job.id, job);
          } else if (doing.kind === "ask") {
            expectSame(engine, jobs, doing.request, referable);
          } else if (doing.kind === "refer") {
            referable = doing.companies;
            engine.setReferable(referable);
          } else {
            running ??= engine.compact();
            let left = doing.kind === "compact" ? Infinity : doing.steps;
            while (left-- > 0 && running !== null) if (running.next().done === true) running = null;
          }
        }
        expectSame(engine, jobs, last, referable);
        expect(engine.size).toBe([...jobs.values()].filter((job) => job.open).length);
      },
    ),
    { numRuns: 300 },
  );
});

/** Generates many more documents than fast-check would. */
function manyDocuments(count: number): SearchDocument[] {
  const sample = fc.sample(document(count), { numRuns: count, seed: 7 });
  return sample.map((job, index) => ({ ...job, id: String(index + 1) }));
}

test("returns the same over thousands of documents, where values have bitsets", () => {
  const jobs = new Map(manyDocuments(2500).map((job) => [job.id, job]));
  const engine = createEngine(places);
  engine.apply(jobs.values());
  runToEnd(engine.compact());
  const [referable] = fc.sample(referableCompanies, { numRuns: 1, seed: 5 });
  engine.setReferable(referable!);
  const queries = fc.sample(looseQuery, { numRuns: 40, seed: 11 });
  // Run before and after the changes, so that cached results must follow them.
  for (const request of queries) expectSame(engine, jobs, request, referable);
  for (const job of manyDocuments(400)) {
    jobs.set(job.id, { ...job, salaryYearlyUsd: 99_000 });
    engine.apply([jobs.get(job.id)!]);
  }
  for (const request of queries)
    expectSame(engine, jobs, { ...request, page: request.page === 1 ? 1 : request.page * 7 }, referable);
});

const everything: JobsQuery = { ...EVERY_JOB, limit: 9 };

test("returns the requested number of most frequent values of a facet", () => {
  const engine = createEngine(places);
  engine.apply(manyDocuments(900));
  const { counts } = engine.query(everything, { now: NOW, counts: true });
  const all = [...counts!.entries(COMPANY_FACET)].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  expect(all.length).toBeGreaterThan(20);
  expect(counts!.top(COMPANY_FACET)).toEqual(all);
  for (let most = 0; most <= all.length + 1; most += 1) {
    const top = counts!.top(COMPANY_FACET, most);
    expect(top.map(([, count]) => count)).toEqual(all.slice(0, most).map(([, count]) => count));
    for (const [value, count] of top) expect(counts!.countOf(COMPANY_FACET, value)).toBe(count);
  }
});

test("counts zero for a value that no job has, even if many jobs state none", () => {
  const engine = createEngine(places);
  const types: EmploymentType[] = ["full-time", "contract", "part-time"];
  const jobs = manyDocuments(9).map((job, index) => ({ ...job, employmentType: types[index % 3]!, education: null }));
  engine.apply(jobs.map((job) => ({ ...job, open: true as const })));
  const request: JobsQuery = { ...everything, employmentType: "contract", education: ["doctorate"] };
  const { counts } = engine.query(request, { now: NOW, counts: true });
  FACETS.forEach((_, facet) => expect(counts!.countOf(facet, "nobody-holds-this")).toBe(0));
});

test("moves date windows with the clock", () => {
  const engine = createEngine(places);
  const [job] = manyDocuments(1);
  engine.apply([{ ...job!, open: true, postedAt: NOW }]);
  const today: JobsQuery = { ...everything, datePosted: "today" };
  expect(engine.query(today, { now: NOW + 24 * HOUR, counts: false }).total).toBe(1);
  expect(engine.query(today, { now: NOW + 24 * HOUR + 1, counts: false }).total).toBe(0);
});

test("is due for compaction after enough changes, but not during one", () => {
  const engine = createEngine(places);
  expect(engine.compactionDue).toBe(false);
  engine.apply(manyDocuments(3000).map((job) => ({ ...job, open: true as const })));
  expect(engine.compactionDue).toBe(true);
  const compaction = engine.compact();
  compaction.next();
  expect(engine.compactionDue).toBe(false);
  runToEnd(compaction);
  expect(engine.compactionDue).toBe(false);
  expect(engine.size).toBe(3000);
});

test("rejects an id that is not a whole number", () => {
  const [job] = manyDocuments(1);
  expect(() => createEngine(places).apply([{ ...job!, id: "007" }])).toThrow('"007" is not a job id');
});
