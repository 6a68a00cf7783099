import type { FacetName } from "#contract/values/filters.ts";
import { FACET_NAMES } from "#contract/values/filters.ts";
import type { JobsQuery } from "#contract/values/jobs-query.ts";
import { FACETS, LOCATION_FACET } from "#search/index/facets.ts";
import type { ValueIds } from "#search/index/value-ids.ts";

/** About which share of all jobs has one value of a facet. It decides how fast a batch is matched, never what matches. */
const USUAL_SHARE: Record<FacetName, number> = {
  company: 0.0002,
  role: 0.01,
  techStack: 0.03,
  industry: 0.06,
  education: 0.2,
  companySize: 0.15,
  experienceLevel: 0.3,
  visaSponsorship: 0.3,
  location: 0.4,
  employmentType: 0.5,
  securityClearance: 0.5,
  workAuthorisation: 0.1,
  adLanguage: 0.3,
  languages: 0.2,
  experienceYears: 0.2,
  degreeOptional: 0.5,
  weeklyHours: 0.3,
  contractLength: 0.2,
  deadline: 0.2,
  travel: 0.2,
  onCall: 0.3,
  vacancy: 0.5,
  disclosures: 0.3,
  extraPay: 0.2,
  applicationEffort: 0.1,
};

const SHARES = FACETS.map((_, facet) => {
  const name = FACET_NAMES[facet];
  return name === undefined ? 1 : USUAL_SHARE[name];
});

/**
 * Finds the queries that a batch of jobs may match. Each query waits at the values of its rarest filter, because a job without any of them
 * can't match; a query that narrows no facet may match every batch.
 */
export class Anchors {
  readonly #byValue = FACETS.map(() => new Map<string, Set<string>>());
  readonly #everywhere = new Set<string>();

  add(key: string, query: JobsQuery): void {
    const facet = rarestFacet(query);
    if (facet === null) this.#everywhere.add(key);
    else for (const value of FACETS[facet]!.selected(query)) waitingAt(this.#byValue[facet]!, value).add(key);
  }

  delete(key: string, query: JobsQuery): void {
    this.#everywhere.delete(key);
    const facet = rarestFacet(query);
    if (facet === null) return;
    const waiting = this.#byValue[facet]!;
    for (const value of FACETS[facet]!.selected(query)) {
      const keys = waiting.get(value);
      keys?.delete(key);
      if (keys?.size === 0) waiting.delete(value);
    }
  }

  /** Returns the queries that jobs with these values may match, each once. `valueIds` holds the values of no other job. */
  *candidates(valueIds: ValueIds): Generator<string, void> {
    yield* this.#everywhere;
    // A query waits at one facet only, but maybe at several of its values.
    for (const [facet, waiting] of this.#byValue.entries()) {
      if (waiting.size === 0) continue;
      const found = new Set<string>();
      for (const value of presentValues(facet, valueIds))
        for (const key of waiting.get(value) ?? []) {
          if (found.has(key)) continue;
          found.add(key);
          yield key;
        }
    }
  }
}

function rarestFacet(query: JobsQuery): number | null {
  let rarest: number | null = null;
  let least = Infinity;
  FACETS.forEach(({ selected }, facet) => {
    const values = selected(query).length;
    if (values === 0 || values * SHARES[facet]! >= least) return;
    rarest = facet;
    least = values * SHARES[facet]!;
  });
  return rarest;
}

function waitingAt(waiting: Map<string, Set<string>>, value: string): Set<string> {
  let keys = waiting.get(value);
  if (keys === undefined) waiting.set(value, (keys = new Set()));
  return keys;
}

function presentValues(facet: number, valueIds: ValueIds): Iterable<string> {
  const { values } = valueIds.values[facet]!;
  if (facet !== LOCATION_FACET) return values;
  // Every place has a code, whether or not it finds one of the jobs.
  const codes = new Set(valueIds.members(facet).flatMap((places) => [...places]));
  return Array.from(codes, (code) => values[code]!);
}
