import { EVERY_JOB } from "#contract/values/jobs-query.ts";
import { type Suggestion, SUGGESTION_KINDS } from "#contract/schemas/search-suggest.ts";
import type { SearchModel } from "#search/model.ts";
import type { FacetCounter } from "#search/counts/facet-counter.ts";
import type { NameFit } from "#search/index/company-names.ts";
import { type Counts, NameStarts } from "#search/index/name-starts.ts";
import { citiesNamed } from "#taxonomy/cities.ts";
import { fold } from "#taxonomy/fold.ts";
import { placeByCode } from "#taxonomy/places.ts";
import { facetNumber } from "#search/index/facets.ts";
import { KINDS, KNOWN_NAMES, type KnownName } from "./suggestion-names.ts";

const MAX_SUGGESTIONS = 8;
const MAX_PER_KIND = 3;
/** Of them, at most this many replace words before the last ones. */
const MAX_EARLIER = 4;
/** A filter may be named by at most this many words. */
const MAX_WORDS = 4;
/** Only so many words of a text are looked up by their whole names. */
const MAX_READ_WORDS = 24;
/** Smaller towns inside a text are more often words of another meaning. */
const MIN_TOWN = 300_000;
/** How long counts are used while jobs keep changing. */
const CACHE_TTL_MS = 1000;

type Target = Pick<KnownName, "kind" | "value" | "label">;
type Candidate = Target & { fit: number };

/** The counts of all jobs, and those of companies by the number of their name. */
interface Counted {
  counts: FacetCounter;
  ofCompany: Counts;
}

export interface SuggestionReader {
  /** Lists the filters that the text or its last words may mean, best fit first, then those that earlier words name. None finds nothing. */
  suggest(text: string): Suggestion[];
}

export function createSuggestionReader(search: Pick<SearchModel, "query" | "version" | "companies">): SuggestionReader {
  let cached: (Counted & { version: number; until: number }) | null = null;

  function allCounts(): Counted {
    if (cached === null || (cached.version !== search.version && performance.now() > cached.until)) {
      const counts = search.query(EVERY_JOB, { counts: true }).counts!;
      const company = facetNumber(KINDS.company.facet);
      const ofCompany = search.companies.counts((slug) => counts.countOf(company, slug));
      cached = { counts, ofCompany, version: search.version, until: performance.now() + CACHE_TTL_MS };
    }
    return cached;
  }

  return {
    suggest(text) {
      const { counts, ofCompany } = allCounts();
      const words = text.trim().split(/\s+/);
      const found: Found[] = [];
      const known = new Set<string>();
      /** Adds what has jobs and wasn't found before, and returns whether it did. */
      const add = (candidate: Candidate, rest: string, last: boolean): boolean => {
        const { fit, ...target } = candidate;
        const { facet, parameter } = KINDS[target.kind];
        const key = `${target.kind} ${target.value}`;
        const count = counts.countOf(facetNumber(facet), target.value);
        if (count === 0 || known.has(key)) return false;
        known.add(key);
        found.push({ ...target, parameter, count, rest, whole: fit === WHOLE, fit, last });
        return true;
      };
      for (let from = Math.max(0, words.length - MAX_WORDS); from < words.length; from += 1) {
        const rest = words.slice(0, from).join(" ");
        const part = fold(words.slice(from).join(" "));
        if (part === "") continue;
        for (const candidate of candidates(part)) add(candidate, rest, true);
        // They come in the order in which they are shown, and no more of them are.
        let left = MAX_PER_KIND;
        for (const { slug, name, fit } of search.companies.fitting(part, ofCompany)) {
          if (add({ kind: "company", value: slug, label: name, fit: FITS[fit] }, rest, true)) left -= 1;
          if (left === 0) break;
        }
      }
      for (const { candidate, rest } of namedEarlier(words)) add(candidate, rest, false);
      return bestOf(found);
    },
  };
}

interface Found extends Suggestion {
  fit: number;
  /** Whether it replaces the last words, which are those being typed. */
  last: boolean;
}

