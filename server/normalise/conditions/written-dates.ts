import { folded } from "#normalise/text/folded-expression.ts";
import { utc } from "#normalise/dates.ts";

/** Names of the months in the languages that ads are read in, each month's on one line. */
const MONTHS = new Map<string, number>();
[
  "jan january januar janvier enero ene janeiro januari ianuarie stycznia gennaio tammikuuta ledna",
  "feb february februar février fevrier fév févr febrero fevereiro fev februari februarie lutego febbraio helmikuuta února",
  "mar march märz maerz mär mars marzo março maart martie marca marts maaliskuuta března",
  "apr april avril avr abril abr aprilie kwietnia aprile huhtikuuta dubna",
  "may mai mayo maio mei mai maja maj maggio toukokuuta května",
  "jun june juni juin junio junho iunie czerwca giugno kesäkuuta června",
  "jul july juli juillet juil julio julho iulie lipca luglio heinäkuuta července",
  "aug august août aout agosto ago augustus sierpnia augusti elokuuta srpna",
  "sep sept september septembre septiembre setembro set septembrie września settembre syyskuuta září",
  "oct october oktober octobre octubre outubro out okt octombrie października ottobre lokakuuta října",
  "nov november novembre noviembre novembro noiembrie listopada marraskuuta listopadu",
  "dec december dezember dez décembre decembre déc diciembre dic dezembro decembrie grudnia desember dicembre joulukuuta prosince",
].forEach((names, month) => {
  for (const name of names.split(" ")) MONTHS.set(name, month);
});

const NAME = [...MONTHS.keys()].toSorted((a, b) => b.length - a.length).join("|");
const FORMS = [
  String.raw`(?<isoYear>\d{4})-(?<isoMonth>\d{2})-(?<isoDay>\d{2})`,
  String.raw`(?<first>\d{1,2})(?<mark>[./-]) ?(?<second>\d{1,2})[./-] ?(?<year>\d{4}|\d{2})`,
  String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|er|º|°|:e|ª)?\.?(?: of| de|o)? ?(?:(?<name>${NAME})\.?)(?:,? (?:de |del )?(?<nameYear>\d{4}))?`,
  String.raw`(?<american>${NAME})\.? (?<americanDay>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<americanYear>\d{4}))?`,
  String.raw`(?<cjkYear>\d{4}) ?年 ?(?<cjkMonth>\d{1,2}) ?月 ?(?<cjkDay>\d{1,2}) ?日`,
];
const DATE = folded(new RegExp(`(?<![\\p{L}\\d])(?:${FORMS.join("|")})(?![\\p{L}\\d])`, "iu"));
const DAY_MS = 86_400_000;

export interface DateContext {
  /** A date without a year is the first one on or after this day. */
  from: Date;
  /** Of `3/4/2026`: whether the day comes first; null where it can't be told. */
  dayFirst: boolean | null;
}

/** Returns the first date that a text writes, in UTC milliseconds. Null where it writes none, or one that can be read in two ways. */
export function firstDate(text: string, context: DateContext): number | null {
  const groups = DATE.exec(text)?.groups;
  return groups === undefined ? null : timeOf(groups, context);
}

/** Returns the time of a matched date, as `firstDate` does. */
function timeOf(groups: Readonly<Record<string, string | undefined>>, { from, dayFirst }: DateContext): number | null {
  const number = (name: string) => Number(groups[name]);
  if (groups["isoYear"] !== undefined) return utc(number("isoYear"), number("isoMonth") - 1, number("isoDay"));
  if (groups["cjkYear"] !== undefined) return utc(number("cjkYear"), number("cjkMonth") - 1, number("cjkDay"));
  if (groups["first"] !== undefined) {
    const [first, second] = [number("first"), number("second")];
    const year = number("year") < 100 ? 2000 + number("year") : number("year");
    const isDayFirst = first > 12 || first === second || groups["mark"] === "." || (second <= 12 && dayFirst);
    if (isDayFirst === true) return utc(year, second - 1, first);
    return second > 12 || dayFirst === false ? utc(year, first - 1, second) : null;
  }
  const name = groups["name"] ?? groups["american"] ?? "";
  const month = MONTHS.get(name.toLowerCase());
  const day = Number(groups["day"] ?? groups["americanDay"]);
  const year = groups["nameYear"] ?? groups["americanYear"];
  return month === undefined ? null : dayOf({ day, month, year }, from);
}

interface Day {
  day: number;
  /** From 0. */
  month: number;
  year: string | undefined;
}

/** Returns the time of a day; of the next such day where no year is written. */
export function dayOf({ day, month, year }: Day, from: Date): number | null {
  return year === undefined ? nextDay(month, day, from) : utc(Number(year), month, day);
}

/** Returns the month that a name means, from 0. */
export const monthNamed = (name: string): number | undefined => MONTHS.get(name.toLowerCase());

function nextDay(month: number, day: number, from: Date): number | null {
  const year = from.getUTCFullYear();
  const time = utc(year, month, day);
  return time !== null && time >= from.getTime() - DAY_MS ? time : utc(year + 1, month, day);
}
