import fc from "fast-check";
import { expect, test } from "vitest";
import type { EmploymentType } from "#contract/schemas/job.ts";
import { FACET_NAMES, FILTERS } from "#contract/values/filters.ts";
import { EVERY_JOB, type JobsQuery } from "#contract/values/jobs-query.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { applyTo, Compacting, engineStep, fill, readable, referableCompanies } from "#test/search/engine-steps.ts";
import { runToEnd } from "#test/search/run-to-end.ts";
import { createEngine, type Engine } from "./engine.ts";
import { COMPANY_FACET, FACETS } from "./index/facets.ts";
import {
  arbitraryDocument as document,
  arbitraryPlaces as places,
  HOUR,
  looseQuery,
  NOW,
} from "#test/search/arbitrary-searches.ts";
import { unstatedFields } from "#test/unstated-fields.ts";
import { naiveSearch } from "#test/oracles/naive-search.ts";
import { MATCH_TARGETS } from "#test/search/match-targets.ts";
import type { ReferableCompanies } from "./index/segment-types.ts";

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

/** Returns an engine restored from the state of another one, which then loses all jobs without changing that state. */
function restored(engine: Engine, ids: Iterable<string>): Engine {
  runToEnd(engine.compact());
  const state = engine.state();
  engine.apply(Array.from(ids, (id) => ({ id, open: false as const })));
  const next = createEngine(places);
  next.restore(structuredClone(state));
  return next;
}

test("returns what a scan of all documents returns after any inserts, changes, removals, compactions and restarts", () => {
  fc.assert(
    fc.property(
      fc.array(document(150), { maxLength: 200 }),
      fc.array(engineStep(150), { maxLength: 12 }),
      looseQuery,
      (first, steps, last) => {
        let engine = createEngine(places);
        const jobs = new Map(first.map((job) => [job.id, job]));
        fill(engine, jobs.values());
        const compacting = new Compacting();
        let referable: ReferableCompanies | null = null;
        for (const doing of steps) {
          if (doing.kind === "apply") {
            applyTo(engine, jobs, doing.documents);
          } else if (doing.kind === "ask") {
            expectSame(engine, jobs, doing.request, referable);
          } else if (doing.kind === "refer") {
            referable = doing.companies;
            engine.setReferable(referable);
          } else if (doing.kind === "restart") {
            compacting.end();
            engine = restored(engine, jobs.keys());
            if (referable !== null) engine.setReferable(referable);
          } else {
            compacting.advance(engine, doing.kind === "compact" ? Infinity : doing.steps);
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

test("returns the same where few jobs state anything, so that facets have no column", () => {
  const unstated = unstatedFields(FACET_NAMES.flatMap((name) => FILTERS[name].field ?? []));
  const jobs = new Map(
    manyDocuments(1300).map((job, index) => {
      const { roles, techStack } = job;
      const bare = {
        ...job,
        ...unstated,
        roles,
        techStack,
        salaryYearlyUsd: null,
        salaryTopUsd: null,
        timeZones: null,
      };
      return [job.id, index % 40 === 0 ? job : bare];
    }),
  );
  const engine = createEngine(places);
  fill(engine, jobs.values());
  const queries = fc.sample(looseQuery, { numRuns: 20, seed: 13 });
  for (const request of queries) expectSame(engine, jobs, request);
  for (const job of manyDocuments(60)) {
    jobs.set(job.id, job);
    engine.apply([job.open ? job : { id: job.id, open: false }]);
  }
  for (const request of queries) expectSame(engine, jobs, request);
  runToEnd(engine.compact());
  for (const request of queries) expectSame(engine, jobs, request);
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
