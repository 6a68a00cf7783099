import { EVERY_JOB } from "#contract/schemas/jobs-query.ts";
import { type Suggestion, SUGGESTION_KINDS } from "#contract/schemas/search-suggest.ts";
import type { SearchModel } from "#search/model.ts";
import type { FacetCounter } from "#search/counts/facet-counter.ts";
import { citiesNamed } from "#taxonomy/cities.ts";
import { fold } from "#taxonomy/fold.ts";
import { placeByCode } from "#taxonomy/places.ts";
import { facetNumber } from "./labelled-counts.ts";
import { KIND_OF, KNOWN_NAMES, type KnownName } from "./suggestion-names.ts";

/** Suggestions given at once, and of one kind. */
const MOST = 8;
const MOST_OF_KIND = 3;
/** Last words of a longer text that may mean a filter together. */
const LAST_WORDS = 4;
/** Milliseconds for which counts serve while jobs keep changing. */
const KEPT_MS = 1000;

type Target = Pick<KnownName, "kind" | "value" | "label">;
type Candidate = Target & { fit: number };

export interface SuggestionReader {
  /** Filters that the text, or the last words of it, may mean: the best fitting first, none that finds nothing. */
  suggest(text: string): Suggestion[];
}

export function createSuggestionReader(search: Pick<SearchModel, "query" | "version" | "companies">): SuggestionReader {
  let kept: { tally: FacetCounter; version: number; until: number } | null = null;

  function tallyOfAll(): FacetCounter {
    if (kept === null || (kept.version !== search.version && performance.now() > kept.until)) {
      const { counts } = search.query(EVERY_JOB, { counts: true });
      kept = { tally: counts!, version: search.version, until: performance.now() + KEPT_MS };
    }
    return kept.tally;
  }

  return {
    suggest(text) {
      const tally = tallyOfAll();
      const words = text.trim().split(/\s+/);
      const found: (Suggestion & { fit: number })[] = [];
      for (let from = Math.max(0, words.length - LAST_WORDS); from < words.length; from += 1) {
        const part = fold(words.slice(from).join(" "));
        const rest = words.slice(0, from).join(" ");
        for (const { fit, ...target } of candidates(part, search.companies)) {
          const { facet, parameter } = KIND_OF[target.kind];
          const count = tally.countOf(facetNumber(facet), target.value);
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
          return ofKind.get(kind)! <= MOST_OF_KIND;
        })
        .slice(0, MOST)
        .map(({ fit: _, ...suggestion }) => suggestion);
    },
  };
}

const kindRank = ({ kind }: Target): number => SUGGESTION_KINDS.indexOf(kind);

/** Names fit as a whole, by their beginning, or by the beginning of a later word of theirs. */
const WHOLE = 3;
const BEGINNING = 2;
const LATER_WORD = 1;
/** Letters from which a beginning is looked for; fewer must be a whole name. */
const BEGINNING_FROM = 2;

function fitOf(part: string, name: string): number {
  if (name === part) return WHOLE;
  if (part.length < BEGINNING_FROM) return 0;
  return name.startsWith(part) ? BEGINNING : name.includes(` ${part}`) ? LATER_WORD : 0;
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
  // A town stands for where its people may be hired.
  const [city] = citiesNamed(part);
  const place = city && (placeByCode(city.state ?? city.country) ?? placeByCode(city.country));
  if (place) yield { kind: "place", value: place.slug, label: place.label, fit: WHOLE };
}
