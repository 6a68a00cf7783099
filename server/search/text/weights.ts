/** Fields of a job's text, in the order of its stream. */
export const TEXT_FIELDS = ["title", "company", "tags", "summary", "description"] as const;
const DESCRIPTION = TEXT_FIELDS.indexOf("description");

/** Bits of a weight: one for each field before the description, then three for how often the description holds the word. */
export const TITLE = 1;
export const COMPANY = 2;
export const TAGS = 4;
const DESCRIPTION_BITS = 4;

/** Occurrences in the description from which each of the steps 1 to 7 begins. */
const STEPS = [1, 2, 3, 4, 6, 9, 15];
const stepOf = Uint8Array.from({ length: 16 }, (_, times) => STEPS.filter((from) => times >= from).length);

/** The weight of a word with one more occurrence in a field; `times` is how often the description has held it before. */
export function weightWith(weight: number, field: number, times: number): number {
  if (field < DESCRIPTION) return weight | (1 << field);
  return (weight & 15) | (stepOf[Math.min(times + 1, 15)]! << DESCRIPTION_BITS);
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
const titleValues = Float64Array.from({ length: 256 }, (_, words) => FIELD_VALUE.title / (0.5 + (0.5 * words) / TITLE_WORDS));

/** How much a word of this weight says of a job, from 0 up to 1 (BM25F: fields are added before they saturate). */
export function saturated(weight: number, titleWords: number): number {
  const value = bodyValues[weight]! + (weight & TITLE ? titleValues[titleWords]! : 0);
  return value / (value + HALF);
}

/** How much it says that a job holds a word which so many of all jobs hold. */
export function rarity(jobsWith: number, jobs: number): number {
  const holding = Math.min(jobsWith, jobs);
  return Math.log(1 + (jobs - holding + 0.5) / (holding + 0.5));
}

/** Scores are compared in steps, so that of jobs alike the newer comes first. */
export function scoreStep(score: number): number {
  return Math.floor(score * 16);
}
