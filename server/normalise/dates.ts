import { folded } from "#normalise/text/folded-expression.ts";
/** Names of the months in the languages of our sources, as dates write them. */
const MONTHS = numbered([
  "jan january januar janvier enero ene januari janeiro gennaio gen stycznia styczeń ledna leden tammikuuta",
  "feb february februar février fevrier febrero fév fev februari fevereiro febbraio lutego luty února únor helmikuuta",
  "mar march märz maerz mars marzo mär março marco maart mrt marts marca marzec března březen maaliskuuta",
  "apr april avril abril avr abr aprile kwietnia kwiecień dubna duben huhtikuuta",
  "may mai mayo maio maggio mag mei maj maja května květen toukokuuta",
  "jun june juni juin junio junho giugno giu czerwca czerwiec června červen kesäkuuta",
  "jul july juli juillet julio juil julho luglio lug lipca lipiec července červenec heinäkuuta",
  "aug august août aout agosto ago augustus augusti sierpnia sierpień srpna srpen elokuuta",
  "sep sept september septembre septiembre setembro settembre set września wrzesień září syyskuuta",
  "oct october oktober octobre octubre okt outubro out ottobre ott października październik října říjen lokakuuta",
  "nov november novembre noviembre novembro listopada listopad listopadu marraskuuta",
  "dec december dezember décembre decembre diciembre dez déc dic dezembro dicembre desember des grudnia grudzień prosince prosinec joulukuuta",
]);

/** Returns the place of each word's line. */
function numbered(lines: readonly string[]): ReadonlyMap<string, number> {
  return new Map(lines.flatMap((names, index) => names.split(" ").map((name) => [name, index] as const)));
}

const DAY_MS = 86_400_000;
const UNITS: readonly ({ ms: number } | { months: number })[] = [
  { ms: 1000 },
  { ms: 60_000 },
  { ms: 3_600_000 },
  { ms: DAY_MS },
  { ms: 7 * DAY_MS },
  { months: 1 },
  { months: 12 },
];
/** The words for each unit. */
const UNIT_WORDS = numbered([
  "s sec secs second seconds sekunde sekunden seconde secondes seconden segundo segundos secondo secondi sekund sekunder sekundy",
  "min mins minute minutes minuten minuto minutos minuti minuut minut minuter minutter minuty",
  "h hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur uren godz godzin godziny godzinę timme timmar timer tunti tuntia hodin hodinou hodinami",
  "d day days tag tage tagen jour jours j día días dia dias giorno giorni dag dage dagen dager dagar dzień dni päivä päivää dny dnem",
  "w wk wks week weeks woche wochen semaine semaines semana semanas settimana settimane weken tydzień tygodnie tygodni vecka veckor uge uger uke uker viikko viikkoa týdnem týdny",
  "mo mos month months monat monate monaten mois mes meses mês mese mesi maand maanden miesiąc miesiące miesięcy månad månader måned måneder kuukausi kuukautta měsícem měsíci",
  "y yr yrs year years jahr jahre jahren an ans année années año años ano anos anno anni jaar jaren rok lata lat år vuosi vuotta rokem lety",
]);
const UNSPACED_UNITS = numbered([
  "秒",
  "分",
  "時間 小时 시간",
  "日 天 일",
  "週間 周 주",
  "か月 ヶ月 个月 개월",
  "年 년",
]);
const UNSPACED = /(\d{1,3}) ?(秒|分|時間|小时|시간|日|天|일|週間|周|주|か月|ヶ月|个月|개월|年|년) ?(?:前|전)/u;
const ONE = new Set(
  "a an one ein eine einem einer un une una um uma uno een en ett et én jeden jednym jedním".split(" "),
);
const AGO =
  /(?<!\p{L})(?:ago|vor|il y a|hace|há|fa|geleden|temu|sedan|siden|sitten|před)(?!\p{L})|^(?:re)?posted\b|^updated\b|\bold$/iu;
