import { EVERY_JOB } from "#contract/values/jobs-query.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { createEngine, type Engine } from "#search/engine.ts";
import { runToEnd } from "./run-to-end.ts";
import { emptySearchDocument } from "./search-document.ts";

const NO_PLACES = { slugs: ["worldwide"], ancestors: () => [], descendants: () => [] };
const DAY_MS = 24 * 3_600_000;

/** What a test says of a job; `base` has the rest. */
export type ListedJob = Partial<SearchDocument> & { title: string };

/** Returns an engine of these jobs, newest first, and the titles that a text finds there, best first. */
export function engineOf(
  jobs: readonly ListedJob[],
  base: SearchDocument = emptySearchDocument,
): { engine: Engine; titles: (q: string) => string[] } {
  const engine = createEngine(NO_PLACES);
  engine.apply(jobs.map((job, at) => ({ ...base, ...job, id: String(at + 1), postedAt: -at * DAY_MS })));
  runToEnd(engine.compact());
  const titles = (q: string): string[] => {
    const { ids } = engine.query({ ...EVERY_JOB, q, sortBy: "relevance" }, { now: 0, counts: false });
    return ids.map((id) => jobs[Number(id) - 1]!.title);
  };
  return { engine, titles };
}
