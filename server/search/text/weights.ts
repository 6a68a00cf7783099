/** The fields of a job's text, in stream order. */
export const TEXT_FIELDS = ["title", "company", "tags", "summary", "description"] as const;
export const DESCRIPTION = TEXT_FIELDS.indexOf("description");

/** Bits of a weight: one per field before the description, then three for the frequency in the description. */
export const TITLE = 1;
export const COMPANY = 2;
export const TAGS = 4;
const DESCRIPTION_BITS = 4;

/** Occurrences in the description at which steps 1 to 7 begin. */
const STEP_STARTS = [1, 2, 3, 4, 6, 9, 15];
const stepOf = Uint8Array.from({ length: 16 }, (_, times) => STEP_STARTS.filter((from) => times >= from).length);

/**
 * Returns the weight of a word from the bits of its fields before the description and its occurrences in the
 * description.
 */
export function weightOf(fields: number, times: number): number {
  return fields | (stepOf[Math.min(times, 15)]! << DESCRIPTION_BITS);
}

/** Size of a weight in bits. */
export const WEIGHT_BITS = 7;

/** One occurrence in the description, as part of a count. */
export const ONE_OCCURRENCE = 1 << DESCRIPTION_BITS;
const weights = Uint8Array.from({ length: 256 }, (_, count) =>
  weightOf(count % ONE_OCCURRENCE, count >>> DESCRIPTION_BITS),
);

/** Returns the weight for a count: field bits, plus `ONE_OCCURRENCE` for each occurrence in the description. */
export function weightOfCount(count: number): number {
  return weights[count < 256 ? count : 240 | (count & 15)]!;
}

/** The weights that most words have: once in the description, or in one of the short fields alone. A term's entries leave out the most frequent one. */
export const USUAL_WEIGHTS = [weightOf(0, 1), TITLE, COMPANY, TAGS];

/** Place of each weight in `USUAL_WEIGHTS`; their number for others. */
export const usualPlace = Uint8Array.from({ length: 1 << WEIGHT_BITS }, (_, weight) =>
  USUAL_WEIGHTS.includes(weight) ? USUAL_WEIGHTS.indexOf(weight) : USUAL_WEIGHTS.length,
);

/** Returns 0 for the usual weight of a term, else 1. Branchless, because a branch in a loop over words is mispredicted too often. */
export function needsByte(weight: number, usualWeight: number): number {
  return ((weight ^ usualWeight) + 127) >>> WEIGHT_BITS;
}

/** Value of one occurrence by field. The title says most about a job, the description least. */
const FIELD_VALUE = { title: 14, company: 8, tags: 5, summary: 2 };
const STEP_VALUE = [0, 0.5, 0.7, 0.85, 1, 1.15, 1.3, 1.5];
/** The sum at which a word reaches half of its maximum value. */
const HALF_SATURATION = 3;
/** Length of a typical title; a word of a longer title says less about the job. */
const TITLE_WORDS = 5;

const bodyValues = Float64Array.from({ length: 128 }, (_, weight) => {
  const { company, tags, summary } = FIELD_VALUE;
  const short = (weight & 2 ? company : 0) + (weight & 4 ? tags : 0) + (weight & 8 ? summary : 0);
  return short + STEP_VALUE[weight >>> DESCRIPTION_BITS]!;
});
const titleValues = Float64Array.from(
  { length: 256 },
  (_, words) => FIELD_VALUE.title / (0.5 + (0.5 * words) / TITLE_WORDS),
);

/** Saturated value by weight, for words that are not in the title. */
const withoutTitle = bodyValues.map((value) => value / (value + HALF_SATURATION));

/** Returns the value of a word with this weight, from 0 to 1 (BM25F: fields are added before they saturate). */
export function saturatedValue(weight: number, titleWords: number): number {
  if ((weight & TITLE) === 0) return withoutTitle[weight]!;
  const value = bodyValues[weight]! + titleValues[titleWords]!;
  return value / (value + HALF_SATURATION);
}

/** Values that depend on how many jobs have a word are rounded to one of so many parts, so that a few jobs more or fewer change no ranking. */
const GRAIN = 256;

/** Rounds a value of a word, but never to nothing. */
export function inGrains(value: number): number {
  return Math.max(1, Math.round(value * GRAIN)) / GRAIN;
}

/** Returns the inverse document frequency (IDF) of a word. */
export function inverseDocFrequency(docFrequency: number, jobCount: number): number {
  const holding = Math.min(docFrequency, jobCount);
  return inGrains(Math.log(1 + (jobCount - holding + 0.5) / (holding + 0.5)));
}

/** Bonus for a title that begins with the words of the query in their order. */
const IN_ORDER_BONUS = 0.4;
/** No `orderFactor` is higher, however it is rounded. */
export const HIGHEST_ORDER_FACTOR = 1 + IN_ORDER_BONUS + 0.001;
/** Number of words, such as levels, that may precede the role in a title. */
const MOST_LEVEL_WORDS = 2;

/** Factor for a score of a job whose level is far from the one that the text names, where no job has that. */
export const FAR_FACTOR = 0.1;

/** Positions reserved for the words of one clause. */
export const CLAUSE_ROOM = 64;

/**
 * Encodes the position of a word in a query: its clause, its place in an alternative, and whether it is the last there.
 */
export function positionOf(clause: number, place: number, last: boolean): number {
  return clause * CLAUSE_ROOM + place * 2 + (last ? 1 : 0);
}

/** Returns whether the second position directly follows the first. */
function follows(before: number, position: number): boolean {
  if (before < 0) return false;
  const ended = (before & 1) === 1;
  return ended
    ? position - (position & 1) === (Math.floor(before / CLAUSE_ROOM) + 1) * CLAUSE_ROOM
    : position - (position & 1) === before + 2;
}

/**
 * Returns the factor for a score by word order. `positions` has the query position of each title word, -1 for other
 * words; `length` is the number of query words. Each pair of query neighbours that are neighbours in the title counts,
 * and so does the first word at the beginning of the title.
 */
export function orderFactor(positions: ArrayLike<number>, words: number, length: number): number {
  let inOrder = 0;
  for (let at = 0; at < words; at += 1) {
    const position = positions[at]!;
    if (position < 0) continue;
    if (position < 2 && at <= MOST_LEVEL_WORDS) inOrder += 1 - at / (MOST_LEVEL_WORDS + 2);
    else if (at > 0 && follows(positions[at - 1]!, position)) inOrder += 1;
  }
  return 1 + (IN_ORDER_BONUS * Math.min(inOrder, length)) / length;
}

/** Rounds a score down to a step, so that the newer of two similar jobs comes first. */
export function scoreStep(score: number): number {
  return Math.floor(score * 16);
}
