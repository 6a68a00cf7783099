import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { createEngine, type EngineMessage } from "#search/engine.ts";
import type { ReferableCompanies } from "#search/index/segment-types.ts";
import { naiveSearch } from "#test/oracles/naive-search.ts";
import {
  arbitraryDocument as document,
  arbitraryPlaces as places,
  looseQuery,
  NOW,
} from "#test/search/arbitrary-searches.ts";
import { applyTo, Compacting, engineStep, fill, readable } from "#test/search/engine-steps.ts";
import type { ToFollower } from "#test/search/following-thread.ts";
import { MATCH_TARGETS } from "#test/search/match-targets.ts";
import { runToEnd } from "#test/search/run-to-end.ts";

const THREAD = path.resolve(import.meta.dirname, "../../../test/search/following-thread.ts");
const THREAD_MS = 120_000;

test(
  "an engine in another thread returns what a scan of all documents returns, whatever happens to the one that it follows",
  async () => {
    const thread = new Worker(THREAD);
    onTestFinished(async () => void (await thread.terminate()));
    const tell = (message: ToFollower) => thread.postMessage(message, []);
    const ids = 150;
    const property = fc.asyncProperty(
      fc.array(document(ids), { maxLength: 200 }),
      fc.array(engineStep(ids), { maxLength: 12 }),
      looseQuery,
      async (first, steps, last) => {
        tell({ kind: "begin" });
        const engine = createEngine(places, (message) => tell({ kind: "follow", message }));
        const jobs = new Map(first.map((job) => [job.id, job]));
        fill(engine, jobs.values());
        const compacting = new Compacting();
        let referable: ReferableCompanies | null = null;
        for (const step of [...steps, { kind: "ask" as const, request: last }]) {
          if (step.kind === "apply") applyTo(engine, jobs, step.documents);
          else if (step.kind === "refer") engine.setReferable((referable = step.companies));
          // The first engine starts again from the database while it may be compacting.
          else if (step.kind === "restart") fill(engine, jobs.values());
          else if (step.kind === "compact") compacting.advance(engine);
          else if (step.kind === "compact in part") compacting.advance(engine, step.steps);
          else {
            const { request } = step;
            const match = MATCH_TARGETS[request.limit % MATCH_TARGETS.length]!;
            tell({ kind: "ask", request, match });
            const [answer] = (await once(thread, "message")) as [unknown];
            const result = naiveSearch(jobs.values(), places, request, { now: NOW, referable, match });
            expect(answer).toEqual({ result, size: [...jobs.values()].filter((job) => job.open).length });
            expect(readable(engine.query(request, { now: NOW, counts: true, match }))).toEqual(result);
          }
        }
      },
    );
    await fc.assert(property, { numRuns: 100 });
  },
  THREAD_MS,
);

/** Returns the arrays of numbers in a value by where they are, but for those that removals change. */
function arraysIn(value: unknown, at = ""): [string, ArrayBufferView][] {
  if (value === null || typeof value !== "object" || /\.(live|totals)$/.test(at)) return [];
  if (ArrayBuffer.isView(value)) return [[at, value]];
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  return entries.flatMap(([key, each]) => arraysIn(each, `${at}.${String(key)}`));
}

test("after a load, a compaction and a restart, threads share every array of the base that stays as it is", () => {
  const bases: EngineMessage[] = [];
  const engine = createEngine(places, (message) => {
    if ("state" in message) bases.push(message);
  });
  const jobs = fc.sample(document(2500), { numRuns: 2500, seed: 7 });
  fill(
    engine,
    jobs.map((job, index) => ({ ...job, id: String(index + 1) })),
  );
  engine.apply(fc.sample(document(2500), { numRuns: 50, seed: 8 }));
  runToEnd(engine.compact());
  engine.restore(engine.state());
  expect(bases.map(({ kind }) => kind)).toEqual(["replaced", "compacted", "replaced"]);
  for (const message of bases) {
    const arrays = "state" in message ? arraysIn(message.state.base) : [];
    expect(arrays.length).toBeGreaterThan(40);
    expect(arrays.filter(([, { buffer }]) => !(buffer instanceof SharedArrayBuffer))).toEqual([]);
  }
});
