const MONTHS: Record<string, number> = {};
for (const [index, names] of [
  "jan january januar janvier enero ene",
  "feb february februar février fevrier febrero fév fev",
  "mar march märz maerz mars marzo mär",
  "apr april avril abril avr abr",
  "may mai mayo",
  "jun june juni juin junio",
  "jul july juli juillet julio juil",
  "aug august août aout agosto ago",
  "sep sept september septembre septiembre",
  "oct october oktober octobre octubre okt",
  "nov november novembre noviembre",
  "dec december dezember décembre decembre diciembre dez déc dic",
].entries()) {
  for (const name of names.split(" ")) MONTHS[name] = index;
}

const DAY_MS = 86_400_000;
const UNITS: [RegExp, "ms" | "month" | "year", number][] = [
  [/^(?:sec|second|sekunde|seconde|segundo)/, "ms", 1000],
  [/^(?:min|minute|minuto)/, "ms", 60_000],
  [/^(?:h|hr|hour|stunde|heure|hora)/, "ms", 3_600_000],
  [/^(?:d|day|tag|jour|d[ií]a)/, "ms", DAY_MS],
  [/^(?:w|wk|week|woche|semaine|semana)/, "ms", 7 * DAY_MS],
  [/^(?:mo|month|monat|mois|mes)/, "month", 1],
  [/^(?:y|yr|year|jahr|an|año)/, "year", 1],
];
const RELATIVE =
  /(?:^|\b)(?:vor|il y a|hace)?\s*(?:about |over |more than |etwa |environ )?(\d{1,3}|an?|one|einem|einer|ein|un|une|una)\+?\s*(seconds?|secs?|minutes?|mins?|hours?|hrs?|h|days?|d|weeks?|wks?|w|months?|mos?|years?|yrs?|y|sekunden?|minuten?|stunden?|tag(?:en?)?|wochen?|monat(?:en?)?|jahr(?:en?)?|secondes?|heures?|jours?|semaines?|mois|ans?|segundos?|minutos?|horas?|d[ií]as?|semanas?|mes(?:es)?|años?)\b/i;
const AGO = /\bago\b|\bvor\b|\bil y a\b|\bhace\b|^posted\b|^reposted\b|^updated\b|\bold$/i;
const NOT_A_POSTING_DATE =
  /\b(?:valid ?through|expires?|closing|closes|deadline|apply by|bewerbungsfrist|date limite|until)\b/i;
/** A posting date before this year is a default value. */
const FIRST_YEAR = 2005;

function utc(year: number, month: number, day: number): number | null {
  const time = Date.UTC(year, month, day);
  const date = new Date(time);
  return date.getUTCMonth() === month && date.getUTCDate() === day ? time : null;
}

