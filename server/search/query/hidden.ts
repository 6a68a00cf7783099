import type { HideRules } from "#contract/schemas/search-settings.ts";
import { bitSet, type DocSet, listSet, onesFrom, setBit, unpack, wordCount } from "#search/index/doc-set.ts";
import { COMPANY_FACET } from "#search/index/facets.ts";
import { holdersOfOne } from "./matching.ts";
import { isDense, type Segment } from "#search/index/segment.ts";
import { eachShortHolder } from "#search/text/short-fields.ts";
import { wordsOf } from "#search/text/words.ts";
import type { Vocabulary } from "#search/index/value-ids.ts";

/** Documents that rules take out and those they leave, removed ones included. */
export interface HiddenDocs {
  hidden: DocSet;
  rest: DocSet;
}

export function hidesAnything({ companies, keywords, sources, agencies }: HideRules): boolean {
  return agencies || companies.length + keywords.length + sources.length > 0;
}

/** What the rules take out of a segment: worked out once for each set of rules, then kept. */
export function hiddenDocs(segment: Segment, rules: HideRules, vocabulary: Vocabulary): HiddenDocs {
  return segment.hidden.get(JSON.stringify(rules), () => {
    const words = rules.agencies ? segment.agencies.slice() : new Uint32Array(wordCount(segment.count));
    for (const slug of rules.companies) hideCompany(segment, slug, vocabulary, words);
    for (const keyword of rules.keywords) {
      const terms = wordsOf(keyword).map(({ word }) => vocabulary.terms.find(word));
      eachShortHolder(segment.text, terms, (doc) => setBit(words, doc));
    }
    if (rules.sources.length > 0) hideSources(segment, rules.sources, vocabulary, words);
    const size = onesFrom(words, 0);
    return { hidden: compact(segment, words, size), rest: restOf(segment, words, size) };
  });
}

function hideCompany(segment: Segment, slug: string, vocabulary: Vocabulary, words: Uint32Array): void {
  const code = vocabulary.values[COMPANY_FACET]!.find(slug);
  if (code === 0) return;
  const held = holdersOfOne(segment, COMPANY_FACET, code, vocabulary);
  if (held.words !== null) for (let at = 0; at < words.length; at += 1) words[at]! |= held.words[at]!;
  else for (let at = 0; at < held.size; at += 1) setBit(words, held.list![at]!);
}

/** A job goes when every source that carries it is hidden; one that no source carries stays. */
function hideSources(segment: Segment, sources: readonly string[], vocabulary: Vocabulary, words: Uint32Array): void {
  const codes = new Set(sources.map((source) => vocabulary.sources.find(source)));
  const goes = Uint8Array.from(vocabulary.sourceSets.members, (members) =>
    members.length > 0 && members.every((code) => codes.has(code)) ? 1 : 0,
  );
  for (let doc = 0; doc < segment.count; doc += 1) if (goes[segment.sources[doc]!] === 1) setBit(words, doc);
}

function compact(segment: Segment, words: Uint32Array, size: number): DocSet {
  if (isDense(segment, size)) return bitSet(words, size);
  const list = new Uint32Array(size);
  unpack(words, list);
  return listSet(list);
}

function restOf(segment: Segment, words: Uint32Array, size: number): DocSet {
  const rest = words.map((word) => ~word);
  if (segment.count % 32 !== 0) rest[rest.length - 1]! &= (1 << (segment.count & 31)) - 1;
  return compact(segment, rest, segment.count - size);
}
