import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import { utc } from "#normalise/dates.ts";
import { type DateContext, dayOf, monthNamed } from "./written-dates.ts";

/** Forms of the names of months beside those of `written-dates.ts`: Finnish and Czech cases, abbreviations. */
const FORMS = new Map<string, number>();
[
  "tammikuun január ocak jänner janv lednem lednu",
  "helmikuun február şubat feber únorem únoru",
  "maaliskuun március mart mrt březnem březnu",
  "huhtikuun április nisan dubnem dubnu",
  "toukokuun május mayıs květnem květnu",
  "kesäkuun június haziran červnem červnu",
  "heinäkuun július temmuz červencem červenci",
  "elokuun augusztus ağustos srpnem srpnu",
  "syyskuun szeptember eylül zářím",
  "lokakuun október ekim říjnem říjnu",
  "marraskuun kasım listopadem",
  "joulukuun aralık prosincem prosinci",
].forEach((names, month) => {
  for (const name of names.split(" ")) FORMS.set(name, month);
});
const monthOf = (name = ""): number | undefined => FORMS.get(name.toLowerCase()) ?? monthNamed(name);

const MONTH_FRAGMENT =
  "jan|ian|iun|iul|noi|jänn|feb|fév|fev|mar|mär|maer|mrt|apr|avr|abr|ma[iyj]|mei|maggio|jun|jui|giu|jul|lug|aug|ao[uû]|ago|sep|set|o[ck]t|out|ott|nov|de[czs]|déc|dic|ene|gen|sty|lut|kwi|cze|lip|sie|wrz|paź|lis|gru|tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu|led|únor|břez|dub|květ|červ|srp|září|říj|pros|oca|şub|nis|haz|tem|ağu|eyl|eki|kas|ara|szep|márc|ápr|máj|jún|júl";
/** A cheap first test for `datesIn`: most sentences with numbers write no date. */
export const HAS_DATE = folded(
  new RegExp(
    String.raw`20\d\d\. \p{L}|\d[./-] ?\d|\d(?:st|nd|rd|th|er|º|°|ª|:e|\.)?(?: of | de |o de | )?(?:${MONTH_FRAGMENT})|(?:${MONTH_FRAGMENT})\p{L}{0,7}\.? \d|(?:end|of|fin|fine|finales|final|fim|eind|einde|ende|końca|slutet|sista|slutningen|udgangen|slutten|utgangen|konce|de|av|af) (?:${MONTH_FRAGMENT})|kuun (?:20\d\d )?loppuun`,
    "iu",
  ),
);
/** "The end of 2027". */
const END_OF_YEAR = String.raw`(?:end of|ende|ende des jahres|fin|fin de|finales de|final de|fim de|fine|eind|einde|końca(?: roku)?|slutet av|utgången av|slutningen af|udgangen af|slutten av|utgangen av|konce(?: roku)?) (?:the year |año |ano )?(?<year>20\d\d)(?: roku)?(?!\d)`;
/** The same for `endsIn`. */
export const HAS_END = quickly(
  new RegExp(
    String.raw`${HAS_DATE.source}|${END_OF_YEAR}|vuoden 20\d\d loppuun|(?:${MONTH_FRAGMENT})\p{L}{0,7}\.?,? (?:de |del )?20\d\d`,
    "iu",
  ),
);

/** A date and where a text writes it. */
export interface WrittenDate {
  time: number;
  index: number;
  end: number;
}

type Groups = Readonly<Record<string, string | undefined>>;
type Reader = (groups: Groups, context: DateContext) => number | null;

/** Returns the last day of a month: of the next such month where no year is written. */
function lastOf(month: number | undefined, year: string | undefined, from: Date): number | null {
  if (month === undefined) return null;
  const last = (inYear: number) => Date.UTC(inYear, month + 1, 0);
  if (year !== undefined) return last(Number(year));
  const time = last(from.getUTCFullYear());
  return time >= from.getTime() - 86_400_000 ? time : last(from.getUTCFullYear() + 1);
}

const ofName: Reader = ({ day, name, year }, { from }) => {
  const month = monthOf(name);
  return month === undefined ? null : dayOf({ day: Number(day), month, year }, from);
};

/** Of two numbers, which is the day; null where it can't be told. */
const ofNumbers: Reader = ({ first, mark, second, year }, { from, dayFirst }) => {
  const [one, other] = [Number(first), Number(second)];
  const years = year?.length === 2 ? `20${year}` : year;
  const isDayFirst = one > 12 || one === other || mark === "." || (other <= 12 && dayFirst === true);
  if (isDayFirst) return dayOf({ day: one, month: other - 1, year: years }, from);
  return other > 12 || dayFirst === false ? dayOf({ day: other, month: one - 1, year: years }, from) : null;
};

