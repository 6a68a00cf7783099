import { EMPLOYMENT_TYPES, LEVELS } from "#contract/schemas/job.ts";
import { EVERY_JOB, type JobsQuery } from "#contract/schemas/jobs-query.ts";
import { emptySearchDocument } from "#test/search/search-document.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { companySizes } from "#taxonomy/company-sizes.ts";
import { educations } from "#taxonomy/education.ts";
import { industries } from "#taxonomy/industries.ts";
import { placeBySlug, places } from "#taxonomy/places.ts";
import { roles } from "#taxonomy/roles.ts";
import { technologies } from "#taxonomy/technologies.ts";

export const NOW = Date.UTC(2026, 5, 1);
const DAY = 24 * 3_600_000;

/** Random numbers that are the same in every run. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(sides: number): number {
    return Math.floor(this.next() * sides);
  }

  pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)]!;
  }
}

/** Picks values as they are held in life: the second half as often as the first, the third a third as often. */
class Zipf {
  readonly #sums: Float64Array;
  readonly #values: readonly string[];

  constructor(values: readonly string[]) {
    this.#values = values;
    let sum = 0;
    this.#sums = Float64Array.from(values, (_, rank) => (sum += 1 / (rank + 1)));
  }

  pick(dice: Dice): string {
    const target = dice.next() * this.#sums.at(-1)!;
    let low = 0;
    let high = this.#sums.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#sums[middle]! < target) low = middle + 1;
      else high = middle;
    }
    return this.#values[low]!;
  }

  some(dice: Dice, count: number): string[] {
    return [...new Set(Array.from({ length: count }, () => this.pick(dice)))];
  }
}

const role = new Zipf(roles.map(({ slug }) => slug));
const technology = new Zipf(technologies.map(({ slug }) => slug));
const industry = new Zipf(industries.map(({ slug }) => slug));
const order = ["united-states", "worldwide", "europe", "germany", "united-kingdom", "canada", "india"];
const place = new Zipf([...order, ...places.map(({ slug }) => slug).filter((slug) => !order.includes(slug))]);
const size = new Zipf(companySizes.map(({ value }) => value));
const education = new Zipf(educations.map(({ value }) => value).toReversed());
const level = new Zipf(["senior", "mid", "lead", "junior", "entry"]);
const type = new Zipf(EMPLOYMENT_TYPES);
const sources = new Zipf(
  "greenhouse lever ashby workable remotive remoteok smartrecruiters recruitee personio".split(" "),
);

function placesOf(area: string | undefined): Pick<SearchDocument, "areas" | "excludedAreas" | "eligibility"> {
  const named = area === undefined ? undefined : placeBySlug(area);
  const code = named?.code ?? null;
  return {
    areas: area === undefined ? [] : [area],
    excludedAreas: [],
    eligibility: {
      scope: named === undefined ? "unstated" : named.kind === "worldwide" ? "worldwide" : "places",
      countries: named?.kind === "country" && code !== null ? [code] : [],
      regions: named?.kind === "region" ? [named.slug] : [],
      states: named?.kind === "state" && code !== null ? [code] : [],
      excluded: [],
    },
  };
}

/** `count` jobs, the newest first as little as in life, one area each. */
export function* generatedJobs(count: number): Generator<SearchDocument> {
  const dice = new Dice(1);
  const others = new Dice(3);
  const company = new Zipf(
    Array.from({ length: Math.max(10, Math.floor(count / 20)) }, (_, index) => `company-${index}`),
  );
  for (let id = 1; id <= count; id += 1) {
    const companySlug = company.pick(dice);
    yield {
      ...emptySearchDocument,
      id: String(id),
      title: "Job",
      summary: "",
      text: "",
      companySlug,
      companyName: companySlug,
      roles: role.some(dice, 1 + dice.below(3)),
      ...placesOf(dice.next() < 0.1 ? undefined : place.pick(dice)),
      levels: dice.next() < 0.15 ? [] : (level.some(dice, dice.next() < 0.2 ? 2 : 1) as SearchDocument["levels"]),
      employmentType: dice.next() < 0.1 ? null : (type.pick(dice) as SearchDocument["employmentType"]),
      techStack: technology.some(dice, dice.below(9)),
      industries: industry.some(dice, dice.below(3)),
      companySize: dice.next() < 0.3 ? null : size.pick(dice),
      education: dice.next() < 0.6 ? null : education.pick(dice),
      postedAt: NOW - Math.floor(dice.next() ** 2 * 120 * DAY),
      salaryYearlyUsd: dice.next() < 0.65 ? null : 1000 * Math.round(30 + dice.next() * 220),
      agency: others.next() < 0.08,
      sources: sources.some(others, others.next() < 0.1 ? 2 : 1),
      open: true,
    };
  }
}

type Narrow = (query: JobsQuery, dice: Dice) => JobsQuery;

const narrow: readonly Narrow[] = [
  (query, dice) => ({ ...query, role: role.some(dice, 1 + dice.below(2)) }),
  (query, dice) => ({ ...query, techStack: technology.some(dice, 1 + dice.below(2)) }),
  (query, dice) => ({ ...query, location: [place.pick(dice)] }),
  (query, dice) => ({ ...query, experienceLevel: [dice.pick(LEVELS)] }),
  (query, dice) => ({ ...query, employmentType: dice.pick(EMPLOYMENT_TYPES) }),
  (query, dice) => ({ ...query, industry: [industry.pick(dice)] }),
  (query, dice) => ({ ...query, companySize: dice.pick(companySizes).value }),
  (query, dice) => ({ ...query, education: [education.pick(dice)] }),
  (query, dice) => ({ ...query, datePosted: dice.pick(["today", "week", "month"] as const) }),
];

function narrowed(dice: Dice, facets: number): JobsQuery {
  const left = [...narrow];
  let query = EVERY_JOB;
  for (let chosen = 0; chosen < facets; chosen += 1) query = left.splice(dice.below(left.length), 1)[0]!(query, dice);
  return query;
}

/** A mix of searches: 35 % the first page of all, 25 % one role or technology, 20 % two or three facets, 10 % four and more, 5 % by pay, 5 % deep pages. */
export function queryMix(count: number): JobsQuery[] {
  const dice = new Dice(2);
  return Array.from({ length: count }, () => {
    const kind = dice.next();
    if (kind < 0.35) return EVERY_JOB;
    if (kind < 0.6) return narrow[dice.below(2)]!(EVERY_JOB, dice);
    if (kind < 0.8) return narrowed(dice, 2 + dice.below(2));
    if (kind < 0.9) return narrowed(dice, 4 + dice.below(3));
    if (kind < 0.95) return { ...narrowed(dice, 2), sortBy: "salary" };
    return { ...narrowed(dice, dice.below(2)), page: 1 + dice.below(500) };
  });
}
