import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import { timeZones } from "#taxonomy/time-zones.ts";

/** UTC offsets in hours. */
export interface ZoneRange {
  from: number;
  to: number;
}

export function widen(a: ZoneRange, b: ZoneRange): ZoneRange {
  return { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) };
}

/** "GMT+8 +/- 3 hours". */
const SPREAD_BEHIND = /^ ?(?:\+\/-|\+-|±) ?(\d{1,2})(?: ?(?:hours?|hrs?|h)(?!\p{L}))?/u;
const MOST_SPREAD = 6;
const OFFSET = String.raw`(?:([+\-−–±])\s*)?(\d{1,2})(?::?(30|45|00))?(?!\d|\s*(?:am|pm|hours|%|k\b))`;
const UTC_RANGE = folded(
  new RegExp(
    String.raw`\b(?:UTC|GMT)\s*${OFFSET}(?:\s*(?:to|through|and|bis|-|–|—|\/|\.\.\.?)\s*(?:(?:UTC|GMT)\s*)?${OFFSET})?`,
    "i",
  ),
);

function hours(sign: string | undefined, whole: string | undefined, minutes: string | undefined): number | null {
  if (whole === undefined) return null;
  const value = Number(whole) + (minutes === undefined ? 0 : Number(minutes) / 60);
  const signed = sign === "-" || sign === "−" || sign === "–" ? -value : value;
  return signed >= -12 && signed <= 14 ? signed : null;
}

/** Parses "UTC-5 to UTC+2", "GMT+1" or "UTC-3" in a text; `text` is the matching piece. */
export function readUtcRange(text: string): { range: ZoneRange; text: string } | null {
  const match = UTC_RANGE.exec(text);
  if (match === null) return null;
  const first = hours(match[1], match[2], match[3]);
  if (first === null) return null;
  const second = hours(match[4], match[5], match[6]);
  const spread = SPREAD_BEHIND.exec(text.slice(match.index + match[0].length));
  const by = second === null && Number(spread?.[1]) <= MOST_SPREAD ? Number(spread?.[1]) : 0;
  const range =
    match[1] === "±"
      ? { from: -first, to: first }
      : second === null
        ? { from: first - by, to: first + by }
        : { from: Math.min(first, second), to: Math.max(first, second) };
  return { range, text: match[0] + (by > 0 ? (spread?.[0] ?? "") : "") };
}

const aliases = new Map(timeZones.flatMap((zone) => zone.aliases.map((alias) => [alias, zone] as const)));
const long = [...aliases.keys()]
  .filter((alias) => alias.length > 4 || alias.includes(" "))
  .sort((a, b) => b.length - a.length);
const short = [...aliases.keys()].filter(
  (alias) => !long.includes(alias) && !["west", "et", "pt", "ct", "mt", "art", "wet", "gmt", "utc"].includes(alias),
);
const LONG_NAME = folded(new RegExp(String.raw`(?<![\p{L}])(?:${long.join("|")})(?![\p{L}])`, "giu"));
const SHORT_NAME = new RegExp(
  String.raw`(?<![\p{L}])(?:${short.map((name) => name.toUpperCase()).join("|")})(?![\p{L}])`,
  "gu",
);
const SPREAD = /(?:\+\/-|\+-|±)\s*(\d{1,2})/;

/** Returns all zones that a sentence names as one range ("overlap with CET ± 2", "EST or PST hours"); null for none. */
export function readNamedZones(sentence: string): ZoneRange | null {
  let range = readUtcRange(sentence)?.range ?? null;
  for (const match of [...matchesIn(sentence, LONG_NAME), ...matchesIn(sentence, SHORT_NAME)]) {
    const zone = aliases.get(match[0].toLowerCase());
    if (zone === undefined) continue;
    range = range === null ? { from: zone.from, to: zone.to } : widen(range, zone);
  }
  if (range === null) return null;
  const spread = SPREAD.exec(readUtcRange(sentence) === null ? sentence : "");
  const by = spread?.[1] === undefined ? 0 : Number(spread[1]);
  return by > 0 && by <= MOST_SPREAD ? { from: range.from - by, to: range.to + by } : range;
}
