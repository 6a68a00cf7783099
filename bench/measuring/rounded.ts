/** Rounds a figure to `digits` decimals. */
export function rounded(value: number, digits = 1): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
