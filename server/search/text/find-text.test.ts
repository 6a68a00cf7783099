import fc from "fast-check";
import { expect, test } from "vitest";
import { EVERY_JOB, type JobsQuery } from "#contract/values/jobs-query.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { naiveSearch } from "#test/oracles/naive-search.ts";
import { arbitraryDocument, arbitraryPlaces, looseQuery, NOW } from "#test/search/arbitrary-searches.ts";
import { applyTo, fill, readable } from "#test/search/engine-steps.ts";
import { runToEnd } from "#test/search/run-to-end.ts";
import { createEngine, type Engine } from "../engine.ts";

const JOBS = 1500;

/** Texts that many jobs match, of one word and of several, with beginnings, slips, phrases and exclusions. */
const texts = [
  "eng",
  "engineer ",
  "enginere",
  "react java",
  "software dev",
  '"software engineer"',
  "engineer -react",
  "go",
];

const documents = (count: number, seed: number): SearchDocument[] =>
  fc.sample(arbitraryDocument(JOBS), { numRuns: count, seed });

type Step =
  | { kind: "ask"; request: JobsQuery }
  | { kind: "change"; seed: number; count: number }
  | { kind: "remove"; every: number }
  | { kind: "compact" };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant("ask" as const),
      // Half of the searches ask for nothing but the text, as most people do.
      request: fc
        .tuple(fc.constantFrom(...texts), fc.boolean(), looseQuery, fc.integer({ min: 1, max: 40 }))
        .map(([q, isNarrow, query, page]) => ({
          ...(isNarrow ? query : { ...EVERY_JOB, sortBy: "relevance" as const, page }),
          q,
        })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("change" as const), seed: fc.nat(99), count: fc.nat(60) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("remove" as const), every: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("compact" as const) }) },
);

const keptBytes = (engine: Engine) => engine.bytesByPart().index["kept texts"]!;

test("ranks and counts a text that it keeps as a scan of all documents does, whatever changes meanwhile", () => {
  let kept = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 15, maxLength: 25 }), fc.nat(99), (steps, seed) => {
      const engine = createEngine(arbitraryPlaces);
      const jobs = new Map(
        documents(JOBS, seed).map((job, index) => [String(index + 1), { ...job, id: String(index + 1) }]),
      );
      fill(engine, jobs.values());
      for (const each of steps) {
        if (each.kind === "compact") runToEnd(engine.compact());
        else if (each.kind === "change") applyTo(engine, jobs, documents(each.count, each.seed));
        else if (each.kind === "remove") {
          const some = [...jobs.values()].filter((_, at) => at % each.every === 0);
          applyTo(
            engine,
            jobs,
            some.map((job) => ({ ...job, open: false })),
          );
        } else {
          const expected = naiveSearch(jobs.values(), arbitraryPlaces, each.request, { now: NOW, referable: null });
          // At first by scoring every match, then by the kept order.
          for (let time = 0; time < 3; time += 1)
            expect(readable(engine.query(each.request, { now: NOW, counts: true }))).toEqual(expected);
        }
        kept = Math.max(kept, keptBytes(engine));
      }
    }),
    // Shrinking would take minutes.
    { numRuns: 8, endOnFailure: true },
  );
  expect(kept).toBeGreaterThan(JOBS);
});