function readRelative(text: string, now: Date): number | null {
  if (/^(?:posted\s+)?(?:today|just now|just posted|heute|aujourd['’]hui|hoy|new)\b/i.test(text)) return now.getTime();
  if (/^(?:posted\s+)?(?:yesterday|gestern|hier|ayer)\b/i.test(text)) return now.getTime() - DAY_MS;
  if (!AGO.test(text)) return null;
  // "30+ days ago" is an upper bound on the date, not the date.
  if (/\d\s*\+/.test(text)) return null;
  const match = RELATIVE.exec(text);
  if (match?.[1] === undefined || match[2] === undefined) return null;
  const count = /^\d/.test(match[1]) ? Number(match[1]) : 1;
  const unit = match[2].toLowerCase();
  const found =
    unit === "mo" || unit.startsWith("mos")
      ? UNITS[5]
      : UNITS.find(([pattern]) => pattern.test(unit) && !(unit.startsWith("mo") && pattern.source.includes("min")));
  if (found === undefined) return null;
  if (found[1] === "ms") return now.getTime() - count * found[2];
  const date = new Date(now);
  if (found[1] === "month") date.setUTCMonth(date.getUTCMonth() - count);
  else date.setUTCFullYear(date.getUTCFullYear() - count);
  return date.getTime();
}

function readText(text: string, now: Date): number | null {
  if (NOT_A_POSTING_DATE.test(text)) return null;
  if (/^\d{9,17}(?:\.\d+)?$/.test(text)) return readEpoch(Number(text));
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (compact !== null) return utc(Number(compact[1]), Number(compact[2]) - 1, Number(compact[3]));
  const iso =
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?/.exec(
      text,
    );
  if (iso !== null) {
    const day = utc(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]));
    if (day === null || iso[4] === undefined) return day;
    const zone =
      iso[5] === undefined || /[A-Z]/.test(iso[5])
        ? "Z"
        : iso[5].includes(":")
          ? iso[5]
          : `${iso[5].slice(0, 3)}:${iso[5].slice(3)}`;
    const clock = iso[4].length === 4 ? `0${iso[4]}` : iso[4];
    const parsed = Date.parse(
      `${new Date(day).toISOString().slice(0, 10)}T${clock.length === 5 ? `${clock}:00` : clock.replace(",", ".")}${zone}`,
    );
    return Number.isNaN(parsed) ? day : parsed;
  }
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})\b/.exec(text);
  if (dotted !== null) return utc(Number(dotted[3]), Number(dotted[2]) - 1, Number(dotted[1]));
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})\b/.exec(text);
  if (slashed !== null) {
    const [first, second, year] = [Number(slashed[1]), Number(slashed[2]), Number(slashed[3])];
    // Day and month can only be told apart when one of them can't be a month, or both are equal.
    if (first > 12) return utc(year, second - 1, first);
    if (second > 12 || first === second) return utc(year, first - 1, second);
    return null;
  }
  const rfc =
    /^(?:[a-z]{3,9},?\s+)?(\d{1,2})\.?\s+(?:de\s+)?([a-zà-ÿ]{3,10})\.?,?\s+(?:de\s+)?(\d{4})(?:\s+(\d{2}:\d{2}(?::\d{2})?)\s*(GMT|UTC|Z|EST|EDT|PST|PDT|[+-]\d{4})?)?/i.exec(
      text,
    );
  if (rfc !== null) {
    const month = MONTHS[(rfc[2] ?? "").toLowerCase()];
    if (month === undefined) return null;
    const day = utc(Number(rfc[3]), month, Number(rfc[1]));
    if (day === null || rfc[4] === undefined) return day;
    const [hour = 0, minute = 0, second = 0] = rfc[4].split(":").map(Number);
    const offset = /^[+-]\d{4}$/.test(rfc[5] ?? "")
      ? Number(rfc[5]?.slice(0, 3)) * 60 + Number(`${rfc[5]?.[0]}${rfc[5]?.slice(3)}`)
      : ({ EST: -300, EDT: -240, PST: -480, PDT: -420 }[rfc[5]?.toUpperCase() ?? ""] ?? 0);
    return day + ((hour * 60 + minute - offset) * 60 + second) * 1000;
  }
  // As Java prints a date: "Mon Aug 24 00:00:00 UTC 2026".
  const printed = /^[a-z]{3} ([a-z]{3}) (\d{1,2}) (\d{2}):(\d{2}):(\d{2}) (?:UTC|GMT) (\d{4})$/i.exec(text);
  if (printed !== null) {
    const [hour = 0, minute = 0, second = 0] = printed.slice(3, 6).map(Number);
    const month = MONTHS[printed[1]!.toLowerCase()];
    const day = month === undefined ? null : utc(Number(printed[6]), month, Number(printed[2]));
    return day === null ? null : day + ((hour * 60 + minute) * 60 + second) * 1000;
  }
  const american = /^([a-zà-ÿ]{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/i.exec(text);
  if (american !== null) {
    const month = MONTHS[(american[1] ?? "").toLowerCase()];
    return month === undefined ? null : utc(Number(american[3]), month, Number(american[2]));
  }
  return readRelative(text, now);
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
  const time = typeof value === "number" ? readEpoch(value) : readText(value.trim().replace(/\s+/g, " "), now);
  if (time === null || Number.isNaN(time) || Math.abs(time) > 8.64e15) return null;
  return new Date(time).getUTCFullYear() < FIRST_YEAR ? null : time;
}

/** Returns when a posting was published, as ISO text. Clamps a future date to `now` and never invents one. */
export function readPostedAt(value: string | number | undefined, now: Date): string | null {
  const time = readTime(value, now);
  return time === null ? null : new Date(Math.min(time, now.getTime())).toISOString();
}

/** Returns when a posting closes, as ISO text, which may be in the future. Dates more than three years ahead are default values. */
export function readClosesAt(value: string | number | undefined, now: Date): string | null {
  const time = typeof value === "string" ? readTime(value.replace(NOT_A_POSTING_DATE, ""), now) : readTime(value, now);
  return time === null || time > now.getTime() + 3 * 366 * DAY_MS ? null : new Date(time).toISOString();
}
