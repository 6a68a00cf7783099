import { EVERY_JOB } from "#contract/values/jobs-query.ts";
import { type Suggestion, SUGGESTION_KINDS } from "#contract/schemas/search-suggest.ts";
import type { SearchModel } from "#search/model.ts";
import type { FacetCounter } from "#search/counts/facet-counter.ts";
import { citiesNamed } from "#taxonomy/cities.ts";
import { fold } from "#taxonomy/fold.ts";
import { placeByCode } from "#taxonomy/places.ts";
import { facetNumber } from "#search/index/facets.ts";
import { KINDS, KNOWN_NAMES, type KnownName } from "./suggestion-names.ts";

const MAX_SUGGESTIONS = 8;
const MAX_PER_KIND = 3;
/** A filter may be named by at most this many last words of a text. */
const MAX_WORDS = 4;
/** How long counts are used while jobs keep changing. */
const CACHE_TTL_MS = 1000;

type Target = Pick<KnownName, "kind" | "value" | "label">;
type Candidate = Target & { fit: number };

export interface SuggestionReader {
  /** Lists the filters that the text or its last words may mean, best fit first, without those that find nothing. */
  suggest(text: string): Suggestion[];
}

export function createSuggestionReader(search: Pick<SearchModel, "query" | "version" | "companies">): SuggestionReader {
  let cached: { counts: FacetCounter; version: number; until: number } | null = null;

  function allCounts(): FacetCounter {
    if (cached === null || (cached.version !== search.version && performance.now() > cached.until)) {
      const { counts } = search.query(EVERY_JOB, { counts: true });
      cached = { counts: counts!, version: search.version, until: performance.now() + CACHE_TTL_MS };
    }
    return cached.counts;
  }

  return {
    suggest(text) {
      const counts = allCounts();
      const words = text.trim().split(/\s+/);
      const found: (Suggestion & { fit: number })[] = [];
      for (let from = Math.max(0, words.length - MAX_WORDS); from < words.length; from += 1) {
        const part = fold(words.slice(from).join(" "));
        const rest = words.slice(0, from).join(" ");
        for (const { fit, ...target } of candidates(part, search.companies)) {
          const { facet, parameter } = KINDS[target.kind];
          const count = counts.countOf(facetNumber(facet), target.value);
          if (count === 0 || found.some(({ kind, value }) => kind === target.kind && value === target.value)) continue;
          found.push({ ...target, parameter, count, rest, fit });
        }
      }
      found.sort(
        (a, b) => a.rest.length - b.rest.length || b.fit - a.fit || kindRank(a) - kindRank(b) || b.count - a.count,
      );
      const ofKind = new Map<string, number>();
      return found
        .filter(({ kind }) => {
          ofKind.set(kind, (ofKind.get(kind) ?? 0) + 1);
          return ofKind.get(kind)! <= MAX_PER_KIND;
        })
        .slice(0, MAX_SUGGESTIONS)
        .map(({ fit: _, ...suggestion }) => suggestion);
    },
  };
}

const kindRank = ({ kind }: Target): number => SUGGESTION_KINDS.indexOf(kind);

/** A text fits a whole name, its start, or the start of one of its later words. */
const WHOLE = 3;
const PREFIX = 2;
const WORD_PREFIX = 1;
/** A shorter text must be a whole name. */
const MIN_PREFIX_LENGTH = 2;

function fitOf(part: string, name: string): number {
  if (name === part) return WHOLE;
  if (part.length < MIN_PREFIX_LENGTH) return 0;
  return name.startsWith(part) ? PREFIX : name.includes(` ${part}`) ? WORD_PREFIX : 0;
}

function* candidates(part: string, companies: SearchModel["companies"]): Generator<Candidate> {
  if (part === "") return;
  for (const { names, ...target } of KNOWN_NAMES) {
    const fit = names.reduce((best, name) => Math.max(best, fitOf(part, name)), 0);
    if (fit > 0) yield { ...target, fit };
  }
  for (const { slug, name, folded } of companies.all()) {
    const fit = fitOf(part, folded);
    if (fit > 0) yield { kind: "company", value: slug, label: name, fit };
  }
  // A city stands for the state or country whose residents may be hired.
  const [city] = citiesNamed(part);
  const place = city && (placeByCode(city.state ?? city.country) ?? placeByCode(city.country));
  if (place) yield { kind: "place", value: place.slug, label: place.label, fit: WHOLE };
}
