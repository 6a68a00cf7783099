import { verdictFor } from "#contract/values/eligibility.ts";
import { bitSet, type DocSet, onesFrom, setBit, wordCount } from "#search/index/doc-set.ts";
import { LOCATION_FACET } from "#search/index/facets.ts";
import type { Segment } from "#search/index/segment.ts";
import type { Vocabulary } from "#search/index/value-ids.ts";

/** Documents that somebody who lives in one country can be hired for, and those that rule it out; the others leave it open. Removed ones included. */
export interface VerdictSets {
  yes: DocSet;
  no: DocSet;
}

const VERDICT_CODES = { unclear: 0, yes: 1, no: 2 } as const;

/** The documents by what `verdictFor` says of them; decided once for each combination of places, then kept. */
export function verdictSets(segment: Segment, country: string, vocabulary: Vocabulary): VerdictSets {
  return segment.verdicts.get(country, () => {
    const verdicts = Uint8Array.from(vocabulary.places, (places) => VERDICT_CODES[verdictFor(places, country)]);
    const codes = segment.columns[LOCATION_FACET]!;
    const yes = new Uint32Array(wordCount(segment.count));
    const no = new Uint32Array(wordCount(segment.count));
    for (let doc = 0; doc < codes.length; doc += 1) {
      const verdict = verdicts[codes[doc]!]!;
      if (verdict === VERDICT_CODES.yes) setBit(yes, doc);
      else if (verdict === VERDICT_CODES.no) setBit(no, doc);
    }
    return { yes: bitSet(yes, onesFrom(yes, 0)), no: bitSet(no, onesFrom(no, 0)) };
  });
}
