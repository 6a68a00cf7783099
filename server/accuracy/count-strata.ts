import { setTimeout as sleep } from "node:timers/promises";
import { RULES_VERSION } from "#normalise/rules-version.ts";
import type { Database } from "#postgres/database.ts";
import { sources } from "#sources/registry.ts";
import { replaceStrata, type Stratum } from "#store/operations/accuracy-strata.ts";
import { type Reading, readingsOf } from "#store/operations/job-readings.ts";
import { openJobIdsAfter } from "#store/search/dataset-jobs.ts";

/** Jobs that one step reads. */
const JOBS_PER_STEP = 500;
/** Between two steps, so that runs and requests come first. */
const PAUSE_MS = 5;
/** Jobs drawn from each stratum at random: more than operators label between two counts. */
const CANDIDATES = 20;

export const sourceKind = (source: string): "ats" | "board" => sources.get(source)?.kind ?? "board";

/**
 * Counts the open jobs of every stratum and draws candidates from each, so that a card is drawn without a look at other jobs. Reads the
 * open jobs once, in small steps. Returns the number of strata.
 */
export async function countStrata(
  database: Database,
  { random = Math.random, jobsPerStep = JOBS_PER_STEP } = {},
): Promise<number> {
  const strata = new Map<string, Stratum & { candidates: string[]; drawable: number }>();
  for (let last = "0"; ; await sleep(PAUSE_MS)) {
    const ids = await openJobIdsAfter(database, last, jobsPerStep);
    if (ids.length === 0) break;
    last = ids.at(-1)!;
    for (const reading of await readingsOf(database, ids, sourceKind)) count(reading);
  }
  await replaceStrata(
    database,
    [...strata.values()].map(({ drawable: _drawable, ...stratum }) => stratum),
  );
  return strata.size;

  function count({ field, source, value, jobId, rulesVersion }: Reading): void {
    const key = `${field} ${source} ${value !== null}`;
    const stratum = strata.get(key) ?? {
      field,
      source,
      hasValue: value !== null,
      jobs: 0,
      candidates: [],
      drawable: 0,
    };
    strata.set(key, stratum);
    stratum.jobs += 1;
    if (rulesVersion !== RULES_VERSION) return;
    // Reservoir sampling (Vitter's algorithm R): each drawable job ends among the candidates with the same probability.
    stratum.drawable += 1;
    if (stratum.candidates.length < CANDIDATES) stratum.candidates.push(jobId);
    else {
      const at = Math.floor(random() * stratum.drawable);
      if (at < CANDIDATES) stratum.candidates[at] = jobId;
    }
  }
}
