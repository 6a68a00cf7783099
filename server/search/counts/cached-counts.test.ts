import fc from "fast-check";
import { expect, test } from "vitest";
import { EVERY_JOB, type JobsQuery } from "#contract/values/jobs-query.ts";
import { createEngine } from "#search/engine.ts";
import { arbitraryDocument, arbitraryPlaces, NOW } from "#test/search/arbitrary-searches.ts";
import { fill, readable } from "#test/search/engine-steps.ts";
import { naiveSearch } from "#test/oracles/naive-search.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";

const JOBS = 24_000;
/** One job in this many has the rare technology: too few for a bitset, enough for their counts to be cached. */
const RARE_ONE_IN = 80;

test("counts long lists as a scan of all documents does, from the cache too and after removals", () => {
  const sample = fc.sample(arbitraryDocument(JOBS), { numRuns: 300, seed: 11 });
  const jobs = new Map<string, SearchDocument>();
  for (let id = 1; id <= JOBS; id += 1) {
    const job = sample[(id * 7919) % sample.length]!;
    const techStack = id % RARE_ONE_IN === 0 ? ["tech-rare"] : job.techStack;
    jobs.set(String(id), { ...job, id: String(id), techStack, open: true });
  }
  const engine = createEngine(arbitraryPlaces);
  fill(engine, jobs.values());
  const rare: JobsQuery = { ...EVERY_JOB, techStack: ["tech-rare"] };
  const expectSame = (): void => {
    const expected = naiveSearch(jobs.values(), arbitraryPlaces, rare, { now: NOW });
    for (let times = 0; times < 2; times += 1)
      expect(readable(engine.query(rare, { now: NOW, counts: true }))).toEqual(expected);
  };
  expectSame();
  expect(engine.query(rare, { now: NOW, counts: false }).total).toBe(JOBS / RARE_ONE_IN);
  const removed = [...jobs.keys()].filter((id) => Number(id) % 9 === 0);
  engine.apply(removed.map((id) => ({ id, open: false as const })));
  for (const id of removed) jobs.delete(id);
  expectSame();
});
