import type { SalaryPeriod } from "#contract/schemas/job.ts";
import { currencyByCode } from "#taxonomy/money.ts";
import type { StatedPeriod } from "./salary-words.ts";
import { AMOUNT_LINE, RECEIVED } from "./salary-words.ts";

/** How often a year pays. */
const A_YEAR: Record<SalaryPeriod, number> = { hour: 2080, day: 260, week: 52, month: 12, year: 1 };
/** Dollars a year. Smaller sums without a word for pay are as often allowances. */
const LEAST = { unstated: 20_000, stated: 12_000 };

/** An amount in its text. */
interface Stated {
  text: string;
  start: number;
  end: number;
  value: number;
  /** The currency written at the amount. */
  sign: string | null;
  period: StatedPeriod | null;
}

/** Returns whether an amount is as large as somebody's pay, rather than as an allowance. */
function isAsLargeAsPay({ value, sign, period }: Stated): boolean {
  if (sign === null) return false;
  const isPaid = period !== null && period !== "piece" && period !== "fortnight";
  const dollars = value * (currencyByCode(sign)?.usd ?? 1) * (isPaid ? A_YEAR[period] : 1);
  return dollars >= LEAST[isPaid ? "stated" : "unstated"];
}

const CLAUSE_END = /[,;:]\s|[.!?](?:\s|$)|\s[-+(]|\splus\s/g;
const CLAUSE_START = /(?:[,;]\s|[.!?]\s|\s[-+]\s|^)(?=[^,;.!?]*$)/;

/** Returns the words of the clause that the amount stands in, without the amount. */
function clauseAround({ text, start, end }: Stated): string {
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 60);
  CLAUSE_END.lastIndex = 0;
  const stop = CLAUSE_END.exec(after)?.index ?? after.length;
  const from = CLAUSE_START.exec(before);
  return `${before.slice(from === null ? 0 : from.index + from[0].length)} ${after.slice(0, stop)}`;
}

/** Returns whether a clause says nothing but an amount of a salary's size: "From $150k", "Até R$ 15.000 por mês", "$52,000 a year, union contract". */
export function isAmountLine(stated: Stated): boolean {
  if (!isAsLargeAsPay(stated)) return false;
  const clause = clauseAround(stated);
  return clause.length <= 42 && (clause.match(/\p{L}+/gu) ?? []).every((word) => AMOUNT_LINE.has(word.toLowerCase()));
}

/** Returns whether somebody is said to get the amount, who can only be the reader: "Cobrarás 1.650 euros al mes", "je krijgt". */
export function isReceived(stated: Stated): boolean {
  return isAsLargeAsPay(stated) && RECEIVED.test(stated.text.slice(Math.max(0, stated.start - 60), stated.end + 30));
}
