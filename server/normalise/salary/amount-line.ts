import type { SalaryPeriod } from "#contract/schemas/job.ts";
import { currencyByCode } from "#taxonomy/money.ts";
import type { StatedPeriod } from "./salary-words.ts";
import { lastPeriodIn } from "./period.ts";
import { AMOUNT_LINE, RECEIVED } from "./salary-words.ts";

/** How often a year pays. */
const A_YEAR: Record<SalaryPeriod, number> = { hour: 2080, day: 260, week: 52, month: 12, year: 1 };
/** Dollars a year. Smaller sums without a word for pay are as often allowances. */
const LEAST = { unstated: 20_000, stated: 12_000 };
/** Where people earn a fraction of that. */
const LOW_PAID = new Set(
  "RON BGN RSD HUF TRY UAH MAD TND EGP XOF XAF NGN KES GHS ZAR INR PKR LKR NPR BDT PHP IDR VND THB MYR CNY BRL MXN COP ARS CLP PEN UYU".split(
    " ",
  ),
);
const FRACTION = 0.25;

/** An amount in its text. */
interface Placed {
  text: string;
  start: number;
  end: number;
  value: number;
  /** The currency written at the amount. */
  sign: string | null;
  /** The period written at the amount. */
  period: StatedPeriod | null;
}

/** Says what somebody earns at first, who can only be the reader; a year's pay needs no period then: "You'd be on $64,000". */
const STARTS_ON = /(?<!\p{L})you(?:['’](?:ll|d)| will| would) (?:be|start) on(?!\p{L})/iu;

/** Returns whether an amount is as large as somebody's pay, rather than as an allowance. */
function isAsLargeAsPay(value: number, sign: string, period: StatedPeriod | null): boolean {
  const isPaid = period !== null && period !== "piece" && period !== "fortnight";
  const dollars = value * (currencyByCode(sign)?.usd ?? 1) * (isPaid ? A_YEAR[period] : 1);
  return dollars >= LEAST[isPaid ? "stated" : "unstated"] * (LOW_PAID.has(sign) && isPaid ? FRACTION : 1);
}

/** Characters of a clause that can't say more than an amount. */
const LONGEST_CLAUSE = 42;
const CLAUSE_END = /\d|[,;:]\s|[.!?](?:\s|$)|\s[-+(]|\splus\s/;
/** What an amount comes with: "$65,000 a year with full benefits". */
const COMES_WITH =
  /\s(?:paid|with|and|mit|und|zzgl|inkl|met|avec|con|com|med|och|og|oraz|cu|incl|including|excl|exclusief)(?=[\s.])/iu;
/** What somebody takes home is a month's pay there. */
const IN_HAND = /(?<!\p{L})(?:na ruku|v ruce|na rękę|do ręki|na łapę|în mână)(?!\p{L})/iu;
const CLAUSE_START = /(?:\d|\(|[,;]\s|[.!?]\s|\s[-+]\s|^)(?=[^,;.!?(\d]*$)/;

/** Returns the words of the clause that the amount stands in, up to another number and without the amount; `before` are those that lead to it. */
export function clauseAround({ text, start, end }: Pick<Placed, "text" | "start" | "end">): {
  words: string;
  before: string;
  after: string;
  followsNumber: boolean;
} {
  const lead = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 60);
  const stop = CLAUSE_END.exec(after)?.index ?? after.length;
  const from = CLAUSE_START.exec(lead);
  const before = lead.slice(from === null ? 0 : from.index + from[0].length);
  return {
    words: `${before} ${after.slice(0, stop)}`,
    before,
    after: after.slice(0, stop),
    followsNumber: /^\d/.test(from?.[0] ?? ""),
  };
}

/**
 * Returns whether an amount of a salary's size needs no word for pay: its clause says nothing else ("From $150k", "$52,000 a year, union
 * contract"), or says that somebody gets it per hour, month or year, who can only be the reader ("Cobrarás 1.650 euros al mes").
 */
export function isPayByItself(placed: Placed): boolean {
  if (placed.sign === null) return false;
  const { words: clause, before, after, followsNumber } = clauseAround(placed);
  const own = `${before} ${after.slice(0, COMES_WITH.exec(after)?.index)}`;
  const isAlone =
    !followsNumber &&
    own.length <= LONGEST_CLAUSE &&
    (own.match(/\p{L}+/gu) ?? []).every((word) => AMOUNT_LINE.has(word.toLowerCase()));
  const isGot = !isAlone && RECEIVED.test(clause);
  if (!isAlone && !isGot) return false;
  // A period behind another number is that one's.
  const period =
    placed.period ?? (followsNumber ? null : (lastPeriodIn(clause) ?? (IN_HAND.test(clause) ? "month" : null)));
  const isStated = isAlone || period !== null || STARTS_ON.test(clause);
  return isStated && isAsLargeAsPay(placed.value, placed.sign, period);
}
