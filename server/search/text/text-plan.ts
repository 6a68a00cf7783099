import { areasNamed } from "./place-words.ts";
import {
  fieldsOf,
  isForm,
  isLevel,
  isName,
  levelsFarFrom,
  MAX_NAME_WORDS,
  meaningsOf,
  variantsOf,
} from "./synonyms.ts";
import type { Correction, TermStats } from "./term-index.ts";
import { type Word, wordsOf } from "./words.ts";
import { CLAUSE_ROOM, inGrains, positionOf, inverseDocFrequency, TAGS } from "./weights.ts";

/** A word that matches a query word, and how well, up to 1. */
export interface Spelling {
  word: string;
  quality: number;
}

/** One word of a query: a job must have one of its spellings. */
export interface PlanWord {
  spellings: readonly Spelling[];
  idf: number;
  /** Bits of the fields to search; 0 for all. */
  fields: number;
  /** Tells words with the same spellings, whichever completions of their beginning jobs have at the moment. */
  key: string;
}

/** Words that a job must all have, in sequence if they are a phrase. */
export interface Alternative {
  words: readonly PlanWord[];
  phrase: boolean;
  quality: number;
}

/** The positions of the words in a query, and the number of words. */
export interface WordOrder {
  positions: ReadonlyMap<string, number>;
  length: number;
}

/** Returns the weight that a job must reach where no job meets every clause: that of half of the clauses, the least of them. */
export function leastWeight(weights: readonly number[]): number {
  const half = weights.toSorted((a, b) => a - b).slice(0, Math.ceil(weights.length / 2));
  return half.reduce((sum, weight) => sum + weight, 0);
}

/** Returns the order of a plan's words. A repeated word has its first position. */
export function wordOrder({ clauses }: TextPlan): WordOrder {
  const positions = new Map<string, number>();
  clauses.forEach((clause, number) => {
    for (const { words } of clause) {
      words.slice(0, CLAUSE_ROOM / 2).forEach(({ spellings }, place) => {
        for (const { word } of spellings) {
          if (!positions.has(word)) positions.set(word, positionOf(number, place, place === words.length - 1));
        }
      });
    }
  });
  return { positions, length: clauses.reduce((sum, [literal]) => sum + literal!.words.length, 0) };
}

/** A job must match one alternative of each clause and no excluded alternative. */
export interface TextPlan {
  clauses: readonly (readonly Alternative[])[];
  /** What each clause counts where no job meets all of them. */
  weights: readonly number[];
  /** Levels far from the one that the text names. Where no job meets all clauses, jobs of these come last. */
  far: readonly Alternative[];
  excluded: readonly Alternative[];
}

interface Item {
  words: Word[];
  quoted: boolean;
  /** Whether a slash joins the words: `UI/UX` means both, or either. */
  either: boolean;
}

const ITEM = /(?<minus>(?<![^\s])-)?(?:["“”„](?<quoted>[^"“”„]*)["“”„]?|(?<bare>[^\s"“”„]+))/gu;

/** Words that carry no information here, where every job is remote. */
const STOP_WORDS = new Set(
  "a an and as at by for from in is of on or the to with job role position vacancy career opening remote remotely wfh".split(
    " ",
  ),
);

/** Minimum word lengths to correct one and two edits. */
const ONE_ERROR_FROM = 5;
const TWO_ERRORS_FROM = 9;
/** A word counts as a typo if this many times as many jobs have a similar word. */
const TYPO_FREQUENCY_RATIO = 50;
/** Quality of another form of the same words, and of a synonym from the taxonomy. */
const FORM_QUALITY = 0.97;
const MEANING_QUALITY = 0.75;
const JOINED_QUALITY = 0.95;
/** Quality of the words of `UI/UX` in any order, and of one of them alone. */
const BOTH_QUALITY = 0.95;
const EITHER_QUALITY = 0.5;
/**
 * What a clause counts that names a place or a level, beside one that says what the work is: somebody who types `senior typescript portugal` wants no
 * senior translator in Portugal.
 */
