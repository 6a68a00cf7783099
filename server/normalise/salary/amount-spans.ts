import { type Amount, factorOf, findAmounts } from "./amounts.ts";
import { AND, BETWEEN, FROM, PERIOD_BETWEEN, PLUS_AFTER, RANGE_JOIN, UP_TO } from "./salary-words.ts";
import { quickly } from "#normalise/text/quick-expression.ts";

/** One amount or one range in a text. `low` and `high` are the same amount for a single number, null for an open end. */
export interface AmountSpan {
  low: Amount | null;
  high: Amount | null;
  start: number;
  end: number;
}

/** Returns whether the first of two amounts leaves out the thousands that the second writes. */
function isShortThousands({ digits, value }: Amount, second: Amount): boolean {
  return /^\d{2,3}$/.test(digits) && value * 1000 < second.value && second.value <= value * 2000;
}

/** Returns the two ends of a range with the multiplier of one applied to the other: "50-60k", "£50k - 60". */
function scaleRange(first: Amount, second: Amount): { low: Amount; high: Amount } {
  if (first.multiplier !== "" && second.multiplier === "" && second.value < 1000) {
    const high = second.currency === null ? { ...second, value: second.value * factorOf(first.multiplier) } : second;
    return { low: first, high };
  }
  // "35-38.000 kr".
  if (first.multiplier === "" && second.multiplier === "" && isShortThousands(first, second))
    return { low: { ...first, value: first.value * 1000 }, high: second };
  const factor = factorOf(second.multiplier);
  const scales =
    first.multiplier === "" && factor > 1 && first.value < 1000 && first.value * factor <= second.value * 1.001;
  return { low: scales ? { ...first, value: first.value * factor } : first, high: second };
}

/** What the multiplier of the first end would make of a second without one: "50k - 60". */
const scaleOf = (first: Amount, second: Amount): number =>
  second.multiplier === "" && second.value < 1000 ? factorOf(first.multiplier) : 1;

/** Only a comma and "up to" stand between the ends: an addition would be joined by "plus" or "and". */
const RISES = new RegExp(
  String.raw`^(?!.*(?:\+|plus |bonus|and |und |et ))[^,;.:()\d]*,[^,;.:()\d]*?${UP_TO.source}`,
  "iu",
);
/** "From $68,000 on the low end to $81,000": words between the ends that hold no number and begin no other clause. */
const RISES_FROM = /(?<!\p{L})(?:from|von|desde|dai?|van|od|från|fra)\s*$/iu;
const RISES_TO = /^[^,;.:()+\d]{0,45}(?<!\p{L})(?:to|bis(?: zu)?|hasta|fino a|tot|do|till|upp till|til|opp til)\s*$/iu;
/** "€37,919 a year rising by annual increments to €66,495": the pay of a scale. */
const INCREASES_TO =
  /^[^.;:()\d]{0,24}(?<!\p{L})(?:rising|increasing|progressing|going up|growing|steigend|ansteigend|steigt|évoluant|progressant|augmentant|subiendo|aumentando|llegando|subindo|chegando|crescente|che sale|salendo|oplopend|doorgroeiend|stijgend|rosnąc\p{L}|rosnące|wzrastając\p{L}|stigande|som stiger|stigende|voksende|nouse[ev]\p{L}{0,2}|nousten|rostoucí|stoupající|crescând)(?!\p{L})[^.;:()\d]{0,45}(?<!\p{L})(?:to|bis(?: zu| auf)?|auf|jusqu['’]à|à|vers|hasta|até|a|fino a|tot|do|till|upp till|til|op til|opp til|asti|saakka|na|až(?: na)?|la|până la)\s*$/iu;

/** What is paid beside the base, or on top of it. */
const BESIDE_BASE =
  /bonus|prim[ae]|prämi|equity|variab|commission|provision|comis|prowiz|OTE|target|for |für |pour |para |voor /iu;

/** Reads two neighbouring amounts as one range; null when the words between them don't join them. */
function readRange(text: string, first: Amount, second: Amount): AmountSpan | null {
  const between = text.slice(first.end, second.start);
  const spaced = /^\s+$/.test(between) && first.multiplier === "k" && second.multiplier === "k";
  // "$72,000$91,000", of a table that lost its cells.
  const fused =
    (between === "" && /\p{Sc}/u.test(text.charAt(first.end - 1)) && second.value > first.value) ||
    (between === " " && first.currency !== null && first.currency === second.currency && second.value > first.value);
  // "45/55k €".
  const inThousands = between === "/" && first.multiplier === "" && first.value < 1000 && second.multiplier === "k";
  // "2200/2500 € brut".
  const slashed =
    between === "/" && first.value >= 1000 && second.value > first.value && second.value <= first.value * 1.5;
  const bounds = { start: first.start, end: second.end };
  // "1.750 € en 12 pagas": no range falls to a tenth.
  const falls = second.value * scaleOf(first, second) * 10 < first.value;
  if (falls && second.currency === null) return null;
  if (RANGE_JOIN.test(between) || PERIOD_BETWEEN.test(between) || spaced || inThousands || slashed || fused)
    return { ...scaleRange(first, second), ...bounds };
  if (second.value <= first.value) return null;
  const before = wordsBefore(text, first);
  // "Starts at $23 with progressions up to $24/hour".
  const progresses =
    between.length <= 45 &&
    ((FROM.test(before) && UP_TO.test(between)) || (RISES_FROM.test(before) && RISES_TO.test(between)));
  // "Between $90,000 in our lowest market and $120,000 in our highest".
  const lies = BETWEEN.test(before) && between.length <= 60 && AND.test(between);
  // "85 € an hour by day, up to 110 € at night".
  const rises =
    between.length <= 45 &&
    second.value <= first.value * 2 &&
    second.currency === first.currency &&
    RISES.test(between) &&
    !BESIDE_BASE.test(text.slice(second.end, second.end + 24));
  const increases = between.length <= 80 && second.value <= first.value * 3 && INCREASES_TO.test(between);
  return progresses || lies || rises || increases ? { low: first, high: second, ...bounds } : null;
}

/** "You won't earn less than $52,000". */
const NOT_LESS = quickly(
  /(?<!\p{L})(?:not|\p{L}{2,5}n['’]t|never|no|nothing|nicht|nie) (?:\p{L}{1,8} )?(?:less than|weniger als)\s*$/iu,
);

function readSingle(text: string, amount: Amount): AmountSpan {
  const { start, end } = amount;
  const before = wordsBefore(text, amount);
  if (NOT_LESS.test(before)) return { low: amount, high: null, start, end };
  if (UP_TO.test(before)) return { low: null, high: amount, start, end };
  const isMinimum = FROM.test(before) || PLUS_AFTER.test(text.slice(end, end + 12));
  return { low: amount, high: isMinimum ? null : amount, start, end };
}

function wordsBefore(text: string, amount: Amount): string {
  return text.slice(Math.max(0, amount.start - 24), amount.start);
}

/** Finds every amount and range in a text, in reading order. */
export function findSpans(text: string): AmountSpan[] {
  const amounts = findAmounts(text);
  const spans: AmountSpan[] = [];
  for (let index = 0; index < amounts.length; index += 1) {
    const [first, second] = [amounts[index], amounts[index + 1]];
    if (first === undefined) continue;
    const range = second === undefined ? null : readRange(text, first, second);
    spans.push(range ?? readSingle(text, first));
    if (range !== null) index += 1;
  }
  return spans;
}
