import fc from "fast-check";
import { expect, test } from "vitest";
import { EVERY_JOB, type JobsQuery } from "#contract/values/jobs-query.ts";
import { createEngine } from "#search/engine.ts";
import { COMPANY_FACET } from "#search/index/facets.ts";
import { arbitraryDocument, arbitraryPlaces, looseQuery, NOW } from "#test/search/arbitrary-searches.ts";
import { fill } from "#test/search/engine-steps.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";

const JOBS = 30_000;

/** Jobs of more companies than have ranks; a company's share falls with its number. */
function jobsOfManyCompanies(count: number, firstId: number): SearchDocument[] {
  const sample = fc.sample(arbitraryDocument(count), { numRuns: 400, seed: 3 });
  return Array.from({ length: count }, (_, at) => {
    const company = at % 2 === 0 ? (at / 2) % 12_000 : Math.floor(((at * 7919) % 1000) ** 2 / 2000);
    return { ...sample[at % sample.length]!, id: String(firstId + at), companySlug: `company-${company}`, open: true };
  });
}

test("counts the companies with the most matching jobs without counting all", () => {
  const engine = createEngine(arbitraryPlaces);
  fill(engine, jobsOfManyCompanies(JOBS, 1));
  const queries: JobsQuery[] = [EVERY_JOB, ...fc.sample(looseQuery, { numRuns: 40, seed: 19 })];
  const expectSame = (): number => {
    let shortcuts = 0;
    for (const query of queries) {
      const all = engine.query(query, { now: NOW, counts: true }).counts!;
      for (const most of [0, 1, 12, 300]) {
        const some = engine.query(query, { now: NOW, counts: true, mostCompanies: most }).counts!;
        const countsOf = (counter: typeof some) => counter.top(COMPANY_FACET, most).map(([, count]) => count);
        expect(countsOf(some)).toEqual(countsOf(all));
        for (const [slug, count] of some.top(COMPANY_FACET, most)) expect(all.countOf(COMPANY_FACET, slug)).toBe(count);
        if (most > 0 && isPartial(() => some.counts(COMPANY_FACET))) shortcuts += 1;
      }
    }
    return shortcuts;
  };
  expect(expectSame()).toBeGreaterThan(3);
  // A company without a rank gets many jobs after the index was built.
  const recent = jobsOfManyCompanies(300, JOBS + 1).map((job, at) =>
    at < 200 ? { ...job, companySlug: "company-11999" } : job,
  );
  engine.apply(recent);
  engine.apply(Array.from({ length: 500 }, (_, at) => ({ id: String(1 + at * 3), open: false as const })));
  expect(expectSame()).toBeGreaterThan(0);
  const { counts } = engine.query(EVERY_JOB, { now: NOW, counts: true, mostCompanies: 5 });
  expect(counts!.top(COMPANY_FACET, 5).map(([slug]) => slug)).toContain("company-11999");
});

function isPartial(read: () => unknown): boolean {
  try {
    read();
    return false;
  } catch (error) {
    expect(String(error)).toMatch(/companies with the most jobs are counted/);
    return true;
  }
}
