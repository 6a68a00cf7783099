import { fold, tokensOf } from "./tokens.ts";

/** Months since the year 0. */
export interface Period {
  from: number;
  to: number;
}

/** The first letters of each month in English, German, French, Spanish and Portuguese, folded. */
const MONTHS: readonly string[][] = [
  ["jan", "ene", "janv"],
  ["feb", "fev"],
  ["mar", "mrz"],
  ["apr", "avr", "abr"],
  ["may", "mai", "mayo"],
  ["jun", "juin"],
  ["jul", "juil"],
  ["aug", "aou", "ago"],
  ["sep", "set"],
  ["oct", "okt", "out"],
  ["nov"],
  ["dec", "dez", "dic"],
];
const NOW = new Set(
  "present now today current currently ongoing heute aktuell jetzt laufend present actuel actuellement aujourd'hui presente actual actualidad actualmente hoy atual atualmente hoje momento".split(
    " ",
  ),
);
const SINCE = new Set(["since", "seit", "depuis", "desde", "ab"]);

function monthOf(word: string): number | undefined {
  if (word.length < 3 || word.length > 10) return undefined;
  const at = MONTHS.findIndex((starts) => starts.some((start) => word.startsWith(start)));
  return at === -1 ? undefined : at;
}

interface Point {
  month: number;
  /** A bare year counts from its beginning, and to its beginning when it ends a period. */
  token: number;
  now: boolean;
  yearOnly: boolean;
}

/** Returns the points in time that a text names: `2019`, `03/2019`, `March 2019`, `2019-03`, `today`. */
function pointsIn(text: string, now: number): Point[] {
  const monthFirst = text.replaceAll(/\b(\d{4})-(\d{2})(?:-\d{2})?\b/g, "$2/$1");
  const words = tokensOf(monthFirst.replaceAll(/(\d)[./](?=\d)/g, "$1 ")).map(({ word }) => word);
  const points: Point[] = [];
  for (const [at, word] of words.entries()) {
    if (NOW.has(word)) points.push({ month: now, token: at, now: true, yearOnly: false });
    if (!/^(?:19[6-9]\d|20[0-4]\d)$/.test(word)) continue;
    const [before = "", second = ""] = [words[at - 1], words[at - 2]];
    const named = monthOf(before) ?? (before === "de" ? monthOf(second) : undefined);
    const counted = /^(?:0?[1-9]|1[0-2])$/.test(before) ? Number(before) - 1 : undefined;
    const month = named ?? counted;
    points.push({ month: Number(word) * 12 + (month ?? 0), token: at, now: false, yearOnly: month === undefined });
  }
  return points;
}

/** A dash or a word between the two ends of a period, folded. */
const BETWEEN = /[-‐‑]|\b(?:to|until|till|bis|jusqu|a|au|hasta|al|ate)\b/;

/** Returns the periods that a line names; `now` is the month in which it is read. */
export function periodsIn(text: string, now: number): Period[] {
  const periods: Period[] = [];
  const points = pointsIn(text, now);
  const [first] = tokensOf(text);
  if (points.length === 1 && !points[0]!.now && first !== undefined) {
    const since = tokensOf(text).some(({ word }) => SINCE.has(word));
    // An open end: "2021 –".
    if (since || /[–—-]\s*$/.test(text)) return [{ from: points[0]!.month, to: now }];
  }
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [from, to] = [points[at]!, points[at + 1]!];
    if (!BETWEEN.test(fold(text)) || to.token - from.token > 4 || to.month < from.month || from.month > now) continue;
    // Until and including the month; "2018 – 2020" is two years.
    periods.push({ from: from.month, to: Math.min(now, to.month + (to.now || to.yearOnly ? 0 : 1)) });
  }
  return periods;
}

/** Returns how many years the periods cover, one decimal; overlapping time counts once. */
export function yearsCovered(periods: readonly Period[]): number {
  let months = 0;
  let reached = 0;
  for (const { from, to } of periods.toSorted((one, other) => one.from - other.from)) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return Math.round((months / 12) * 10) / 10;
}

/** Returns a date's month as periods count them. */
export function monthNumber(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}
