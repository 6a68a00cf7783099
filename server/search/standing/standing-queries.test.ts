import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { queryOfFilters, searchFilters } from "#contract/values/desk/saved-search.ts";
import { FACET_NAMES } from "#contract/values/filters.ts";
import { EVERY_JOB } from "#contract/values/jobs-query.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { createEngine } from "#search/engine.ts";
import { naiveSearch } from "#test/oracles/naive-search.ts";
import { arbitraryDocument, arbitraryPlaces, looseQuery, narrowQuery, NOW } from "#test/search/arbitrary-searches.ts";
import { emptySearchDocument } from "#test/search/search-document.ts";
import { type MatchOptions, type StandingMatch, StandingQueries } from "./standing-queries.ts";

const referable = new Map([
  ["company-1", 52],
  ["company-2", 2],
]);

/** Filters of which only some narrow, so that most queries find jobs. */
const someFilters = fc.tuple(looseQuery, fc.array(fc.nat(3), { minLength: 20, maxLength: 20 })).map(([query, dice]) => {
  const asked = Object.entries(searchFilters({ ...query, eligibleOnly: dice[18] === 0 }));
  const chosen = asked.filter(([name], at) => dice[at] === 0 || name === "homeCountry");
  return searchFilters(queryOfFilters(Object.fromEntries(chosen)));
});

/** One filter alone, so that the query waits at its values and at no others. */
const oneFilter = fc
  .tuple(narrowQuery, fc.constantFrom(...FACET_NAMES))
  .map(([query, name]) => searchFilters({ ...EVERY_JOB, [name]: query[name] }))
  .filter((filters) => Object.keys(filters).length > 0);

const unexpected = (key: string, error: unknown): never => {
  throw new Error(`query ${key} failed`, { cause: error });
};

function matchesOf(standing: StandingQueries, jobs: SearchDocument[], options: MatchOptions): Map<string, string[]> {
  const matches = new Map<string, string[]>();
  for (const step of standing.match(jobs, options, unexpected))
    for (const { key, ids } of step) matches.set(key, ids.toSorted());
  return matches;
}

const options = (engine: ReturnType<typeof createEngine>): MatchOptions => ({
  now: NOW,
  referable,
  termStats: engine.termStats,
});

test("matches exactly the changed jobs that the search itself finds", () => {
  /** The combinations of filters that have found a job. */
  const matched = new Set<string>();
  const isEachMatched = () => FACET_NAMES.every((name) => matched.has(name)) && matched.size > 50;
  const tryQueries = () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(arbitraryDocument(300), { maxLength: 100, selector: ({ id }) => id, size: "max" }),
        fc.array(fc.oneof(someFilters, oneFilter), { maxLength: 30, size: "max" }),
        fc.oneof(fc.integer({ min: 1, max: 4 }), fc.nat(99)),
        (jobs, queries, size) => {
          const engine = createEngine(arbitraryPlaces);
          engine.apply(jobs);
          const standing = new StandingQueries(arbitraryPlaces);
          queries.forEach((query, number) => standing.add(String(number), query));
          const changed = jobs.slice(0, size);
          const ids = new Set(changed.map(({ id }) => id));
          const found = matchesOf(standing, changed, options(engine));
          queries.forEach((query, number) => {
            const whole = { ...queryOfFilters(query), limit: jobs.length + 1 };
            const oracle = naiveSearch(jobs, arbitraryPlaces, whole, { now: NOW, referable, whole: true });
            const expected = oracle.ids.filter((id) => ids.has(id)).toSorted();
            expect(found.get(String(number)) ?? []).toEqual(expected);
            if (expected.length > 0) matched.add(Object.keys(query).toSorted().join(" "));
          });
        },
      ),
      { numRuns: 100 },
    );
  // A rare kind of query may match nothing in a hundred catalogues.
  for (let round = 0; round < 20 && !isEachMatched(); round += 1) tryQueries();
  for (const name of FACET_NAMES) expect(matched, `no query that waits at ${name} has matched`).toContain(name);
  expect(matched.size, "queries that match nothing prove nothing").toBeGreaterThan(50);
});

