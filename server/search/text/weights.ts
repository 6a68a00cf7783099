/** Fields of a job's text, in the order of its stream. */
export const TEXT_FIELDS = ["title", "company", "tags", "summary", "description"] as const;
export const DESCRIPTION = TEXT_FIELDS.indexOf("description");

/** Bits of a weight: one for each field before the description, then three for how often the description holds the word. */
export const TITLE = 1;
export const COMPANY = 2;
export const TAGS = 4;
const DESCRIPTION_BITS = 4;

/** Occurrences in the description from which each of the steps 1 to 7 begins. */
const STEPS = [1, 2, 3, 4, 6, 9, 15];
const stepOf = Uint8Array.from({ length: 16 }, (_, times) => STEPS.filter((from) => times >= from).length);

/** The weight of a word that these fields before the description hold, by their bits, and the description so often. */
export function weightOf(fields: number, times: number): number {
  return fields | (stepOf[Math.min(times, 15)]! << DESCRIPTION_BITS);
}

/** Bits that a weight takes. */
export const WEIGHT_BITS = 7;

/** One occurrence in the description, in a count. */
export const ONE_TIME = 1 << DESCRIPTION_BITS;
const weights = Uint8Array.from({ length: 256 }, (_, count) => weightOf(count % ONE_TIME, count >>> DESCRIPTION_BITS));

/** The weight for a count: a bit for each field before the description that holds the word, and `ONE_TIME` each time the description does. */
export function weightOfCount(count: number): number {
  return weights[count < 256 ? count : 240 | (count & 15)]!;
}

/** The weight of a word that only the description holds, once: by far the most are. */
export const ONCE = weightOf(0, 1);

/** One for a weight that is not `ONCE`, else 0; by arithmetic, because in a loop over words the processor guesses wrong too often. */
export function isWritten(weight: number): number {
  return ((weight ^ ONCE) + 127) >>> WEIGHT_BITS;
}

/** What one occurrence counts by field. A title says most, a description least. */
const FIELD_VALUE = { title: 14, company: 8, tags: 5, summary: 2 };
const STEP_VALUE = [0, 0.5, 0.7, 0.85, 1, 1.15, 1.3, 1.5];
/** The sum at which a word counts half of what it can. */
const HALF = 3;
/** Words of a common title; a word of a longer one says less of the job. */
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

/** By weight, how much a word says of a job whose title does not hold it. */
const withoutTitle = bodyValues.map((value) => value / (value + HALF));

/** How much a word of this weight says of a job, from 0 up to 1 (BM25F: fields are added before they saturate). */
export function saturated(weight: number, titleWords: number): number {
  if ((weight & TITLE) === 0) return withoutTitle[weight]!;
  const value = bodyValues[weight]! + titleValues[titleWords]!;
  return value / (value + HALF);
}

/** How much it says that a job holds a word which so many of all jobs hold. */
export function rarity(jobsWith: number, jobs: number): number {
  const holding = Math.min(jobsWith, jobs);
  return Math.log(1 + (jobs - holding + 0.5) / (holding + 0.5));
}

/** How much more a job says whose title holds the words asked for side by side, in their order, from its beginning on. */
const IN_ORDER_BONUS = 0.4;
/** Words before the job's own name in a title, which its beginning is looked for behind. */
const MOST_LEVEL_WORDS = 2;

/** Room for the words of one clause in a position. */
export const CLAUSE_ROOM = 64;

/** Where a word stands in a query: its clause, its place in an alternative of the clause, and whether it is the last there. */
export function positionOf(clause: number, place: number, last: boolean): number {
  return clause * CLAUSE_ROOM + place * 2 + (last ? 1 : 0);
}

/** True when the second position comes right after the first. */
function follows(before: number, position: number): boolean {
  if (before < 0) return false;
  const ended = (before & 1) === 1;
  return ended
    ? position - (position & 1) === (Math.floor(before / CLAUSE_ROOM) + 1) * CLAUSE_ROOM
    : position - (position & 1) === before + 2;
}

/**
 * What a score is multiplied by. `positions` are those of the title's words in the query, -1 for words not asked for; `length` is how
 * many are asked for. Each pair of neighbours in the query that are neighbours in the title counts, and the first word at the title's
 * beginning.
 */
export function orderFactor(positions: ArrayLike<number>, words: number, length: number): number {
  let right = 0;
  for (let at = 0; at < words; at += 1) {
    const position = positions[at]!;
    if (position < 0) continue;
    if (position < 2 && at <= MOST_LEVEL_WORDS) right += 1 - at / (MOST_LEVEL_WORDS + 2);
    else if (at > 0 && follows(positions[at - 1]!, position)) right += 1;
  }
  return 1 + (IN_ORDER_BONUS * Math.min(right, length)) / length;
}

/** Scores are compared in steps, so that of jobs alike the newer comes first. */
export function scoreStep(score: number): number {
  return Math.floor(score * 16);
}