/** The ways to write a date, each with how it is read: for places that hold dates, as some are short or vague. */
const WAYS: readonly (readonly [RegExp, Reader])[] = [
  [
    folded(
      /(?<![\p{L}\d])(?<day>\d{1,2})(?:st|nd|rd|th|er|º|°|:e|ª)?\.?(?: of| de|o de)? (?<name>\p{L}{3,12})(?!\p{L})(?:\.?,? (?:de |del )?(?<year>20\d\d)(?!\d))?/giu,
    ),
    ofName,
  ],
  [
    folded(
      /(?<!\p{L})(?<name>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?![\p{L}\d])(?:,? (?<year>20\d\d)(?!\d))?/giu,
    ),
    ofName,
  ],
  [folded(/(?<!\d)(?<year>20\d\d)\. (?<name>\p{L}{5,11}) (?<day>\d{1,2})(?!\d)/giu), ofName],
  [
    /(?<!\d)(?<year>20\d\d)-(?<month>\d\d)-(?<day>\d\d)(?!\d)/gu,
    ({ year, month, day }) => utc(Number(year), Number(month) - 1, Number(day)),
  ],
  [/(?<![\d.,/-])(?<first>\d{1,2})(?<mark>[./-]) ?(?<second>\d{1,2})[./-] ?(?<year>20\d\d|\d\d)(?!\d)/gu, ofNumbers],
  [
    folded(
      /(?<![\d.,/-])(?<first>\d{1,2})(?:(?<mark>\.) ?|\/)(?<second>\d{1,2})(?![\d/]|[.,:-]\d| ?[%€$£]| ?(?:h|hrs|hours|mio|mrd)(?!\p{L}))\.?(?: (?<year>20\d\d)(?!\d))?/giu,
    ),
    ofNumbers,
  ],
  [
    folded(
      /(?<!\p{L})(?:end of|ende|fin|fin de|finales de|final de|fim de|fine|eind|einde|końca|slutet av|sista|slutningen af|udgangen af|slutten av|utgangen av|konce) (?<name>\p{L}{3,12})(?!\p{L})(?:,? (?:de )?(?<year>20\d\d)(?!\d))?/giu,
    ),
    ({ name, year }, { from }) => lastOf(monthOf(name), year, from),
  ],
  [
    /(?<!\p{L})(?<name>\p{L}{4,8}kuun) (?:(?<year>20\d\d) )?loppuun/giu,
    ({ name, year }, { from }) => lastOf(monthOf(name), year, from),
  ],
];

function found(text: string, pattern: RegExp, read: Reader, context: DateContext): WrittenDate[] {
  return Array.from(matchesIn(text, pattern), (match) => ({
    time: read(match.groups ?? {}, context) ?? Number.NaN,
    index: match.index,
    end: match.index + match[0].length,
  })).filter(({ time }) => !Number.isNaN(time));
}

/** Returns the dates in the order of the text; of two that share characters, the longer one. */
function inOrder(dates: readonly WrittenDate[]): WrittenDate[] {
  const isWithin = (date: WrittenDate) =>
    dates.some(
      (other) =>
        other !== date &&
        other.index < date.end &&
        other.end > date.index &&
        other.end - other.index > date.end - date.index,
    );
  return dates.filter((date) => !isWithin(date)).toSorted((a, b) => a.index - b.index);
}

/** Returns every date that a text writes, short ones such as "15.1." and "the end of January" as well. */
export function datesIn(text: string, context: DateContext): WrittenDate[] {
  return inOrder(WAYS.flatMap(([pattern, read]) => found(text, pattern, read, context)));
}

const MONTH_OF_YEAR = /(?<!\p{L})(?<name>\p{L}{3,12})\.?,? (?:de |del )?(?<year>20\d\d)(?!\d)/giu;

const YEAR_ENDS = folded(new RegExp(String.raw`(?<!\p{L})${END_OF_YEAR}`, "giu"));
const FINNISH_YEAR_ENDS = /(?<!\p{L})vuoden (?<year>20\d\d) loppuun/giu;
const lastOfYear: Reader = ({ year }, { from }) => lastOf(11, year, from);

/** As `datesIn`, with the last day of every month and year that is written with its year: "June 2027", "the end of 2027". */
export function endsIn(text: string, context: DateContext): WrittenDate[] {
  const years = [YEAR_ENDS, FINNISH_YEAR_ENDS].flatMap((pattern) => found(text, pattern, lastOfYear, context));
  const months = found(text, MONTH_OF_YEAR, ({ name, year }, { from }) => lastOf(monthOf(name), year, from), context);
  return inOrder([...datesIn(text, context), ...months, ...years]);
}

/** Japanese dates, which words touch. */
const UNSPACED =
  /(?:(?<year>20\d\d) ?[年년/.-] ?)?(?<month>\d{1,2}) ?[月월/] ?(?:(?<day>\d{1,2})[日号號일]?(?!\d)|末|말|底)|(?<year2>20\d\d)[.-] ?(?<month2>\d{1,2})[.-] ?(?<day2>\d{1,2})\.?(?!\d)/gu;

/** As `datesIn`, in Japanese: "2027年1月15日", "1月末", "1/15". */
export function unspacedDatesIn(text: string, context: DateContext): WrittenDate[] {
  return found(
    text,
    UNSPACED,
    ({ year2, month2, day2, month = month2, day = day2, year = year2 }, { from }) => {
      const at = Number(month) - 1;
      return day === undefined ? lastOf(at, year, from) : dayOf({ day: Number(day), month: at, year }, from);
    },
    context,
  );
}
