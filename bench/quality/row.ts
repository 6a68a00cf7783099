/** One line of the quality table. Figures are percent of `n`. */
export interface QualityRow {
  field: string;
  /** The labelled set and what of it is measured. */
  yardstick: string;
  n: number;
  figure: number;
  /** The same by a naive rule in the same run. */
  baseline: number;
  /** The figure to reach; null where the row is for information. */
  reach: number | null;
}

/** `part` of `n` in percent with one decimal; 0 of 0 is 0. */
export function percent(part: number, n: number): number {
  return n === 0 ? 0 : Math.round((part / n) * 1000) / 10;
}
