import type { SearchDocument } from "#store/search/search-documents.ts";
import { editDistance } from "#search/text/edit-distance.ts";
import type { TermStats } from "#search/text/term-index.ts";
import { type Alternative, leastWeight, planText, type PlanWord, wordOrder } from "#search/text/text-plan.ts";
import { DESCRIPTION, FAR_FACTOR, orderFactor, saturatedValue, weightOf } from "#search/text/weights.ts";
import { textsOf } from "#test/search/document-texts.ts";
import { wordsOf } from "#search/text/words.ts";

interface Words {
  /** By field and text. */
  texts: readonly (readonly (readonly string[])[])[];
  /** Of all texts of a field. Kept, because a scan of many documents asks for them again for each query. */
  fields: readonly (readonly string[])[];
}

/**
 * Scores each document for a text, by id, by looking at every word. Returns null if the text has no words. With `whole`, documents need every
 * word even where none has them all.
 */
export function naiveText(
  documents: readonly SearchDocument[],
  text: string,
  whole = false,
): Map<string, number> | null {
  const all = documents.map((document) => ({
    id: document.id,
    words: wordsIn(document),
  }));
  const plan = text === "" ? null : planText(text, termStatsOf(all.map(({ words }) => words)));
  if (plan === null) return null;
  const order = wordOrder(plan);
  const inOrder = (title: readonly string[]): number => {
    const positions = title.slice(0, 256).map((word) => order.positions.get(word) ?? -1);
    return order.length === 0 ? 1 : orderFactor(positions, positions.length, order.length);
  };
  const scored = all
    .filter(({ words }) => !plan.excluded.some((alternative) => scoreOfAlternative(words, alternative) !== null))
    .map(({ id, words }) => {
      const met = plan.clauses.flatMap((clause, at) => {
        const scores = clause.map((alternative) => scoreOfAlternative(words, alternative));
        const score = scores.reduce((a, b) => (a === null || (b !== null && b > a) ? b : a));
        return score === null ? [] : [{ score, weight: plan.weights[at]! }];
      });
      const sum = (of: "score" | "weight") => met.reduce((total, each) => total + each[of], 0);
      const far = plan.far.filter((alternative) => scoreOfAlternative(words, alternative) !== null).length;
      return { id, met: met.length, weight: sum("weight"), score: sum("score"), far, order: inOrder(words.fields[0]!) };
    });
  const every = scored.some(({ met }) => met === plan.clauses.length);
  const most = scored.reduce((found, { weight }) => Math.max(found, weight), 0);
  const isFound = ({ met, weight }: { met: number; weight: number }): boolean =>
    whole || every ? met === plan.clauses.length : weight === most && weight >= leastWeight(plan.weights);
  const scoreOf = ({ score, far, order }: (typeof scored)[number]): number =>
    Array.from({ length: whole || every ? 0 : far }).reduce<number>((lowered) => lowered * FAR_FACTOR, score) * order;
  return new Map(scored.filter(isFound).map((each) => [each.id, scoreOf(each)]));
}

const read = new WeakMap<SearchDocument, Words>();

function wordsIn(document: SearchDocument): Words {
  const known = read.get(document);
  if (known !== undefined) return known;
  const texts = textsOf(document).map((field) => field.map((each) => wordsOf(each).map(({ word }) => word)));
  const words = { texts, fields: texts.map((field) => field.flat()) };
  read.set(document, words);
  return words;
}

function scoreOfAlternative(document: Words, { words, phrase, quality }: Alternative): number | null {
  const scores = words.map((word) => scoreOfWord(document, word));
  if (scores.includes(null)) return null;
  if (
    phrase &&
    !holdsPhrase(
      document,
      words.map(({ spellings }) => spellings[0]!.word),
    )
  )
    return null;
  const sum = scores.reduce<number>((total, score) => total + score!, 0);
  return quality === 1 ? sum : sum * quality;
}

function scoreOfWord(document: Words, planWord: PlanWord): number | null {
  const { spellings, idf, fields } = planWord;
  const spelled = wordsOfSpellings(planWord);
  const held = new Set<string>();
  for (const words of document.fields) for (const word of words) if (spelled.has(word)) held.add(word);
  if (held.size === 0) return null;
  const titleWords = Math.min(document.fields[0]!.length, 255);
  const scores = spellings.flatMap(({ word, quality }) => {
    if (!held.has(word)) return [];
    const times = document.fields.map((words) => words.filter((each) => each === word).length);
    const fieldBits = times
      .slice(0, DESCRIPTION)
      .reduce((bits, count, field) => bits | (count > 0 ? 1 << field : 0), 0);
    const weight = weightOf(fieldBits, times[DESCRIPTION]!);
    if (weight === 0 || (fields !== 0 && (weight & fields) === 0)) return [];
    return [quality * idf * saturatedValue(weight, titleWords)];
  });
  return scores.length === 0 ? null : Math.max(...scores);
}

const spelledBy = new WeakMap<PlanWord, ReadonlySet<string>>();

function wordsOfSpellings(planWord: PlanWord): ReadonlySet<string> {
  const known = spelledBy.get(planWord) ?? new Set(planWord.spellings.map(({ word }) => word));
  spelledBy.set(planWord, known);
  return known;
}

function holdsPhrase(document: Words, phrase: readonly string[]): boolean {
  const inside = (text: readonly string[]): boolean =>
    text.some((_, from) => phrase.every((word, at) => text[from + at] === word));
  return document.texts.some((field) => field.some(inside));
}

function termStatsOf(documents: readonly Words[]): TermStats {
  const docFrequency = new Map<string, number>();
  for (const words of documents) {
    for (const word of new Set(words.fields.flat())) docFrequency.set(word, (docFrequency.get(word) ?? 0) + 1);
  }
  return {
    jobCount: documents.length,
    docFrequency: (word) => docFrequency.get(word) ?? 0,
    completions: (prefix) =>
      prefix.length < 2
        ? []
        : Array.from(docFrequency, ([word, jobs]) => ({ word, jobs })).filter(
            ({ word }) => word.startsWith(prefix) && word !== prefix,
          ),
    corrections: (word, most, asPrefix) =>
      [...docFrequency.keys()]
        .map((other) => ({ word: other, distance: editDistance(word, other, most, asPrefix) }))
        .filter(({ distance }) => distance > 0 && distance <= most),
  };
}
