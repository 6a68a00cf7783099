import { eligibilityFor } from "#contract/values/eligibility.ts";
import { bitSet, countFrom, setBit, wordCount } from "#search/index/doc-set.ts";
import { LOCATION_FACET } from "#search/index/facets.ts";
import type { EligibilitySets, Segment } from "#search/index/segment-types.ts";
import type { ValueIds } from "#search/index/value-ids.ts";

const ANSWER_CODES = { unclear: 0, yes: 1, no: 2 } as const;

/** Returns the documents by `eligibilityFor`, which runs once per combination of places. Cached. */
export function eligibilitySets(segment: Segment, homeCountry: string, valueIds: ValueIds): EligibilitySets {
  return segment.eligibility.getOrCreate(homeCountry, () => {
    const answers = Uint8Array.from(
      valueIds.eligibilityPlaces,
      (places) => ANSWER_CODES[eligibilityFor(places, homeCountry)],
    );
    const codes = segment.columns[LOCATION_FACET]!;
    const yes = new Uint32Array(wordCount(segment.count));
    const no = new Uint32Array(wordCount(segment.count));
    for (let doc = 0; doc < codes.length; doc += 1) {
      const answer = answers[codes[doc]!]!;
      if (answer === ANSWER_CODES.yes) setBit(yes, doc);
      else if (answer === ANSWER_CODES.no) setBit(no, doc);
    }
    return { yes: bitSet(yes, countFrom(yes, 0)), no: bitSet(no, countFrom(no, 0)) };
  });
}
