import { fieldsOf, isForm, isName, LONGEST_NAME, meaningsOf, variantsOf } from "./synonyms.ts";
import type { Lexicon } from "./terms.ts";
import { type Word, wordsOf } from "./words.ts";
import { CLAUSE_ROOM, positionOf, rarity } from "./weights.ts";

/** A word a job may hold, and how well it answers the word asked for, up to 1. */
export interface Spelled {
  word: string;
  quality: number;
}

/** One word of a query: a job must hold one of its spellings. */
export interface PlanWord {
  spelled: readonly Spelled[];
  rarity: number;
  /** Bits of the fields that count; 0 for all. */
  fields: number;
}

/** Words of which a job must hold all, side by side where they are a phrase. */
export interface Alternative {
  words: readonly PlanWord[];
  phrase: boolean;
  quality: number;
}

/** Where the words of a plan stand in it, and how many are asked for. */
export interface WordOrder {
  positions: ReadonlyMap<string, number>;
  length: number;
}

/** The order of a plan's words; one that stands in several places counts where it is asked for first. */
export function wordOrder({ clauses }: TextPlan): WordOrder {
  const positions = new Map<string, number>();
  clauses.forEach((clause, number) => {
    for (const { words } of clause) {
      words.slice(0, CLAUSE_ROOM / 2).forEach(({ spelled }, place) => {
        for (const { word } of spelled) {
          if (!positions.has(word)) positions.set(word, positionOf(number, place, place === words.length - 1));
        }
      });
    }
  });
  return { positions, length: clauses.reduce((sum, [literal]) => sum + literal!.words.length, 0) };
}

/** A job must meet one alternative of each clause, and none of the excluded ones. */
export interface TextPlan {
  clauses: readonly (readonly Alternative[])[];
  excluded: readonly Alternative[];
}

interface Item {
  words: Word[];
  quoted: boolean;
}

const ITEM = /(?<minus>(?<![^\s])-)?(?:["“”„](?<quoted>[^"“”„]*)["“”„]?|(?<bare>[^\s"“”„]+))/gu;

/** Words that say nothing of a job here, where every one is a remote job. */
const SILENT = new Set(
  "a an and as at by for from in is of on or the to with job role position vacancy career opening remote remotely wfh".split(
    " ",
  ),
);

/** Letters from which a word may hold one typing error, and two. */
const ONE_ERROR_FROM = 5;
const TWO_ERRORS_FROM = 9;
/** A word that this many times as many jobs spell otherwise is taken for a typing error. */
const RARE_BESIDE = 50;
/** The same thing in another form, and what the taxonomy takes for the same. */
const FORM_QUALITY = 0.97;
const MEANING_QUALITY = 0.75;
const JOINED_QUALITY = 0.95;

/** Reads a query text; null when it asks for nothing. */
export function planText(text: string, lexicon: Lexicon): TextPlan | null {
  const asked: Item[] = [];
  const excluded: Alternative[] = [];
  for (const { groups } of text.matchAll(ITEM)) {
    const { minus, quoted, bare } = groups as { minus?: string; quoted?: string; bare?: string };
    const words = wordsOf(quoted ?? bare ?? "");
    if (words.length === 0) continue;
    const item = { words, quoted: quoted !== undefined };
    if (minus === undefined) asked.push(item);
    else excluded.push(exactly(item, lexicon));
  }
  const silent = ({ words, quoted }: Item): boolean => !quoted && words.length === 1 && SILENT.has(words[0]!.word);
  const telling = asked.some((item) => !silent(item)) ? asked.filter((item) => !silent(item)) : asked;
  // A space after the last word says that it is finished.
  const unfinished = /\S$/.test(text) && telling.at(-1) === asked.at(-1) ? telling.at(-1) : undefined;
  const clauses: Alternative[][] = [];
  for (let at = 0; at < telling.length;) {
    const item = telling[at]!;
    if (item.quoted) {
      clauses.push([exactly(item, lexicon)]);
      at += 1;
      continue;
    }
    const read = readName(telling, at, unfinished, lexicon);
    clauses.push(read.clause);
    at += read.items;
  }
  return clauses.length === 0 && excluded.length === 0 ? null : { clauses, excluded };
}

/** The longest name that begins at this item, with its meanings; or the item by itself. */
function readName(
  items: readonly Item[],
  from: number,
  unfinished: Item | undefined,
  lexicon: Lexicon,
): { clause: Alternative[]; items: number } {
  const bare: Item[] = [];
  for (let at = from; at < items.length && !items[at]!.quoted; at += 1) bare.push(items[at]!);
  for (let length = Math.min(bare.length, LONGEST_NAME); length >= 1; length -= 1) {
    const span = bare.slice(0, length);
    const words = span.flatMap((item) => item.words);
    const said = words.map(({ word }) => word);
    const meanings = meaningsOf(said);
    const joined = length === 2 ? joinedWord(words, lexicon) : null;
    if (length > 1 && meanings.length === 0 && joined === null && !isForm(said)) continue;
    const literal =
      length === 1 ? itemAlternatives(span[0]!, span[0] === unfinished, lexicon) : [allOf(span, unfinished, lexicon)];
    const meant = [
      ...variantsOf(said).map((form) => meantAs(form, FORM_QUALITY, literal[0]!, lexicon)),
      ...meanings.map((meaning) => meantAs(meaning, MEANING_QUALITY, literal[0]!, lexicon)),
    ];
    return { clause: [...literal, ...(joined === null ? [] : [joined]), ...meant], items: length };
  }
  throw new Error("A query was read without an item");
}

