import type { DateWindow } from "#contract/values/filters.ts";
import { COMPANY_FACET, FACETS, LOCATION_FACET } from "#search/index/facets.ts";
import { largestOf } from "#search/index/largest-of.ts";
import type { Scratch } from "#search/query/scratch.ts";
import type { Segment } from "#search/index/segment-types.ts";
import type { ValueIds } from "#search/index/value-ids.ts";
import { type CountRequest, countRequested } from "./cached-counts.ts";
import { countColumn } from "./column-counter.ts";
import { CompanyCounter } from "./company-counter.ts";

/** Counts the matching jobs of each value of each facet. Each facet is counted without its own selection. */
export class FacetCounter {
  readonly #valueIds: ValueIds;
  /** Counts by forward-index code. The counts of combinations are spread over their values on first read. */
  readonly #codes: readonly Int32Array[];
  #values: readonly Int32Array[] | null = null;
  readonly #companies: CompanyCounter;
  readonly windows: Record<DateWindow, number> = { today: 0, week: 0, month: 0 };

  /** Counts at least the `mostCompanies` companies with the most matching jobs, and every value of the other facets. */
  constructor(valueIds: ValueIds, mostCompanies: number) {
    this.#valueIds = valueIds;
    this.#companies = new CompanyCounter(valueIds.codeCount(COMPANY_FACET), mostCompanies);
    this.#codes = FACETS.map((_, facet) =>
      facet === COMPANY_FACET ? this.#companies.counts : new Int32Array(valueIds.codeCount(facet)),
    );
  }

  /** Counts the requested documents in the given facets. `isLast` says that no other segment follows. */
  add(segment: Segment, facets: readonly number[], request: CountRequest, scratch: Scratch, isLast: boolean): void {
    const { set } = request;
    if (set.size === 0) return;
    const mark = scratch.mark();
    const inForwardIndex = facets.filter((facet) => facet !== COMPANY_FACET);
    const [only] = inForwardIndex;
    if (inForwardIndex.length === 1 && segment.columns[only!] !== null) {
      countColumn(segment, only!, request, this.#codes[only!]!, scratch);
    } else if (inForwardIndex.length > 0) {
      const counts = countRequested(segment, request, scratch);
      for (const facet of inForwardIndex)
        segment.forwardIndex.addFacetCounts(counts, facet, set.size, this.#codes[facet]!);
    }
    if (inForwardIndex.length < facets.length) this.#companies.add(segment, set, isLast, scratch);
    scratch.release(mark);
  }

  /** Returns the counts of a facet by value code. Throws for companies if only the largest are counted. */
  counts(facet: number): Int32Array {
    if (facet === COMPANY_FACET) this.#companies.requireAll();
    return this.#valueCounts(facet);
  }

  #valueCounts(facet: number): Int32Array {
    this.#values ??= FACETS.map((_, number) => this.#spread(number));
    return this.#values[facet]!;
  }

  /** Yields the values of a facet with counts above zero. */
  *entries(facet: number): Generator<[value: string, count: number]> {
    const { values } = this.#valueIds.values[facet]!;
    const counts = this.counts(facet);
    for (let code = 1; code < counts.length; code += 1) if (counts[code]! > 0) yield [values[code]!, counts[code]!];
  }

  /** Returns the count of one value. */
  countOf(facet: number, value: string): number {
    const code = this.#valueIds.values[facet]!.find(value);
    // Code 0 is a value that no job has, but its count is that of the jobs that state none.
    return code === 0 ? 0 : this.counts(facet)[code]!;
  }

  /**
   * Returns how many jobs name each place, of what `placeOf` makes of it; unlike the facet, which counts a job at every place that finds it. A job
   * counts once for a place.
   */
  statedPlaces(placeOf: (slug: string) => string): Map<string, number> {
    const named = new Map<string, number>();
    const { statedAreas } = this.#valueIds;
    this.#codes[LOCATION_FACET]!.forEach((count, code) => {
      if (count === 0) return;
      for (const place of new Set(statedAreas[code]!.map(placeOf))) named.set(place, (named.get(place) ?? 0) + count);
    });
    return named;
  }

  /** Returns the `limit` values of a facet with the highest counts, highest first. */
  top(facet: number, limit = Infinity): [value: string, count: number][] {
    const { values } = this.#valueIds.values[facet]!;
    const counts = this.#valueCounts(facet);
    const counted = facet === COMPANY_FACET ? this.#companies.codesFor(limit) : null;
    const codes = largestOf(counts, counted, limit);
    codes.sort((a, b) => counts[b]! - counts[a]! || (values[a]! < values[b]! ? -1 : 1));
    return codes.map((code) => [values[code]!, counts[code]!]);
  }

  #spread(facet: number): Int32Array {
    const members = this.#valueIds.members(facet);
    const codes = this.#codes[facet]!;
    if (members.length === 0) return codes;
    const counts = new Int32Array(this.#valueIds.values[facet]!.size);
    for (let code = 1; code < codes.length; code += 1) {
      const count = codes[code]!;
      if (count === 0) continue;
      const values = members[code]!;
      for (let at = 0; at < values.length; at += 1) counts[values[at]!]! += count;
    }
    return counts;
  }
}