test("forgets a deleted query and knows the others", () => {
  const engine = createEngine(arbitraryPlaces);
  const standing = new StandingQueries(arbitraryPlaces);
  const job = { ...emptySearchDocument, id: "7", roles: ["editor"], postedAt: NOW };
  engine.apply([job]);
  const either = searchFilters({ ...EVERY_JOB, role: ["nurse", "editor"] });
  standing.add("one", either);
  standing.add("one", searchFilters({ ...EVERY_JOB, role: ["nurse"] }));
  standing.add("two", searchFilters({ ...EVERY_JOB, role: ["editor"] }));
  standing.add("three", searchFilters({ ...EVERY_JOB, salaryMin: 1, salaryUnstated: true }));
  expect(matchesOf(standing, [job], options(engine))).toEqual(
    new Map([
      ["one", ["7"]],
      ["two", ["7"]],
      ["three", ["7"]],
    ]),
  );
  for (const key of ["one", "three", "unheard-of"]) standing.delete(key);
  expect(standing.size).toBe(1);
  expect([...matchesOf(standing, [job], options(engine)).keys()]).toEqual(["two"]);
});

test("matches no closed job", () => {
  const engine = createEngine(arbitraryPlaces);
  const standing = new StandingQueries(arbitraryPlaces);
  standing.add("one", searchFilters({ ...EVERY_JOB, company: ["acme"] }));
  expect(matchesOf(standing, [{ ...emptySearchDocument, open: false }], options(engine))).toEqual(new Map());
});

test("waits for every word of a text, where the search settles for most of them", () => {
  const engine = createEngine(arbitraryPlaces);
  const job = { ...emptySearchDocument, title: "Rust engineer", postedAt: NOW };
  const both = { ...job, id: "2", title: "Rust engineer for kernels" };
  const query = { ...EVERY_JOB, q: "rust kernels " };
  const standing = new StandingQueries(arbitraryPlaces);
  standing.add("one", searchFilters(query));
  engine.apply([job]);
  expect(engine.query(query, { now: NOW, counts: false }).total).toBe(1);
  expect(matchesOf(standing, [job], options(engine)).size).toBe(0);
  engine.apply([both]);
  expect(matchesOf(standing, [job, both], options(engine)).get("one")).toEqual(["2"]);
  expect(engine.query(query, { now: NOW, counts: false }).ids).toEqual(["2"]);
});

test("lets its caller do other work after a few milliseconds, wherever it is", () => {
  const engine = createEngine(arbitraryPlaces);
  const standing = new StandingQueries(arbitraryPlaces);
  const keys = Array.from({ length: 100 }, (_, number) => String(number));
  for (const key of keys)
    standing.add(key, searchFilters({ ...EVERY_JOB, company: ["acme"], salaryMin: Number(key), salaryUnstated: true }));
  const jobs = keys.map((id) => ({ ...emptySearchDocument, id: String(Number(id) + 1) }));
  // Each look at the clock takes a millisecond.
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += 1));
  const steps: StandingMatch[][] = [...standing.match(jobs, options(engine), unexpected)];
  clock.mockRestore();
  expect(
    steps
      .flat()
      .map(({ key }) => key)
      .toSorted(),
  ).toEqual(keys.toSorted());
  const matching = steps.filter((step) => step.length > 0);
  expect(matching.length).toBeGreaterThan(10);
  for (const step of matching) expect(step.length).toBeLessThan(10);
  expect(steps.length - matching.length, "reading and indexing the jobs takes steps too").toBeGreaterThan(10);
});

test("matches every other query when one fails, and names the one", () => {
  const engine = createEngine(arbitraryPlaces);
  const standing = new StandingQueries(arbitraryPlaces);
  const job = { ...emptySearchDocument, id: "7", roles: ["editor"], postedAt: NOW };
  engine.apply([job]);
  const editors = searchFilters({ ...EVERY_JOB, role: ["editor"] });
  standing.add("broken", { ...editors, q: 7 as unknown as string });
  standing.add("whole", editors);
  const failed: string[] = [];
  const steps = [...standing.match([job], options(engine), (key) => failed.push(key))];
  expect([steps.flat(), failed]).toEqual([[{ key: "whole", ids: ["7"] }], ["broken"]]);
});
