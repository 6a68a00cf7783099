/** One line of the quality table. Figures are percentages of `n`. */
export interface QualityRow {
  field: string;
  /** The labelled set and what is measured on it. */
  yardstick: string;
  n: number;
  figure: number;
  /** The figure of a naive rule on the same rows. */
  baseline: number;
  /** The figure to reach; null for a row that only informs. */
  reach: number | null;
}

/** Counts the rows that our reader and the naive rule get right. */
export function scoreRows<Row>(
  header: Pick<QualityRow, "field" | "yardstick" | "reach">,
  rows: readonly Row[],
  isRight: { ours: (row: Row) => boolean; naive: (row: Row) => boolean },
): QualityRow {
  const share = (test: (row: Row) => boolean) => percent(rows.filter(test).length, rows.length);
  return { ...header, n: rows.length, figure: share(isRight.ours), baseline: share(isRight.naive) };
}

/** Returns `part` of `n` as a percentage with one decimal; 0 of 0 is 0. */
export function percent(part: number, n: number): number {
  return n === 0 ? 0 : Math.round((part / n) * 1000) / 10;
}