/** `front-end` is that phrase, or `frontend`; a single word is itself. */
function itemAlternatives(item: Item, unfinished: boolean, lexicon: Lexicon): Alternative[] {
  if (item.words.length === 1)
    return [{ words: [readWord(item.words[0]!, unfinished, lexicon)], phrase: false, quality: 1 }];
  const joined = joinedWord(item.words, lexicon);
  return [exactly(item, lexicon), ...(joined === null ? [] : [joined])];
}

function allOf(items: readonly Item[], unfinished: Item | undefined, lexicon: Lexicon): Alternative {
  const words = items.flatMap((item) =>
    item.words.map((word) => readWord(word, item === unfinished && word === item.words.at(-1), lexicon)),
  );
  return { words, phrase: false, quality: 1 };
}

/** Another name, worth as much as what was typed however many words it has. */
function meantAs(meaning: readonly string[], quality: number, literal: Alternative, lexicon: Lexicon): Alternative {
  const words = meaning.map((word) => whole(word, lexicon));
  const worth = ({ words: all }: Pick<Alternative, "words">): number => all.reduce((sum, each) => sum + each.rarity, 0);
  const typed = literal.words.every(({ spelled }) => spelled.length > 0) ? worth(literal) : worth({ words });
  return { words, phrase: false, quality: (quality * typed) / worth({ words }) };
}

/** Two or more words written as one, where jobs write them so. */
function joinedWord(words: readonly Word[], lexicon: Lexicon): Alternative | null {
  const word = words.map((each) => each.word).join("");
  return lexicon.jobsWith(word) === 0
    ? null
    : { words: [whole(word, lexicon)], phrase: false, quality: JOINED_QUALITY };
}

/** The words as they stand, in whatever field where more than one word says what is meant. */
function exactly({ words, quoted }: Item, lexicon: Lexicon): Alternative {
  const plain = quoted || words.length > 1;
  return {
    words: words.map(({ word }) => (plain ? { ...whole(word, lexicon), fields: 0 } : whole(word, lexicon))),
    phrase: words.length > 1,
    quality: 1,
  };
}

function whole(word: string, lexicon: Lexicon): PlanWord {
  return planWord([{ word, quality: 1 }], word, lexicon);
}

function planWord(spelled: readonly Spelled[], word: string, lexicon: Lexicon): PlanWord {
  const held = spelled.filter((each) => lexicon.jobsWith(each.word) > 0);
  const jobs = held.reduce((sum, each) => sum + lexicon.jobsWith(each.word), 0);
  return { spelled: held, rarity: rarity(jobs, lexicon.jobs), fields: fieldsOf(word) };
}

/** A word as typed: itself, what it begins while it is unfinished, and what it may be a typing error of. */
function readWord({ word, typed }: Word, unfinished: boolean, lexicon: Lexicon): PlanWord {
  const jobs = lexicon.jobsWith(word);
  const spelled: Spelled[] = [{ word, quality: 1 }];
  if (isName(word)) {
    if (jobs > 0) return planWord(spelled, word, lexicon);
  } else if (unfinished) {
    for (const longer of lexicon.beginning(typed)) {
      if (longer !== word) spelled.push({ word: longer, quality: 0.5 + (0.4 * typed.length) / longer.length });
    }
  }
  const most = typed.length >= TWO_ERRORS_FROM ? 2 : typed.length >= ONE_ERROR_FROM ? 1 : 0;
  const unknown = jobs === 0 && spelled.length === 1;
  if (most > 0 && (unknown || jobs * RARE_BESIDE <= lexicon.jobs)) {
    spelled.push(...misspellings(word, most, unknown, unknown && unfinished, jobs, lexicon));
  }
  return planWord(spelled, word, lexicon);
}

/** The nearest spellings; where the word itself is known, only those that far more jobs hold. */
function misspellings(
  word: string,
  most: number,
  unknown: boolean,
  unfinished: boolean,
  jobs: number,
  lexicon: Lexicon,
): Spelled[] {
  const near = lexicon.near(word, most, false);
  const found = near.length === 0 && unfinished ? lexicon.near(word, most, true) : near;
  const likely = unknown
    ? found
    : found.filter((each) => lexicon.jobsWith(each.word) >= RARE_BESIDE * Math.max(jobs, 1));
  const least = Math.min(...likely.map(({ distance }) => distance));
  const nearest = likely.filter(({ distance }) => distance === least);
  const common = Math.max(...nearest.map((each) => lexicon.jobsWith(each.word)));
  return nearest.map((each) => ({
    word: each.word,
    quality: 0.8 ** each.distance * Math.max(0.3, Math.sqrt(lexicon.jobsWith(each.word) / common)),
  }));
}