const WORK_WEIGHT = 4;
const PLACE_WEIGHT = 2;
const LEVEL_WEIGHT = 1;
/** A word is rare if at most one in this many jobs has it. */
const RARE_RATIO = 50;

/** Plans a text query. Returns null if it has no words. */
export function planText(text: string, termStats: TermStats): TextPlan | null {
  const required: Item[] = [];
  const excluded: Alternative[] = [];
  for (const { groups } of text.matchAll(ITEM)) {
    const { minus, quoted, bare } = groups as { minus?: string; quoted?: string; bare?: string };
    const words = wordsOf(quoted ?? bare ?? "");
    if (words.length === 0) continue;
    const item = { words, quoted: quoted !== undefined, either: bare?.includes("/") ?? false };
    if (minus === undefined) required.push(item);
    else excluded.push(verbatim(item, termStats));
  }
  const isStopWord = ({ words, quoted }: Item): boolean =>
    !quoted && words.length === 1 && STOP_WORDS.has(words[0]!.word);
  const content = required.some((item) => !isStopWord(item)) ? required.filter((item) => !isStopWord(item)) : required;
  // A space after the last word marks it as complete.
  const unfinished = /\S$/.test(text) && content.at(-1) === required.at(-1) ? content.at(-1) : undefined;
  const clauses: Alternative[][] = [];
  const weights: number[] = [];
  const far: Alternative[] = [];
  for (let at = 0; at < content.length;) {
    const item = content[at]!;
    if (item.quoted) {
      clauses.push([verbatim(item, termStats)]);
      weights.push(WORK_WEIGHT);
      at += 1;
      continue;
    }
    const read = planName(content, at, unfinished, termStats);
    clauses.push(read.clause);
    weights.push(read.weight);
    if (read.weight === LEVEL_WEIGHT) far.push(...farLevels(item, termStats));
    at += read.items;
  }
  return clauses.length === 0 && excluded.length === 0 ? null : { clauses, weights, far, excluded };
}

function farLevels({ words }: Item, termStats: TermStats): Alternative[] {
  return levelsFarFrom(words.map(({ word }) => word)).map((level) => ({
    words: [{ ...exactWord(level, termStats), fields: TAGS }],
    phrase: false,
    quality: 1,
  }));
}

/** Plans the longest name that begins at an item, with its synonyms, or else the single item. */
function planName(
  items: readonly Item[],
  from: number,
  unfinished: Item | undefined,
  termStats: TermStats,
): { clause: Alternative[]; items: number; weight: number } {
  const bare: Item[] = [];
  for (let at = from; at < items.length && !items[at]!.quoted; at += 1) bare.push(items[at]!);
  for (let length = Math.min(bare.length, MAX_NAME_WORDS); length >= 1; length -= 1) {
    const span = bare.slice(0, length);
    const words = span.flatMap((item) => item.words);
    const typed = words.map(({ word }) => word);
    const meanings = meaningsOf(typed);
    const areas = placesOf(words, termStats);
    const joined = length === 2 ? joinedWord(words, termStats) : null;
    if (length > 1 && meanings.length === 0 && areas.length === 0 && joined === null && !isForm(typed)) continue;
    const literal =
      length === 1
        ? itemAlternatives(span[0]!, span[0] === unfinished, termStats)
        : [allOf(span, unfinished, termStats)];
    const synonyms = [
      ...variantsOf(typed).map((form) => synonym(form, FORM_QUALITY, literal[0]!, termStats)),
      ...meanings.map((meaning) => synonym(meaning, MEANING_QUALITY, literal[0]!, termStats)),
      ...areaAlternatives(areas, literal[0]!, termStats),
    ];
    const weight = areas.length > 0 ? PLACE_WEIGHT : isLevel(typed) ? LEVEL_WEIGHT : WORK_WEIGHT;
    return { clause: [...literal, ...(joined === null ? [] : [joined]), ...synonyms], items: length, weight };
  }
  throw new Error("The query has no item at this position");
}