/** Returns what the words before the last one name, each word in its longest name only, with the text around it. */
function namedEarlier(words: readonly string[]): { candidate: Candidate; rest: string }[] {
  const end = Math.min(words.length - 1, MAX_READ_WORDS);
  const read = new Set<number>();
  const named: { candidate: Candidate; rest: string }[] = [];
  for (let length = MAX_WORDS; length >= 1; length -= 1) {
    for (let from = 0; from + length <= end; from += 1) {
      const span = Array.from({ length }, (_, at) => from + at);
      if (span.some((at) => read.has(at))) continue;
      const candidates = [...wholeNames(fold(span.map((at) => words[at]).join(" ")))];
      const rest = words.filter((_, at) => !span.includes(at)).join(" ");
      named.push(...candidates.map((candidate) => ({ candidate, rest })));
      if (candidates.length > 0) for (const at of span) read.add(at);
    }
  }
  return named;
}

/** Returns what the last words may mean, best fit first, then what the words before them name. */
function bestOf(found: Found[]): Suggestion[] {
  const ranked = found.toSorted(
    (a, b) =>
      Number(b.last) - Number(a.last) ||
      a.rest.length - b.rest.length ||
      b.fit - a.fit ||
      kindRank(a) - kindRank(b) ||
      b.count - a.count,
  );
  const ofKind = new Map<string, number>();
  const few = ranked.filter(({ kind, last }) => {
    const key = `${kind} ${last}`;
    ofKind.set(key, (ofKind.get(key) ?? 0) + 1);
    return ofKind.get(key)! <= MAX_PER_KIND;
  });
  const earlier = few.filter(({ last }) => !last).slice(0, MAX_EARLIER);
  return [...few.filter(({ last }) => last).slice(0, MAX_SUGGESTIONS - earlier.length), ...earlier].map(
    ({ fit: _, last: __, ...suggestion }) => suggestion,
  );
}

const kindRank = ({ kind }: Target): number => SUGGESTION_KINDS.indexOf(kind);

/** A text fits a whole name, its start, or the start of one of its later words; one of a single letter must be a whole name. */
const WHOLE = 3;
const PREFIX = 2;
const WORD_PREFIX = 1;
const FITS: Record<NameFit, number> = { whole: WHOLE, start: PREFIX, word: WORD_PREFIX };

/** Every name of what the taxonomy knows, and the place of what it names in `KNOWN_NAMES`. */
const knownNames = KNOWN_NAMES.flatMap(({ names }, known) => names.map((name) => ({ name, known })));
const starts = new NameStarts();
const laterWords = new NameStarts();
knownNames.forEach(({ name }, number) => {
  starts.add(number, name, 0);
  for (let at = name.indexOf(" "); at >= 0; at = name.indexOf(" ", at + 1)) laterWords.add(number, name, at + 1);
});

/** Returns what the taxonomy has that a text fits, in its order. */
function candidates(part: string): Candidate[] {
  const fits = new Map<number, number>();
  const note = (known: number, fit: number) => fits.set(known, Math.max(fit, fits.get(known) ?? 0));
  for (const known of byName.get(part) ?? []) note(known, WHOLE);
  for (const number of starts.all(part)) note(knownNames[number]!.known, PREFIX);
  for (const number of laterWords.all(part)) note(knownNames[number]!.known, WORD_PREFIX);
  const found = Array.from(fits, ([known, fit]) => ({ known, fit })).toSorted((a, b) => a.known - b.known);
  const place = placeOfTown(part, 0);
  return [...found.map(({ known, fit }) => ({ ...targetOf(known), fit })), ...(place === null ? [] : [place])];
}

function targetOf(known: number): Target {
  const { kind, value, label } = KNOWN_NAMES[known]!;
  return { kind, value, label };
}

/** What has a name, for words that nobody is typing any more. */
const byName = new Map<string, number[]>();
knownNames.forEach(({ name, known }) => {
  const same = byName.get(name);
  if (same === undefined) byName.set(name, [known]);
  else same.push(known);
});

function* wholeNames(part: string): Generator<Candidate> {
  const named = byName.get(part) ?? [];
  for (const known of named) yield { ...targetOf(known), fit: WHOLE };
  const place = named.length === 0 ? placeOfTown(part, MIN_TOWN) : null;
  if (place) yield place;
}

/** A town stands for the state or country whose residents may be hired. */
function placeOfTown(part: string, population: number): Candidate | null {
  const [town] = citiesNamed(part);
  if (town === undefined || town.population < population) return null;
  const place = placeByCode(town.state ?? town.country) ?? placeByCode(town.country);
  return place === undefined ? null : { kind: "place", value: place.slug, label: place.label, fit: WHOLE };
}
