import { FIRST_DAY, LAST_DAY } from "#contract/values/desk/application.ts";

/** Which number of a date such as 03/04/2026 is the day. */
export type DayOrder = "day-first" | "month-first";

const MONTHS: readonly (readonly string[])[] = [
  ["jan", "january", "januar", "jänner", "janvier", "janv", "enero", "ene", "janeiro"],
  ["feb", "february", "februar", "février", "févr", "fév", "febrero", "fevereiro", "fev"],
  ["mar", "march", "märz", "mär", "mrz", "mars", "marzo", "março"],
  ["apr", "april", "avril", "avr", "abril", "abr"],
  ["may", "mai", "mayo", "maio"],
  ["jun", "june", "juni", "juin", "junio", "junho"],
  ["jul", "july", "juli", "juillet", "juil", "julio", "julho"],
  ["aug", "august", "août", "agosto", "ago"],
  ["sep", "sept", "september", "septembre", "septiembre", "setembro", "set"],
  ["oct", "october", "oktober", "okt", "octobre", "octubre", "outubro", "out"],
  ["nov", "november", "novembre", "noviembre", "novembro"],
  ["dec", "december", "dezember", "dez", "décembre", "déc", "diciembre", "dic", "dezembro"],
];

/** A date as its cell is written; `parts` are the two numbers whose order is open. */
type Read = { day: string } | { parts: [number, number]; year: number } | null;

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const DAY_MONTH =
  /^(?:\p{L}+,?\.? )?(\d{1,2})(?:st|nd|rd|th|\.|º)?[ -](?:de )?(\p{L}{3,12})\.?,?[ -](?:de )?(\d{4})(?!\d)/u;
const MONTH_DAY = /^(?:\p{L}+, )?(\p{L}{3,12})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/u;

function read(cell: string): Read {
  const text = cell.trim().slice(0, 60);
  const iso = ISO.exec(text);
  if (iso !== null) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = NUMBERS.exec(text);
  if (numbers !== null) {
    const [, one, separator, other, end] = numbers;
    const year = end!.length === 2 ? 2000 + Number(end) : Number(end);
    // Dots are only written day first.
    if (separator === ".") return dayOf(year, Number(other), Number(one));
    return { parts: [Number(one), Number(other)], year };
  }
  const dayMonth = DAY_MONTH.exec(text);
  if (dayMonth !== null) return dayOf(Number(dayMonth[3]), monthOf(dayMonth[2]!), Number(dayMonth[1]));
  const monthDay = MONTH_DAY.exec(text);
  return monthDay === null ? null : dayOf(Number(monthDay[3]), monthOf(monthDay[1]!), Number(monthDay[2]));
}

const monthOf = (word: string): number => MONTHS.findIndex((words) => words.includes(word.toLowerCase())) + 1;

function dayOf(year: number, month: number, date: number): { day: string } | null {
  const at = new Date(Date.UTC(year, month - 1, date));
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== date || at.getUTCFullYear() !== year) return null;
  const day = at.toISOString().slice(0, 10);
  return day >= FIRST_DAY && day <= LAST_DAY ? { day } : null;
}

/**
 * Returns the order of day and month that the dates of a file prove; null when they prove none or contradict each other, so that the
 * person is asked. `open` says whether any date depends on it.
 */
export function dayOrder(cells: Iterable<string>): { order: DayOrder | null; open: boolean } {
  const proved = new Set<DayOrder>();
  let open = false;
  for (const cell of cells) {
    const date = read(cell);
    if (date === null || "day" in date) continue;
    const [one, other] = date.parts;
    if (one === other) continue;
    open = true;
    if (one > 12) proved.add("day-first");
    if (other > 12) proved.add("month-first");
  }
  const [order] = proved;
  return { order: proved.size === 1 ? order! : null, open };
}

/** Returns the day (YYYY-MM-DD) that a cell names, "" for an empty cell, and null for one that isn't a date in this order. */
export function readDay(cell: string, order: DayOrder | null): string | null {
  if (cell.trim() === "") return "";
  const date = read(cell);
  if (date === null) return null;
  if ("day" in date) return date.day;
  const [one, other] = date.parts;
  const [day, month] = order === "month-first" ? [other, one] : [one, other];
  if (order === null && one !== other) return null;
  return dayOf(date.year, month, day)?.day ?? null;
}