const MOST_UNITS = 1000;
/** "30+ days ago" is an upper bound on the date, not the date. */
const OPEN = folded(
  /\d ?\+|(?<!\p{L})(?:more than|over|mehr als|über|plus d['’e]|más de|mais de|oltre|più di|meer dan|ponad|mer än|mere end|mer enn|yli|více než)(?!\p{L})/iu,
);
const TODAY =
  /^(?:today|just now|just posted|new|heute|aujourd['’]hui|hoy|hoje|oggi|vandaag|dziś|dzisiaj|i ?dag|tänään|dnes|今日|本日|今天|오늘)(?!\p{L})/iu;
const YESTERDAY =
  /^(?:yesterday|gestern|hier|ayer|ontem|ieri|gisteren|wczoraj|i ?går|eilen|včera|昨日|昨天|어제)(?!\p{L})/iu;
/** What labels a date as the one of publication. */
const LABEL = folded(
  /^(?:(?:date )?posted(?: date)?|published|publication date|date published|listed|created|veröffentlicht|online seit|publiée?|publicad[oa]|pubblicat[oa]|geplaatst|opublikowano|dodano|publicerad|publiceret|publisert|julkaistu|zveřejněno|掲載日|公開日|发布时间|게시일)(?!\p{L})(?: (?:on|am|le|el|em|il|op|dnia|den))? ?[:：–-]? ?/iu,
);
const NOT_A_POSTING_DATE =
  /\b(?:valid ?through|expires?|closing|closes|deadline|apply by|bewerbungsfrist|date limite|until|active|start(?:s|ing)?|begins?)\b/i;
/** A posting date before this year is a default value. */
const FIRST_YEAR = 2005;
/** How far a date may be ahead because another clock or time zone wrote it. */
const MOST_AHEAD_MS = DAY_MS;

/** Returns a day in UTC milliseconds; null for one that no calendar has. */
export function utc(year: number, month: number, day: number): number | null {
  const time = Date.UTC(year, month, day);
  const date = new Date(time);
  return date.getUTCMonth() === month && date.getUTCDate() === day ? time : null;
}

function ofWords(day: string | undefined, month: string | undefined, year: string | undefined): number | null {
  const index = MONTHS.get((month ?? "").toLowerCase());
  return index === undefined ? null : utc(Number(year), index, Number(day));
}

/** Returns how many of which unit a text names: `3 days`, `eine Woche`, `3日`. */
function spanIn(text: string): { count: number; unit: number } | null {
  const unspaced = UNSPACED.exec(text);
  if (unspaced !== null) return { count: Number(unspaced[1]), unit: UNSPACED_UNITS.get(unspaced[2] ?? "") ?? 0 };
  const words = text.toLowerCase().match(/\d+|\p{L}{1,20}/gu) ?? [];
  for (const [at, word] of words.entries()) {
    const count = ONE.has(word) ? 1 : Number(word);
    const unit = UNIT_WORDS.get(words[at + 1] ?? "");
    if (count < MOST_UNITS && unit !== undefined) return { count, unit };
  }
  return null;
}

/** Returns the same time of day some months earlier, on the last day of a month that has no such day. */
function monthsBefore(now: Date, months: number): number {
  const date = new Date(now);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(now.getUTCDate(), last));
}

function readRelative(text: string, now: Date): number | null {
  const plain = text.replace(/^(?:re)?posted /i, "");
  if (TODAY.test(plain)) return now.getTime();
  if (YESTERDAY.test(plain)) return now.getTime() - DAY_MS;
  if ((!AGO.test(text) && !UNSPACED.test(text)) || OPEN.test(text)) return null;
  const span = spanIn(text);
  const unit = UNITS[span?.unit ?? -1];
  if (span === null || unit === undefined) return null;
  return "ms" in unit ? now.getTime() - span.count * unit.ms : monthsBefore(now, span.count * unit.months);
}

/** Days in digits, with the year first: `2026-03-01T10:00:00+01:00`, `2026/3/1`, `2026年3月1日`. */
const YEAR_FIRST =
  /^(\d{4})([-/.]|年 ?|년 ?)(\d{1,2})(?:[-/.]|月 ?|월 ?)(\d{1,2})(?:[日일]|(?:[T ](\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?)/;
const DAY_FIRST = folded(
  /^(?:\p{L}{2,12}\.?,? )?(\d{1,2})(?:\.|er|º|st|nd|rd|th)?[ -](?:de |of )?(\p{L}{3,14})\.?,?[ -](?:de )?(\d{4})(?: (\d{2}:\d{2}(?::\d{2})?) ?(GMT|UTC|Z|EST|EDT|PST|PDT|[+-]\d{4})?)?/iu,
);
const MONTH_FIRST = /^(?:\p{L}{2,12}\.?, )?(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/iu;
/** As Java prints a date: "Mon Aug 24 00:00:00 UTC 2026". */
const PRINTED = /^[a-z]{3} ([a-z]{3}) (\d{1,2}) (\d{2}:\d{2}:\d{2}) (?:UTC|GMT) (\d{4})$/i;
const ZONES: Record<string, number> = { EST: -300, EDT: -240, PST: -480, PDT: -420 };

function readYearFirst([, year, , month, day, clock, zone]: RegExpExecArray): number | null {
  const start = utc(Number(year), Number(month) - 1, Number(day));
  if (start === null || clock === undefined) return start;
  const offset =
    zone === undefined || /[A-Z]/.test(zone) ? "Z" : zone.includes(":") ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`;
  const padded = clock.length === 4 ? `0${clock}` : clock;
  const time = padded.length === 5 ? `${padded}:00` : padded.replace(",", ".");
  const parsed = Date.parse(`${new Date(start).toISOString().slice(0, 10)}T${time}${offset}`);
  return Number.isNaN(parsed) ? start : parsed;
}

/** Returns the milliseconds of `09:30:15` in a zone. */
function clockMs(clock: string, zone: string | undefined): number {
  const [hour = 0, minute = 0, second = 0] = clock.split(":").map(Number);
  const offset = /^[+-]\d{4}$/.test(zone ?? "")
    ? Number(zone?.slice(0, 3)) * 60 + Number(`${zone?.[0]}${zone?.slice(3)}`)
    : (ZONES[zone?.toUpperCase() ?? ""] ?? 0);
  return ((hour * 60 + minute - offset) * 60 + second) * 1000;
}

function readText(given: string, now: Date): number | null {
  if (NOT_A_POSTING_DATE.test(given)) return null;
  const text = given.replace(LABEL, "");
  if (/^\d{9,17}(?:\.\d+)?$/.test(text)) return readEpoch(Number(text));
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (compact !== null) return utc(Number(compact[1]), Number(compact[2]) - 1, Number(compact[3]));
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst !== null) return readYearFirst(yearFirst);
  const dotted = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})\b/.exec(text);
  if (dotted !== null) return utc(Number(dotted[3]), Number(dotted[2]) - 1, Number(dotted[1]));
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})\b/.exec(text);
  if (slashed !== null) {
    const [first, second, year] = [Number(slashed[1]), Number(slashed[2]), Number(slashed[3])];
    // Day and month can only be told apart when one of them can't be a month, or both are equal.
    if (first > 12) return utc(year, second - 1, first);
    if (second > 12 || first === second) return utc(year, first - 1, second);
    return null;
  }
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst !== null) {
    const day = ofWords(dayFirst[1], dayFirst[2], dayFirst[3]);
    return day === null || dayFirst[4] === undefined ? day : day + clockMs(dayFirst[4], dayFirst[5]);
  }
  const printed = PRINTED.exec(text);
  if (printed !== null) {
    const day = ofWords(printed[2], printed[1], printed[4]);
    return day === null ? null : day + clockMs(printed[3] ?? "", undefined);
  }
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst !== null) return ofWords(monthFirst[2], monthFirst[1], monthFirst[3]);
  return readRelative(given, now);
}

function readEpoch(value: number): number | null {
  if (!Number.isFinite(value) || value <= 0) return null;
  if (value > 1e17) return value / 1e6;
  if (value > 1e14) return value / 1e3;
  return value > 1e11 ? value : value * 1000;
}

/**
 * Parses a date as sources write it: ISO, epoch seconds or milliseconds, RFC 822, a plain date in words or digits, or relative words
 * ("Posted 3 Days Ago"). Returns UTC milliseconds; null for an ambiguous date (`06/07/2025`), a default (year 1 or 1970) or no date.
 */
function readTime(value: string | number | undefined, now: Date): number | null {
  if (value === undefined) return null;
  const time =
    typeof value === "number" ? readEpoch(value) : readText(value.slice(0, 200).trim().replace(/\s+/g, " "), now);
  if (time === null || Number.isNaN(time) || Math.abs(time) > 8.64e15) return null;
  return new Date(time).getUTCFullYear() < FIRST_YEAR ? null : time;
}

/**
 * Returns when a posting was published, as ISO text; null without a date and for one in the future. A date within the next day is that of
 * another clock or time zone and counts as now.
 */
export function readPostedAt(value: string | number | undefined, now: Date): string | null {
  const time = readTime(value, now);
  if (time === null || time > now.getTime() + MOST_AHEAD_MS) return null;
  return new Date(Math.min(time, now.getTime())).toISOString();
}

/** Returns when a posting closes, as ISO text, which may be in the future. Dates more than three years ahead are default values. */
export function readClosesAt(value: string | number | undefined, now: Date): string | null {
  const time = typeof value === "string" ? readTime(value.replace(NOT_A_POSTING_DATE, ""), now) : readTime(value, now);
  return time === null || time > now.getTime() + 3 * 366 * DAY_MS ? null : new Date(time).toISOString();
}
