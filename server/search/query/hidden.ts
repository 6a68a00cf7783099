import type { HideRules } from "#contract/schemas/search-settings.ts";
import { bitSet, countFrom, type DocSet, listDocs, listSet, setBit, wordCount } from "#search/index/doc-set.ts";
import { COMPANY_FACET } from "#search/index/facets.ts";
import { codeAt } from "#search/index/packed/codes.ts";
import { docWithId, isDense } from "#search/index/segment.ts";
import type { HiddenDocs, Segment } from "#search/index/segment-types.ts";
import type { ValueIds } from "#search/index/value-ids.ts";
import { eachDocWithShortPhrase } from "#search/text/short-fields.ts";
import { wordsOf } from "#search/text/words.ts";
import { docsWithValue } from "./facet-filters.ts";

/** Returns the documents that hide rules remove from a segment. Cached. */
export function hiddenDocs(segment: Segment, rules: HideRules, valueIds: ValueIds): HiddenDocs {
  return segment.hidden.getOrCreate(JSON.stringify(rules), () => {
    const words = rules.agencies ? segment.agencies.slice() : new Uint32Array(wordCount(segment.count));
    for (const slug of rules.companies) hideCompany(segment, slug, valueIds, words);
    for (const keyword of rules.keywords) {
      const terms = wordsOf(keyword).map(({ word }) => valueIds.terms.find(word));
      eachDocWithShortPhrase(segment.text, terms, (doc) => setBit(words, doc));
    }
    if (rules.sources.length > 0) hideSources(segment, rules.sources, valueIds, words);
    for (const id of rules.jobs) {
      const doc = docWithId(segment, Number(id));
      if (doc >= 0) setBit(words, doc);
    }
    const size = countFrom(words, 0);
    return { hidden: toDocSet(segment, words, size), rest: restOf(segment, words, size) };
  });
}

function hideCompany(segment: Segment, slug: string, valueIds: ValueIds, words: Uint32Array): void {
  const code = valueIds.values[COMPANY_FACET]!.find(slug);
  if (code === 0) return;
  const docs = docsWithValue(segment, COMPANY_FACET, code, valueIds);
  if (docs.words !== null) for (let at = 0; at < words.length; at += 1) words[at]! |= docs.words[at]!;
  else for (let at = 0; at < docs.size; at += 1) setBit(words, docs.list![at]!);
}

/** Hides the jobs whose sources are all hidden. A job without a source stays. */
function hideSources(segment: Segment, sources: readonly string[], valueIds: ValueIds, words: Uint32Array): void {
  const codes = new Set(sources.map((source) => valueIds.sources.find(source)));
  const isHidden = Uint8Array.from(valueIds.sourceSets.members, (members) =>
    members.length > 0 && members.every((code) => codes.has(code)) ? 1 : 0,
  );
  for (let doc = 0; doc < segment.count; doc += 1) if (isHidden[codeAt(segment.sources, doc)] === 1) setBit(words, doc);
}

function toDocSet(segment: Segment, words: Uint32Array, size: number): DocSet {
  if (isDense(segment, size)) return bitSet(words, size);
  const list = new Uint32Array(size);
  listDocs(words, list);
  return listSet(list);
}

function restOf(segment: Segment, words: Uint32Array, size: number): DocSet {
  const rest = words.map((word) => ~word);
  if (segment.count % 32 !== 0) rest[rest.length - 1]! &= (1 << (segment.count & 31)) - 1;
  return toDocSet(segment, rest, segment.count - size);
}