/** Returns the areas of jobs that are open in a place, if the words name one and no technology or role. */
function placesOf(words: readonly Word[], termStats: TermStats): ReturnType<typeof areasNamed> {
  const [first] = words;
  if (first === undefined || (words.length === 1 && isName(first.word))) return [];
  const rare = words.some(({ word }) => termStats.docFrequency(word) * RARE_RATIO <= termStats.jobCount);
  return areasNamed(
    words.map(({ word }) => word),
    words.map(({ typed }) => typed),
    rare,
  );
}

/** Returns the areas as alternatives. They weigh as much as the typed words or, where no job has these, as the nearest area, so that it leads. */
function areaAlternatives(
  areas: ReturnType<typeof areasNamed>,
  literal: Alternative,
  termStats: TermStats,
): Alternative[] {
  const [nearest] = areas;
  if (nearest === undefined) return [];
  const isKnown = literal.words.every(({ spellings }) => spellings.length > 0);
  const base = isKnown ? literal : { ...literal, words: nearest.words.map((word) => exactWord(word, termStats)) };
  return areas.map(({ words, quality }) => synonym(words, quality, base, termStats, TAGS));
}

/** Returns the alternatives of an item: `front-end` is a phrase or `frontend`; a single word is itself. */
function itemAlternatives(item: Item, unfinished: boolean, termStats: TermStats): Alternative[] {
  if (item.words.length === 1)
    return [{ words: [planTypedWord(item.words[0]!, unfinished, termStats)], phrase: false, quality: 1 }];
  const joined = joinedWord(item.words, termStats);
  const literal = verbatim(item, termStats);
  return [literal, ...(joined === null ? [] : [joined]), ...(item.either ? eitherOf(item, literal, termStats) : [])];
}

/** Returns the words of `UI/UX` in any order, and each that is a name or has another form by itself. A lone `CD` of `CI/CD` says too little. */
function eitherOf({ words }: Item, literal: Alternative, termStats: TermStats): Alternative[] {
  const known = words.filter(({ word }) => isName(word) || isForm([word]));
  const single = known.length === words.length ? known.flatMap(({ word }) => [[word], ...variantsOf([word])]) : [];
  return [
    { ...literal, phrase: false, quality: BOTH_QUALITY },
    ...single.map((one) => synonym(one, EITHER_QUALITY, literal, termStats)),
  ];
}

function allOf(items: readonly Item[], unfinished: Item | undefined, termStats: TermStats): Alternative {
  const words = items.flatMap((item) =>
    item.words.map((word) => planTypedWord(word, item === unfinished && word === item.words.at(-1), termStats)),
  );
  return { words, phrase: false, quality: 1 };
}

/** Returns a synonym, weighted like the typed words however many words it has. `fields` limits it to some fields. */
function synonym(
  meaning: readonly string[],
  quality: number,
  literal: Alternative,
  termStats: TermStats,
  fields?: number,
): Alternative {
  const exact = meaning.map((word) => exactWord(word, termStats));
  const words = fields === undefined ? exact : exact.map((word) => ({ ...word, fields }));
  const worth = ({ words: all }: Pick<Alternative, "words">): number => all.reduce((sum, each) => sum + each.idf, 0);
  const typed = literal.words.every(({ spellings }) => spellings.length > 0) ? worth(literal) : worth({ words });
  return { words, phrase: false, quality: (quality * typed) / worth({ words }) };
}

/** Returns several words written as one, if any job has that spelling. */
function joinedWord(words: readonly Word[], termStats: TermStats): Alternative | null {
  const word = words.map((each) => each.word).join("");
  return termStats.docFrequency(word) === 0
    ? null
    : { words: [exactWord(word, termStats)], phrase: false, quality: JOINED_QUALITY };
}

/** Returns the words without corrections. Several words are unambiguous, so they may be in any field. */
function verbatim({ words, quoted }: Item, termStats: TermStats): Alternative {
  const anyField = quoted || words.length > 1;
  return {
    words: words.map(({ word }) =>
      anyField ? { ...exactWord(word, termStats), fields: 0 } : exactWord(word, termStats),
    ),
    phrase: words.length > 1,
    quality: 1,
  };
}

