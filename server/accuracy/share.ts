/** A share with its 95 % interval, in percent with one decimal, and the number of cases behind it. */
export interface Share {
  percent: number;
  low: number;
  high: number;
  of: number;
}

/** The 95 % bounds of a share, each from 0 to 1. */
export interface Interval {
  share: number;
  low: number;
  high: number;
}

const Z = 1.959964;

/** Returns Wilson's interval of `part` cases of `of`. Both may be fractions: a weighted sample counts as fewer cases. */
export function wilsonInterval(part: number, of: number): Interval {
  const share = part / of;
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const middle = share + (Z * Z) / (2 * of);
  const scale = 1 + (Z * Z) / of;
  return { share, low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

/** Returns an interval as a share in percent of so many cases. */
export function inPercent({ share, low, high }: Interval, of: number): Share {
  const percent = (value: number) => Math.round(1000 * value) / 10;
  return { percent: percent(share), low: percent(low), high: percent(high), of };
}
