/**
 * How boards of applicant tracking systems behave, as figures. Measured on 3,100 Greenhouse boards two days apart (111,000
 * openings, January 2026) and on 9 Greenhouse and Lever boards read three times a day for two weeks (August 2026).
 */
export interface BoardRates {
  /** Openings added and removed per board in two days: value at each share of boards, rising. */
  changesInTwoDays: readonly Quantile[];
  /** Openings per board. */
  openings: readonly Quantile[];
}
export type Quantile = readonly [share: number, value: number];

export const BUILT_IN_RATES: BoardRates = {
  changesInTwoDays: [
    [0, 0],
    [0.46, 0],
    [0.47, 1],
    [0.65, 1],
    [0.7, 2],
    [0.75, 3],
    [0.8, 4],
    [0.85, 6],
    [0.9, 8],
    [0.95, 13],
    [0.98, 26],
    [0.99, 39],
    [0.999, 224],
    [1, 400],
  ],
  openings: [
    [0, 1],
    [0.1, 2],
    [0.25, 5],
    [0.5, 12],
    [0.75, 32],
    [0.9, 74],
    [0.95, 128],
    [0.99, 370],
    [1, 1400],
  ],
};

/** Interpolates the value at a share between 0 and 1. */
export function valueAt(quantiles: readonly Quantile[], share: number): number {
  const above = quantiles.findIndex(([at]) => at >= share);
  const [highAt, high] = quantiles[above] ?? quantiles.at(-1) ?? [1, 0];
  const [lowAt, low] = quantiles[above - 1] ?? [highAt, high];
  return highAt === lowAt ? high : low + ((high - low) * (share - lowAt)) / (highAt - lowAt);
}

/** Returns 1,001 quantiles of measured values. */
export function quantilesOf(values: readonly number[]): Quantile[] {
  const sorted = values.toSorted((a, b) => a - b);
  return Array.from({ length: 1001 }, (_, at) => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor((at / 1000) * sorted.length))] ?? 0;
    return [at / 1000, value] as const;
  });
}

/** A board without a change in two days may still change: over two weeks only about one in five does not. */
const QUIET_CHANGES_PER_DAY = 0.1;

/**
 * Moments per day at which a board changes. Openings come and go in batches: over two weeks 166 changes came at 29
 * moments, 31 at 10, 9 at 8.
 */
export function momentsPerDay(changesInTwoDays: number): number {
  return changesInTwoDays < 1 ? QUIET_CHANGES_PER_DAY : changesInTwoDays ** 0.75 / 2;
}

/** Boards by source, in the proportions of a public catalogue of 88,000 boards; sources not built are left out by the caller. */
export const SOURCE_SHARES: Readonly<Record<string, number>> = {
  paylocity: 9476,
  bamboohr: 9348,
  greenhouse: 7104,
  workday: 6433,
  join: 4111,
  jazzhr: 4063,
  personio: 4022,
  ashby: 3806,
  ukg: 3041,
  smartrecruiters: 2910,
  lever: 2189,
  icims: 1922,
  recruitee: 1860,
  breezy: 1823,
  teamtailor: 1537,
  zohorecruit: 1105,
  workable: 701,
  oracle: 632,
  pinpoint: 613,
  gem: 218,
  freshteam: 188,
  rippling: 86,
  jobvite: 63,
  eightfold: 54,
};

/** Data centres of Workday sites with their shares. */
export const WORKDAY_CENTRES: readonly Quantile[] = [
  [0.42, 1],
  [0.77, 5],
  [0.93, 3],
  [0.97, 12],
  [0.99, 103],
  [1, 2],
];

/** Openings on one page of a list, where a list has pages. */
export const OPENINGS_PER_PAGE: Readonly<Record<string, number>> = {
  workday: 20,
  smartrecruiters: 100,
  join: 20,
  icims: 20,
  oracle: 25,
  eightfold: 10,
  teamtailor: 50,
  jobvite: 100,
};

/** Sources whose new openings need a request each. */
export const WITH_DETAILS: ReadonlySet<string> = new Set(
  "bamboohr workday join smartrecruiters rippling breezy icims jazzhr paylocity oracle eightfold zohorecruit jobvite freshteam".split(
    " ",
  ),
);

/** Share of new openings that hint at remote work, for sources that fetch details of only those. */
export const HINTED_SHARE = 0.25;

/** Sources that honour an ETag or Last-Modified. */
export const WITH_VALIDATORS: ReadonlySet<string> = new Set(
  "greenhouse lever ashby smartrecruiters personio teamtailor breezy pinpoint".split(" "),
);

/** Compressed bytes of a list entry, and of an entry with its text. */
export const ENTRY_BYTES = 150;
export const OPENING_BYTES = 1400;