function exactWord(word: string, termStats: TermStats): PlanWord {
  return planWord([{ word, quality: 1 }], word, termStats);
}

interface CountedSpelling extends Spelling {
  jobs: number;
}

function counted(spellings: readonly Spelling[], termStats: TermStats): CountedSpelling[] {
  return spellings.map((each) => ({ ...each, jobs: termStats.docFrequency(each.word) })).filter(({ jobs }) => jobs > 0);
}

/** Plans a word with these spellings and, if it is unfinished, the longer ones that begin with what is typed. */
function planWord(
  spellings: readonly Spelling[],
  word: string,
  termStats: TermStats,
  longer: { typed: string; completions: readonly CountedSpelling[] } | null = null,
): PlanWord {
  const known = counted(spellings, termStats);
  const all = longer === null ? known : [...known, ...longer.completions];
  const jobs = all.reduce((sum, each) => sum + each.jobs, 0);
  const keys = known.map((each) => `${each.word}:${each.quality}`);
  return {
    spellings: all,
    idf: inverseDocFrequency(jobs, termStats.jobCount),
    fields: fieldsOf(word),
    key: longer === null ? keys.join(" ") : `${keys.join(" ")} ${longer.typed}*`,
  };
}

/** Plans a typed word: the word itself, its completions if it is unfinished, and its corrections. */
function planTypedWord({ word, typed }: Word, unfinished: boolean, termStats: TermStats): PlanWord {
  const jobs = termStats.docFrequency(word);
  const spellings: Spelling[] = [{ word, quality: 1 }];
  const completions: CountedSpelling[] = [];
  if (isName(word)) {
    if (jobs > 0) return planWord(spellings, word, termStats);
  } else if (unfinished) {
    for (const longer of termStats.completions(typed)) {
      if (longer.word !== word)
        completions.push({ ...longer, quality: 0.5 + (0.4 * typed.length) / longer.word.length });
    }
  }
  const maxEdits = typed.length >= TWO_ERRORS_FROM ? 2 : typed.length >= ONE_ERROR_FROM ? 1 : 0;
  const isUnknown = jobs === 0 && completions.length === 0;
  if (maxEdits > 0 && isUnknown) {
    spellings.push(...correctionsOfUnknown(word, maxEdits, unfinished, termStats));
  } else if (maxEdits > 0 && jobs * TYPO_FREQUENCY_RATIO <= termStats.jobCount) {
    const frequent = TYPO_FREQUENCY_RATIO * Math.max(jobs, 1);
    const near = termStats.corrections(word, maxEdits, false);
    const likely = near.filter((each) => termStats.docFrequency(each.word) >= frequent);
    spellings.push(...nearestSpellings(likely, termStats));
  }
  return planWord(spellings, word, termStats, unfinished && !isName(word) ? { typed, completions } : null);
}

function correctionsOfUnknown(word: string, maxEdits: number, unfinished: boolean, termStats: TermStats): Spelling[] {
  const near = termStats.corrections(word, maxEdits, false);
  const found = near.length === 0 && unfinished ? termStats.corrections(word, maxEdits, true) : near;
  return nearestSpellings(found, termStats);
}

/** Returns the corrections with the fewest edits. The more frequent a word, the higher its quality. */
function nearestSpellings(corrections: readonly Correction[], termStats: TermStats): Spelling[] {
  const fewestEdits = Math.min(...corrections.map(({ distance }) => distance));
  const nearest = corrections.filter(({ distance }) => distance === fewestEdits);
  const highest = Math.max(...nearest.map(({ word }) => termStats.docFrequency(word)));
  return nearest.map(({ word, distance }) => ({
    word,
    quality: inGrains(0.8 ** distance * Math.max(0.3, Math.sqrt(termStats.docFrequency(word) / highest))),
  }));
}
